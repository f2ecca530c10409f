import { type TemplateResult, html } from 'lit-html';
import { act, lookAt, may, previewNext, redraw, shown, type View } from './model';
import { nextWords } from './next-words';
import { organiseWords as words } from './words';

/** The one act that brings the event on, whatever view is open. */

interface Step {
  readonly label: string;
  readonly run: () => void;
}

const look = (view: View): void => {
  shown.view = view;
  redraw();
};

const drawStep = (): Step => {
  const { event, preview } = shown;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return preview
    ? {
        label: nextWords.publish(number),
        run: () => {
          look('ROUND');
          act(words.drawn(number), ['POST', '/rounds'], { body: { digest: preview.digest } });
        },
      }
    : {
        label: nextWords.draw(number),
        run: () => {
          look('ROUND');
          void previewNext();
        },
      };
};

const startStep = (): Step | null => {
  const { round, event } = shown;
  if (!round || round.state !== 'DRAWN') return null;
  const minutes = event?.roundMinutes ?? null;
  return {
    label: nextWords.start(round.number, minutes),
    run: () => {
      look('ROUND');
      act(words.started(round.number), ['POST', `/rounds/${round.number}/start`], {
        body: minutes === null ? {} : { minutes },
        ifMatch: round.version,
      });
    },
  };
};

const resultsStep = (): Step | null => {
  const { round } = shown;
  if (!round || round.state !== 'STARTED') return null;
  const open = [...round.tables, ...(round.unpaired?.table ? [round.unpaired] : [])].filter(
    ({ result }) => result === null,
  ).length;
  return {
    label: nextWords.results(open),
    run: () => {
      look('ROUND');
      document.getElementById('quick')?.focus();
    },
  };
};

/** Where another round is looked at, or the one just drawn is not read yet: the button stays, and the keyboard on it. */
const goToStep = (): Step | null => {
  const number = shown.event?.roundsDrawn.at(-1)?.number;
  return number === undefined
    ? null
    : {
        label: nextWords.goTo(number),
        run: () => {
          look('ROUND');
          void lookAt(number);
        },
      };
};

const finishStep = (): Step => ({
  label: nextWords.finish,
  run: () => {
    if (confirm(words.finishSure)) act(words.finish, ['POST', '/finish']);
  },
});

const MOST_NEEDED = 2;

const stepNow = (): Step | null => {
  const { event } = shown;
  switch (event?.state) {
    case 'DRAFT':
      return {
        label: nextWords.openRegistration,
        run: () => act(nextWords.openRegistration, ['POST', '/open-registration']),
      };
    case 'REGISTRATION':
    case 'CHECK_IN':
      return event.entrants.length < MOST_NEEDED
        ? { label: nextWords.register, run: () => look('ENTRANTS') }
        : may('drawRound')
          ? drawStep()
          : null;
    case 'ROUND_DRAWN':
      return startStep() ?? goToStep();
    case 'ROUND_STARTED':
      return resultsStep() ?? goToStep();
    case 'ROUND_COMPLETE':
      return drawStep();
    case 'ALL_ROUNDS_COMPLETE':
      return finishStep();
    default:
      return null;
  }
};

export const nextStep = (): TemplateResult => {
  const step = stepNow();
  return step === null
    ? html``
    : html`<p class="next"><button @click=${step.run}>${nextWords.next(step.label)}</button></p>`;
};
