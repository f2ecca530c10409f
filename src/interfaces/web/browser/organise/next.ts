import { type TemplateResult, html } from 'lit-html';
import { gamesOf } from '../games';
import { isAllowed, lookAt, previewNext, sendChange, state, update } from './model';
import { nextTexts } from './next-texts';
import { organiseTexts as texts } from './texts';

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

const drawStep = (): Step => {
  const { event, preview } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return preview
    ? atRound(nextTexts.publish(number), () =>
        sendChange(texts.drawn(number), '/rounds', { body: { digest: preview.digest } }),
      )
    : atRound(nextTexts.draw(number), previewNext);
};

const startStep = (): Step | null => {
  const { round, event } = state;
  if (round?.state !== 'DRAWN') return null;
  const { number, version: ifMatch } = round;
  const minutes = event?.roundMinutes ?? null;
  const body = minutes === null ? {} : { minutes };
  return atRound(nextTexts.start(number, minutes), () =>
    sendChange(texts.started(number), `/rounds/${number}/start`, { body, ifMatch }),
  );
};

const resultsStep = (): Step | null => {
  const { round } = state;
  if (round?.state !== 'STARTED') return null;
  const open = gamesOf(round).filter(({ result }) => result === null).length;
  return atRound(nextTexts.results(open), () => document.getElementById('quick')?.focus());
};

/** While another round is open, or the new one is not read yet, the button stays, and the keyboard on it. */
const goToStep = (): Step | null => {
  const number = state.event?.roundsDrawn.at(-1)?.number;
  return number === undefined ? null : atRound(nextTexts.goTo(number), () => lookAt(number));
};

const FEWEST_ENTRANTS = 2;

const stepNow = (): Step | null => {
  const { event } = state;
  switch (event?.state) {
    case 'DRAFT':
      return [nextTexts.openRegistration, () => sendChange(nextTexts.openRegistration, '/open-registration')];
    case 'REGISTRATION':
    case 'CHECK_IN':
      if (event.entrants.length < FEWEST_ENTRANTS)
        return [nextTexts.register, () => update({ view: 'ENTRANTS' })];
      return isAllowed('drawRound') ? drawStep() : null;
    case 'ROUND_DRAWN':
      return startStep() ?? goToStep();
    case 'ROUND_STARTED':
      return resultsStep() ?? goToStep();
    case 'ROUND_COMPLETE':
      return drawStep();
    case 'ALL_ROUNDS_COMPLETE':
      return [nextTexts.finish, () => confirm(texts.finishSure) && sendChange(texts.finish, '/finish')];
    default:
      return null;
  }
};

export const nextStep = (): TemplateResult => {
  const step = stepNow();
  if (step === null) return html``;
  const [label, run] = step;
  return html`<p class="next"><button @click=${run}>${nextTexts.next(label)}</button></p>`;
};
