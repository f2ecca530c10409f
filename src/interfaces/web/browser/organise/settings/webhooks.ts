import { type TemplateResult, html, nothing } from 'lit-html';
import type { Webhook, WebhookList, WebhookWithSecret } from '../../../../../app/kernel/generated/answers';
import { LONGEST_URL } from '../../../../../app/kernel/limits';
import { type Fields, button, field, submitted } from '../../page-parts/form';
import { details, list, rowForm, section } from '../../page-parts/form-parts';
import { createSender } from '../../requests/requests';
import { Resource } from '../../requests/resource';
import { refusalInWords } from '../field-labels';
import { fieldTexts } from '../field-texts';
import { askEvent, keptOfEvent, onEvent, redraw, refresh, state } from '../model';
import { settingsTexts as texts } from '../settings-texts';
import { organiseTexts } from '../texts';

/** The webhooks of an event, those of Discord channels among them: added, tried and removed. */

const listed = new Resource<WebhookList>(() => askEvent('/webhooks'), redraw);
const last = keptOfEvent<{ message: string | null }>(() => ({ message: null }));

const say = (text: string | null): void => {
  last.message = text;
  redraw();
};

/** Sends a change and shows `text`, or why it was refused. */
const send = async <T>(
  path: string,
  body: object,
  { method = 'POST', text = () => null }: { method?: string; text?: (made: T) => string | null } = {},
): Promise<boolean> => {
  if (state.id === null) return false;
  const asked = await createSender()<T>({ ...onEvent(`/webhooks${path}`), method, body });
  // A webhook changes the settings' version, which the next save names.
  if (asked.kind === 'OK') await Promise.all([listed.reload(), refresh()]);
  say(asked.kind === 'OK' ? text(asked.value) : refusalInWords(asked, organiseTexts.notSaved));
  return asked.kind === 'OK';
};

const secretText = ({ secret }: Partial<WebhookWithSecret>): string | null =>
  secret === undefined ? null : texts.secret(secret);

const kinds = Object.entries(texts.kinds);

/** A refused address stays in the form. */
const addChannel = async ({ url, ...chosen }: Fields, form: HTMLFormElement): Promise<void> => {
  const announce = kinds.flatMap(([kind]) => (chosen[kind] === undefined ? [] : [kind]));
  if (announce.length === 0) say(texts.chooseKind);
  else if (await send('', { url, announce })) form.reset();
};

const line = ({ id, url, paused, announce }: Webhook): TemplateResult => {
  const remove = () => confirm(texts.removeSure) && send(`/${id}`, {}, { method: 'DELETE' });
  return html`<code>${url}</code>
    ${announce === null ? nothing : html`<small>${announce.map((kind) => texts.kinds[kind]).join(', ')}</small>`}
    ${paused ? html`<small>${texts.paused}</small>` : nothing}
    ${button(texts.ping, () => send(`/${id}/ping`, {}, { text: () => texts.pinged }))}
    <button class="danger" @click=${remove}>${texts.remove}</button>`;
};

const urlField = (label: string): TemplateResult =>
  field(label, html`<input name="url" type="url" required maxlength=${LONGEST_URL} />`);

const channelForm = (): TemplateResult =>
  html`<form class="stack" @submit=${submitted(addChannel, true)}>
    <p>${texts.announcementsHelp}</p>
    ${urlField(texts.channel)}
    <div class="row">
      ${kinds.map(([kind, text]) => html`<label><input type="checkbox" name=${kind} /> ${text}</label>`)}
    </div>
    <button class="quiet">${texts.addChannel}</button>
  </form>`;

const lastMessage = (): TemplateResult | typeof nothing =>
  last.message === null ? nothing : html`<p class="notice" role="status">${last.message}</p>`;

/** Announcements for people; webhooks for programs are folded below them. */
export const webhooks = (): TemplateResult => {
  const items = (state.id === null ? null : listed.look(state.id))?.items ?? [];
  const channels = items.filter(({ announce }) => announce !== null);
  const programs = items.filter(({ announce }) => announce === null);
  return section(
    'announcements',
    texts.announcements,
    html`${list(channels.map(line), 'plain')} ${channelForm()} ${lastMessage()}
    ${details(
      texts.programs,
      html`<p>${texts.webhooksHelp}</p>
        ${list(programs.map(line), 'plain')}
        ${rowForm(
          ({ url }) => send('', { url }, { text: secretText }),
          html`${urlField(fieldTexts.url)} <button class="quiet">${texts.addWebhook}</button>`,
        )}`,
    )}`,
  );
};
