import { type TemplateResult, html, nothing } from 'lit-html';
import type { WebhookView } from '../../../../app/tournaments/webhooks/webhook-view';
import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { submitted } from './form';
import { home, read, redraw, state } from './model';
import { settingsTexts as texts } from './settings-texts';

/** The webhooks of an event, those of Discord channels among them: added, tried and removed. */

let listed: readonly WebhookView[] = [];
let listedFor = '';
let said: string | null = null;

const reload = async (): Promise<void> => {
  const found = await read<{ readonly items?: readonly WebhookView[] }>('/webhooks');
  listed = found?.items ?? [];
  redraw();
};

const send = async (method: string, path: string, body: object): Promise<unknown> => {
  if (state.id === null) return null;
  const asked = await ask<unknown>({
    method,
    path: `${home(state.id)}/webhooks${path}`,
    body,
    token: tokenFor(state.id),
    key: newKey(),
  });
  said = asked.kind === 'REFUSED' ? asked.problem.detail : asked.kind === 'OFFLINE' ? texts.offline : null;
  if (asked.kind === 'OK') await reload();
  redraw();
  return asked.kind === 'OK' ? asked.value : null;
};

const add = async (url: string): Promise<void> => {
  const made = (await send('POST', '', { url })) as { readonly secret?: string } | null;
  if (made?.secret !== undefined) said = texts.secret(made.secret);
  redraw();
};

const kinds = Object.entries(texts.kinds);

/** What is refused stays in the form. */
const addChannel = async (
  { url, ...chosen }: Readonly<Record<string, string>>,
  form: HTMLFormElement,
): Promise<void> => {
  const announce = kinds.flatMap(([kind]) => (chosen[kind] === undefined ? [] : [kind]));
  if (announce.length === 0) said = texts.chooseKind;
  else if ((await send('POST', '', { url, announce })) !== null) form.reset();
  redraw();
};

const ping = async (id: string): Promise<void> => {
  if ((await send('POST', `/${id}/ping`, {})) !== null) said = texts.pinged;
  redraw();
};

const line = ({ id, url, paused, announce }: WebhookView): TemplateResult =>
  html`<li>
    <code>${url}</code>
    ${announce === null ? nothing : html`<small>${announce.map((kind) => texts.kinds[kind]).join(', ')}</small>`}
    ${paused ? html`<small>${texts.paused}</small>` : nothing}
    <button class="quiet" @click=${() => void ping(id)}>${texts.ping}</button>
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
    <label class="field"
      ><span>${texts.channel}</span><input name="url" type="url" required maxlength="2000"
    /></label>
    <div class="row">
      ${kinds.map(([kind, text]) => html`<label><input type="checkbox" name=${kind} /> ${text}</label>`)}
    </div>
    <button class="quiet">${texts.addChannel}</button>
  </form>`;

export const webhooks = (): TemplateResult => {
  if (state.id !== null && listedFor !== state.id) {
    listedFor = state.id;
    void reload();
  }
  return html`<section aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">${texts.webhooks}</h2>
    <p>${texts.webhooksHelp}</p>
    <ul class="plain">
      ${listed.map(line)}
    </ul>
    <form class="row" @submit=${submitted(({ url = '' }) => void add(url))}>
      <label class="field"
        ><span>${texts.url}</span><input name="url" type="url" required maxlength="2000"
      /></label>
      <button class="quiet">${texts.addWebhook}</button>
    </form>
    ${channelForm()} ${said === null ? nothing : html`<p class="notice" role="status">${said}</p>`}
  </section>`;
};
