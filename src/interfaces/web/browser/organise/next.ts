import { type TemplateResult, html } from 'lit-html';
import { sendChange, lookAt, isAllowed, previewNext, redraw, state, type View } from './model';
import { nextTexts } from './next-texts';
import { organiseTexts as texts } from './texts';

/** The one act that brings the event on, whatever view is open. */

interface Step {
  readonly label: string;
  readonly run: () => void;
}

const look = (view: View): void => {
  state.view = view;
  redraw();
};

const drawStep = (): Step => {
  const { event, preview } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return preview
    ? {
        label: nextTexts.publish(number),
        run: () => {
          look('ROUND');
          sendChange(texts.drawn(number), ['POST', '/rounds'], { body: { digest: preview.digest } });
        },
      }
    : {
        label: nextTexts.draw(number),
        run: () => {
          look('ROUND');
          void previewNext();
        },
      };
};

const startStep = (): Step | null => {
  const { round, event } = state;
  if (!round || round.state !== 'DRAWN') return null;
  const minutes = event?.roundMinutes ?? null;
  return {
    label: nextTexts.start(round.number, minutes),
    run: () => {
      look('ROUND');
      sendChange(texts.started(round.number), ['POST', `/rounds/${round.number}/start`], {
        body: minutes === null ? {} : { minutes },
        ifMatch: round.version,
      });
    },
  };
};

const resultsStep = (): Step | null => {
  const { round } = state;
  if (!round || round.state !== 'STARTED') return null;
  const open = [...round.tables, ...(round.unpaired?.table ? [round.unpaired] : [])].filter(
    ({ result }) => result === null,
  ).length;
  return {
    label: nextTexts.results(open),
    run: () => {
      look('ROUND');
      document.getElementById('quick')?.focus();
    },
  };
};

/** While another round is open, or the new one is not read yet, the button stays, and the keyboard on it. */
const goToStep = (): Step | null => {
  const number = state.event?.roundsDrawn.at(-1)?.number;
  return number === undefined
    ? null
    : {
        label: nextTexts.goTo(number),
        run: () => {
          look('ROUND');
          void lookAt(number);
        },
      };
};

const finishStep = (): Step => ({
  label: nextTexts.finish,
  run: () => {
    if (confirm(texts.finishSure)) sendChange(texts.finish, ['POST', '/finish']);
  },
});

const MOST_NEEDED = 2;

const stepNow = (): Step | null => {
  const { event } = state;
  switch (event?.state) {
    case 'DRAFT':
      return {
        label: nextTexts.openRegistration,
        run: () => sendChange(nextTexts.openRegistration, ['POST', '/open-registration']),
      };
    case 'REGISTRATION':
    case 'CHECK_IN':
      return event.entrants.length < MOST_NEEDED
        ? { label: nextTexts.register, run: () => look('ENTRANTS') }
        : isAllowed('drawRound')
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
    : html`<p class="next"><button @click=${step.run}>${nextTexts.next(step.label)}</button></p>`;
};
