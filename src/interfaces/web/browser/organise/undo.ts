import { LONGEST_REASON } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { submitted } from './form';
import { act, may, shown } from './model';
import { viewWords as words } from './view-words';
import { organiseWords as common } from './words';

/** Takes back what the event allows to take back as it stands. */

interface Undo {
  readonly operation: string;
  readonly label: string;
  readonly path: string;
  readonly ifMatch?: string;
}

const undoable = (): readonly Undo[] => {
  const round = shown.event?.roundsDrawn.at(-1)?.number;
  return [
    ...(round === undefined
      ? []
      : [
          {
            operation: 'unstartRound',
            label: words.unstart(round),
            path: `/rounds/${round}/unstart`,
            ...(shown.round && { ifMatch: shown.round.version }),
          },
        ]),
    { operation: 'reopenTournament', label: words.reopen, path: '/reopen' },
  ].filter(({ operation }) => may(operation));
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
              if (confirm(words.undoSure(label))) act(label, ['POST', path], { body: { reason }, ifMatch });
            })}
          >
            <label class="field"
              ><span>${common.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
            /></label>
            <button class="quiet">${label}</button>
          </form>`,
      )}`;
};
