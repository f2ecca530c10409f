import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  Tournament,
  Webhook,
  WebhookList,
  WebhookWithSecret,
} from '../../../../app/kernel/generated/answers';
import { LONGEST_URL } from '../../../../app/kernel/limits';
import type { Fault } from '../api';
import { type Fields, button, field, submitted } from '../form';
import { list, optionsOf, rowForm, section } from '../form-parts';
import { later } from '../later';
import { createSender, refusalOf, Resource } from '../requests';
import { askEvent, onEvent, redraw, refresh, state } from './model';
import { changesOf, fieldsOf } from './settings-fields';
import { type Field, createSettingsForm } from './settings-form';
import { settingsTexts as texts } from './settings-texts';
import { signUpSettings } from './sign-up-settings';

/** Everything that can be settled about an event, in one form; a fault stands beside its field. */

const form = createSettingsForm();
/** The editor of the pack comes with the settings' first use. */
const scoring = later(() => import('./pack/settings'), redraw);

const save = async (event: Tournament, fields: Fields): Promise<void> => {
  await form.send({
    ...onEvent(''),
    method: 'PATCH',
    body: changesOf(event, fields),
    ifMatch: event.settingsVersion,
  });
  if (form.isSaved) await refresh();
  redraw();
  if (form.faults.length > 0) document.querySelector<HTMLElement>('.settings [aria-invalid=true]')?.focus();
};

/** Whether a fault is one of a field, or of a part of it. */
const isAt = (name: string, { path }: Fault): boolean =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);

const input = (
  { name, kind, value, options = [], limits = {} }: Field,
  isFaulty: boolean,
): TemplateResult => {
  const invalid = isFaulty ? 'true' : nothing;
  const described = isFaulty ? `fault-${name}` : nothing;
  switch (kind) {
    case 'choice':
      return html`<select name=${name} aria-invalid=${invalid} aria-describedby=${described}>
        ${optionsOf(options, value)}
      </select>`;
    case 'lines':
      return html`<textarea
        name=${name}
        rows=${Math.min(8, Math.max(2, value.split('\n').length))}
        aria-invalid=${invalid}
        aria-describedby=${described}
        .defaultValue=${value}
      ></textarea>`;
    default:
      return html`<input
        name=${name}
        type=${kind}
        min=${limits.from ?? nothing}
        max=${limits.to ?? nothing}
        aria-invalid=${invalid}
        aria-describedby=${described}
        .defaultValue=${value}
      />`;
  }
};

/** A fault goes as soon as its field is changed. */
const clearFaults = (name: string): void => {
  const left = form.faults.filter((fault) => !isAt(name, fault));
  form.isSaved = false;
  if (left.length === form.faults.length) return;
  form.faults = left;
  redraw();
};

const setting = (one: Field): TemplateResult => {
  const { name, label, help, kind } = one;
  const own = form.faults.filter((fault) => isAt(name, fault));
  const fault = own.map(({ message }) => message).join('; ');
  return html`<div class=${kind === 'lines' ? 'setting wide' : 'setting'} @input=${() => clearFaults(name)}>
    ${field(label, input(one, own.length > 0))} ${help === undefined ? nothing : html`<small>${help}</small>`}
    ${own.length === 0 ? nothing : html`<p class="fault" id="fault-${name}" role="alert">${fault}</p>`}
  </div>`;
};

export const settings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const fields = fieldsOf(event);
  const others = form.faults.filter((fault) => !fields.some(({ name }) => isAt(name, fault)));
  return html`${section(
    'settings',
    texts.title,
    html`<form class="settings" @submit=${submitted((given) => save(event, given), true)}>
      <div class="setting-grid">${fields.map(setting)}</div>
      ${others.length === 0 ? nothing : html`<div class="faults" role="alert">${others.map(({ path, message }) => html`<p><b>${path}</b> ${message}</p>`)}</div>`}
      ${form.message === null ? nothing : html`<p class="notice" role="alert">${form.message}</p>`}
      <p class="buttons">
        <button>${texts.save}</button> <span role="status">${form.isSaved ? texts.saved : ''}</span>
      </p>
    </form>`,
  )}
  ${scoring()?.packSettings() ?? nothing} ${signUpSettings()} ${webhooks()}`;
};

/** The webhooks of an event, those of Discord channels among them: added, tried and removed. */

const listed = new Resource<WebhookList>(() => askEvent('/webhooks'), redraw);
let message: string | null = null;

const say = (text: string | null): void => {
  message = text;
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
  say(asked.kind === 'OK' ? text(asked.value) : refusalOf(asked, texts.offline));
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
    <h3>${texts.announcements}</h3>
    <p>${texts.announcementsHelp}</p>
    ${urlField(texts.channel)}
    <div class="row">
      ${kinds.map(([kind, text]) => html`<label><input type="checkbox" name=${kind} /> ${text}</label>`)}
    </div>
    <button class="quiet">${texts.addChannel}</button>
  </form>`;

const webhooks = (): TemplateResult => {
  const items = (state.id === null ? null : listed.look(state.id))?.items ?? [];
  return section(
    'webhooks',
    texts.webhooks,
    html`<p>${texts.webhooksHelp}</p>
      ${list(items.map(line), 'plain')}
      ${rowForm(
        ({ url }) => send('', { url }, { text: secretText }),
        html`${urlField(texts.url)} <button class="quiet">${texts.addWebhook}</button>`,
      )}
      ${channelForm()} ${message === null ? nothing : html`<p class="notice" role="status">${message}</p>`}`,
  );
};
