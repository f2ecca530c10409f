import { type TemplateResult, html, nothing } from 'lit-html';
import type { Entrant } from '../../../../../app/kernel/generated/answers';
import { LONGEST_REASON } from '../../../../../app/kernel/limits';
import { type Fields, button, field, given } from '../../page-parts/form';
import { rowForm } from '../../page-parts/form-parts';
import { ifAllowed, isAllowed, sendChange, state } from '../model';
import { viewTexts as texts } from '../view-texts';

/** An entrant leaves the event and comes back, was checked in by mistake, or is forgotten. */

/** Posts a change of the entrant, over the version that is shown. */
export const post = (
  { id, version: ifMatch }: Entrant,
  label: string,
  [action, body]: readonly [string, object?],
) => sendChange(label, `/entrants/${id}/${action}`, { body, ifMatch });

/** Actions that fit the entrant's status; those that take it out of the event need a confirmation. */
const actionsFor = ({ status }: Entrant): readonly string[] =>
  (status === 'WITHDRAWN' || status === 'DISQUALIFIED' ? ['reinstate'] : ['withdraw', 'disqualify']).filter(
    (action) => isAllowed(`${action}Entrant`),
  );

const leave = (entrant: Entrant): TemplateResult | typeof nothing => {
  if (actionsFor(entrant).length === 0) return nothing;
  const send = ({ action = '', reason }: Fields): void => {
    const text = texts.actions[action] ?? '';
    if (action === 'reinstate' || confirm(texts.leaveSure(text, entrant.name)))
      post(entrant, `${text}: ${entrant.name}`, [action, { reason: given(reason) }]);
  };
  const buttons = actionsFor(entrant).map(
    (action) =>
      html`<button class=${action === 'disqualify' ? 'danger' : 'quiet'} name="action" value=${action}>
        ${texts.actions[action]}
      </button>`,
  );
  return rowForm(
    send,
    html`${field(texts.leaveReason, html`<input name="reason" maxlength=${LONGEST_REASON} />`)} ${buttons}`,
  );
};

const erase = ({ id, name }: Entrant): unknown =>
  confirm(texts.eraseSure(name)) && sendChange(texts.erase, `/entrants/${id}/erase`);

/** The acts that take an entrant out, bring it back or forget it. */
export const leaving = (entrant: Entrant): TemplateResult =>
  html`${leave(entrant)}
  ${
    // One who has played has been there: that is not taken back.
    entrant.checkedIn && state.event?.roundsDrawn.length === 0
      ? ifAllowed('undoCheckIn', () =>
          button(texts.undoCheckIn, () => post(entrant, texts.undoCheckIn, ['undo-check-in'])),
        )
      : nothing
  }
  ${ifAllowed(
    'eraseEntrant',
    () => html`<button type="button" class="danger" @click=${() => erase(entrant)}>${texts.erase}</button>`,
  )}`;
