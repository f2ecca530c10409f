import { type TemplateResult, html, nothing } from 'lit-html';
import { LONGEST_URL } from '../../../../app/kernel/limits';
import type { Webhook } from '../../../../app/kernel/generated/answers';

import { tokenFor } from '../tokens';
import { submitted } from './form';
import { askEvent, home, redraw, state } from './model';
import { Resource, createSender, refusalOf } from '../requests';
import { settingsTexts as texts } from './settings-texts';
import { button, field } from '../parts';

/** The webhooks of an event, those of Discord channels among them: added, tried and removed. */

const listed = new Resource<{ readonly items?: readonly Webhook[] }>(() => askEvent('/webhooks'), redraw);
let message: string | null = null;

const send = async (method: string, path: string, body: object): Promise<unknown> => {
  const { id } = state;
  if (id === null) return null;
  const request = { method, path: `${home(id)}/webhooks${path}`, body, token: tokenFor(id) };
  const asked = await createSender()<unknown>(request);
  message = refusalOf(asked, texts.offline);
  if (asked.kind === 'OK') await listed.reload();
  redraw();
  return asked.kind === 'OK' ? asked.value : null;
};

const add = async (url: string): Promise<void> => {
  const made = (await send('POST', '', { url })) as { readonly secret?: string } | null;
  if (made?.secret !== undefined) message = texts.secret(made.secret);
  redraw();
};

const kinds = Object.entries(texts.kinds);

/** A refused address stays in the form. */
const addChannel = async (
  { url, ...chosen }: Readonly<Record<string, string>>,
  form: HTMLFormElement,
): Promise<void> => {
  const announce = kinds.flatMap(([kind]) => (chosen[kind] === undefined ? [] : [kind]));
  if (announce.length === 0) message = texts.chooseKind;
  else if ((await send('POST', '', { url, announce })) !== null) form.reset();
  redraw();
};

const ping = async (id: string): Promise<void> => {
  if ((await send('POST', `/${id}/ping`, {})) !== null) message = texts.pinged;
  redraw();
};

const line = ({ id, url, paused, announce }: Webhook): TemplateResult =>
  html`<li>
    <code>${url}</code>
    ${announce === null ? nothing : html`<small>${announce.map((kind) => texts.kinds[kind]).join(', ')}</small>`}
    ${paused ? html`<small>${texts.paused}</small>` : nothing} ${button(texts.ping, () => void ping(id))}
    <button
      class="danger"
      @click=${() => {
        if (confirm(texts.removeSure)) void send('DELETE', `/${id}`, {});
      }}
    >
      ${texts.remove}
    </button>
  </li>`;

const channelForm = (): TemplateResult =>
  html`<form class="stack" @submit=${submitted((fields, form) => void addChannel(fields, form), true)}>
    <h3>${texts.announcements}</h3>
    <p>${texts.announcementsHelp}</p>
    ${field(texts.channel, html`<input name="url" type="url" required maxlength=${LONGEST_URL} />`)}
    <div class="row">
      ${kinds.map(([kind, text]) => html`<label><input type="checkbox" name=${kind} /> ${text}</label>`)}
    </div>
    <button class="quiet">${texts.addChannel}</button>
  </form>`;

export const webhooks = (): TemplateResult => {
  return html`<section aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">${texts.webhooks}</h2>
    <p>${texts.webhooksHelp}</p>
    <ul class="plain">
      ${(state.id === null ? null : listed.look(state.id))?.items?.map(line)}
    </ul>
    <form class="row" @submit=${submitted(({ url = '' }) => void add(url))}>
      ${field(texts.url, html`<input name="url" type="url" required maxlength=${LONGEST_URL} />`)}
      <button class="quiet">${texts.addWebhook}</button>
    </form>
    ${channelForm()} ${message === null ? nothing : html`<p class="notice" role="status">${message}</p>`}
  </section>`;
};
