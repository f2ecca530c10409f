import { type TemplateResult, html, nothing } from 'lit-html';
import { submitted } from './form';
import { sendChange, isAllowed, state } from './model';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import { reasonField } from '../form-parts';

/** Takes back what the event allows to take back as it stands. */

interface Undo {
  readonly operation: string;
  readonly label: string;
  readonly path: string;
  readonly ifMatch?: string;
}

const undoable = (): readonly Undo[] => {
  const round = state.event?.roundsDrawn.at(-1)?.number;
  return [
    ...(round === undefined
      ? []
      : [
          {
            operation: 'unstartRound',
            label: texts.unstart(round),
            path: `/rounds/${round}/unstart`,
            ...(state.round && { ifMatch: state.round.version }),
          },
        ]),
    { operation: 'reopenTournament', label: texts.reopen, path: '/reopen' },
  ].filter(({ operation }) => isAllowed(operation));
};

export const undo = (): TemplateResult | typeof nothing => {
  const acts = undoable();
  return acts.length === 0
    ? nothing
    : html`${acts.map(
        ({ label, path, ifMatch = null }) =>
          html`<form
            class="row"
            @submit=${submitted(({ reason }) => {
              if (confirm(texts.undoSure(label)))
                sendChange(label, ['POST', path], { body: { reason }, ifMatch });
            })}
          >
            ${reasonField(common.reason)}
            <button class="quiet">${label}</button>
          </form>`,
      )}`;
};
