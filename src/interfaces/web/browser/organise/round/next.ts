import { type TemplateResult, html, nothing } from 'lit-html';
import type { RoundPreview } from '../../../../../app/kernel/generated/answers';
import { type Game, gamesOf } from '../../reports/games';
import { isAllowed, lastRound, lookAt, previewNext, sendChange, state, update } from '../model';
import { nextTexts } from './next-texts';
import { organiseTexts as texts } from '../texts';

/** The one act that brings the event on, whatever view is open. */

type Step = readonly [label: string, run: () => unknown];

/** A step that opens the round before it runs. */
const atRound = (label: string, run: () => unknown): Step => [
  label,
  () => {
    update({ view: 'ROUND' });
    run();
  },
];

/** A double click is one click: its second half is not meant for what the first has shown. */
const SHORTEST_LOOK_MS = 400;

const beginLook = (): void => {
  update({ isTooSoon: true });
  setTimeout(() => update({ isTooSoon: false }), SHORTEST_LOOK_MS);
};

const previewBox = (): Element | null => document.querySelector('[data-view=ROUND] .next-round');

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

export const publishDraw = ({ number, digest }: RoundPreview): void =>
  sendChange(texts.drawn(number), '/rounds', { body: { digest } });

/** Publishes a draw that was seen; brings any other into sight. */
const publishSeen = (preview: RoundPreview): void => {
  const box = previewBox();
  if (box === null || isInSight(box)) return publishDraw(preview);
  box.scrollIntoView({ block: 'start' });
  beginLook();
};

const showPreview = async (): Promise<void> => {
  await previewNext();
  beginLook();
  const box = previewBox();
  if (box !== null && !isInSight(box)) box.scrollIntoView({ block: 'start' });
};

const drawStep = (): Step => {
  const { event, preview } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return preview
    ? atRound(nextTexts.publish(number), () => publishSeen(preview))
    : atRound(nextTexts.draw(number), showPreview);
};

const startStep = (): Step | null => {
  const { round, event } = state;
  if (round?.state !== 'DRAWN' || !isAllowed('startRound')) return null;
  const { number, version: ifMatch } = round;
  const minutes = event?.roundMinutes ?? null;
  const body = minutes === null ? {} : { minutes };
  return atRound(nextTexts.start(number, minutes), () =>
    sendChange(texts.started(number), `/rounds/${number}/start`, { body, ifMatch }),
  );
};

/** The form of a table, or the line of quick entry. */
const goToForm = (selector: string): void => {
  const form = document.querySelector<HTMLElement>(selector);
  form?.scrollIntoView({ block: 'nearest' });
  if (form instanceof HTMLDetailsElement) form.open = true;
  form?.querySelector<HTMLElement>('input, select, summary')?.focus({ preventScroll: true });
};

const isDisputed = ({ result }: Game): boolean => result?.status === 'DISPUTED';

/** The results that a round waits for, then its disputes. */
const resultsStep = (): Step | null => {
  const { round } = state;
  if (round?.state !== 'STARTED') return null;
  const games = gamesOf(round);
  const open = games.filter(({ result }) => result === null);
  const disputed = games.filter(isDisputed);
  if (open.length > 0 && isAllowed('reportResult'))
    return atRound(nextTexts.results(open.length, disputed.length), () =>
      goToForm(document.getElementById('quick') ? 'form.quick' : 'details.match[data-open=true]'),
    );
  const [first] = disputed;
  if (first === undefined) return null;
  return isAllowed('ruleResult')
    ? atRound(nextTexts.disputes(disputed.length), () => goToForm(`[data-table="${first.table}"]`))
    : null;
};

/** While another round is open, or the new one is not read yet, the button stays, and the keyboard on it. */
const goToStep = (): Step | null => {
  const { round } = state;
  const number = lastRound();
  return number === undefined || round?.number === number
    ? null
    : atRound(nextTexts.goTo(number), () => lookAt(number));
};

const FEWEST_ENTRANTS = 2;

const goToRegistration = (): void => {
  update({ view: 'ENTRANTS' });
  document.getElementById('list')?.focus();
};

const stepNow = (): Step | null => {
  const { event } = state;
  switch (event?.state) {
    case 'DRAFT':
      return isAllowed('openRegistration')
        ? [nextTexts.openRegistration, () => sendChange(nextTexts.openRegistration, '/open-registration')]
        : null;
    case 'REGISTRATION':
    case 'CHECK_IN':
      if (event.entrants.length < FEWEST_ENTRANTS)
        return isAllowed('registerEntrant') ? [nextTexts.register, goToRegistration] : null;
      return isAllowed('drawRound') ? drawStep() : null;
    case 'ROUND_DRAWN':
      return startStep() ?? goToStep();
    case 'ROUND_STARTED':
      return resultsStep() ?? goToStep();
    case 'ROUND_COMPLETE':
      return isAllowed('drawRound') ? drawStep() : goToStep();
    case 'ALL_ROUNDS_COMPLETE':
      return isAllowed('finishTournament')
        ? [nextTexts.finish, () => confirm(texts.finishSure) && sendChange(texts.finish, '/finish')]
        : null;
    default:
      return null;
  }
};

export const nextStep = (): TemplateResult => {
  const step = stepNow();
  if (step === null) return html`<p class="next"></p>`;
  const [label, run] = step;
  const { isTooSoon } = state;
  const start = (): unknown => (isTooSoon ? undefined : run());
  return html`<p class="next">
    <button aria-disabled=${isTooSoon ? 'true' : nothing} @click=${start}>${nextTexts.next(label)}</button>
  </p>`;
};
