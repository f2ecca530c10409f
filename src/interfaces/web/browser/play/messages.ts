import { type TemplateResult, html, nothing } from 'lit-html';
import type { SignUpTerms } from '../../../../app/kernel/generated/answers';
import { ask, newKey } from '../api';
import { button } from '../form';
import { playDetailsTexts as texts } from '../play-details-texts';
import { Resource, refusalOf } from '../requests';
import { me, onEvent, redraw, state } from './model';

/** Whether the player wants emails, where the event sends them. Nobody is told what was chosen before, so both are offered. */

const terms = new Resource<SignUpTerms>(() => ask(onEvent('/sign-up')), redraw);

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
