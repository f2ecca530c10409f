import { type TemplateResult, html, nothing } from 'lit-html';
import { ask, newKey } from '../api';
import { button } from '../form';
import { playDetailsTexts as texts } from '../play-details-texts';
import { refusalOf } from '../requests';
import { me, onEvent, redraw, state } from './model';
import { terms } from './place';

/** Whether the player wants emails, where the event sends them. Nobody is told what was chosen before, so both are offered. */

let notice = '';

const choose = async (wanted: boolean): Promise<void> => {
  const at = onEvent(`/entrants/${me()}/messages`);
  const asked = await ask({ ...at, method: 'PUT', body: { wanted }, key: newKey() });
  notice =
    asked.kind === 'OK'
      ? wanted
        ? texts.messagesWanted
        : texts.messagesStopped
      : (refusalOf(asked, texts.messagesOffline) ?? '');
  redraw();
};

export const messages = (): TemplateResult | typeof nothing => {
  const { event } = state;
  if (me() === null || event === null || terms.look(event.id, event.version)?.messages !== true)
    return nothing;
  return html`<section aria-label=${texts.messages}>
    <h3>${texts.messages}</h3>
    <p>${texts.messagesHelp}</p>
    <p class="buttons">
      ${button(texts.wantMessages, () => choose(true))} ${button(texts.stopMessages, () => choose(false))}
      <span role="status">${notice}</span>
    </p>
  </section>`;
};
