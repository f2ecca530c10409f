import { type TemplateResult, html, nothing } from 'lit-html';
import { ask, newKey } from '../requests/api';
import { button } from '../page-parts/form';
import { playDetailsTexts as texts } from './details-texts';
import { refusalOf } from '../requests/requests';
import { createState } from '../page-parts/page';
import { me, onEvent, state } from './model';
import { terms } from './place';

/** Whether the player wants emails, where the event sends them. Nobody is told what was chosen before, so both are offered. */

const [status, set] = createState({ notice: '' });

const choose = async (wanted: boolean): Promise<void> => {
  const at = onEvent(`/entrants/${me()}/messages`);
  const asked = await ask({ ...at, method: 'PUT', body: { wanted }, key: newKey() });
  const done = wanted ? texts.messagesWanted : texts.messagesStopped;
  set({ notice: refusalOf(asked, texts.messagesOffline) ?? done });
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
      <span role="status">${status.notice}</span>
    </p>
  </section>`;
};
