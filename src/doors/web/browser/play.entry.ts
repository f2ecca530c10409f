import type { TemplateResult } from 'lit-html';
import { html, nothing, render } from 'lit-html';
import { startClocks } from './clock';
import { submitted } from './organise/form';
import { dismiss, flush, offline, waiting, watchOutbox } from './outbox';
import { playWords as words } from './play-words';
import { army } from './play/army';
import { codeForm, sendCode } from './play/code';
import { fixed, me, nameOf, onChange, redraw, refresh, root, shown, token } from './play/model';
import { table } from './play/table';
import { keepEvent, keptEvents, tokenFor } from './tokens';

/**
 * The player's page: my table now, report and confirm, my army. It opens with the link `#id.token`, or with a code that is typed
 * here; at a table's own address it shows the form of that table to whoever holds a token.
 */

const EVERY_MS = 6_000;

const outbox = (): TemplateResult => {
  const own = waiting().filter(({ tournament }) => tournament === shown.id);
  const open = own.filter(({ problem }) => problem === null).length;
  return html`<div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${words.offline}</p>` : nothing}
      ${open > 0 ? html`<p>${words.waiting(open)}</p>` : nothing}
    </div>
    <ul class="refusals">
      ${own
        .filter(({ problem }) => problem !== null)
        .map(
          ({ key, label, problem }) =>
            html`<li class="refused">
              <div role="alert">
                <b>${label}</b> ${problem?.detail}
                <button class="quiet" @click=${() => dismiss(key)}>${words.dismiss}</button>
              </div>
            </li>`,
        )}
    </ul>`;
};

const open = (text: string): void => {
  const [id = '', secret] = (text.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  if (secret) keepEvent({ id, name: id, token: secret, recoveryCode: null });
  if (id !== '' && tokenFor(id) !== null) Object.assign(shown, { id, event: null, round: null, army: null });
  void refresh();
};

/** A code was taken: the address is from now on that of the event, as after a link. */
const openCoded = (tournament: string): void => {
  const id = encodeURIComponent(tournament);
  history.replaceState(null, '', `/play#${id}`);
  open(id);
};

const isAtEntry = (): boolean => fixed['table'] === undefined && shown.id === null;

const entry = (): TemplateResult =>
  html`${codeForm(openCoded)}
    <form class="stack card" @submit=${submitted(({ link = '' }) => open(link))}>
      <h2>${words.haveLink}</h2>
      <label for="link">${words.link}</label>
      <input
        id="link"
        name="link"
        required
        autocomplete="off"
        spellcheck="false"
        aria-describedby="link-help"
      />
      <small id="link-help">${words.linkHelp}</small>
      <button>${words.open}</button>
    </form>
    ${
      keptEvents().length > 0
        ? html`<h2>${words.yours}</h2>
            <ul class="plain">
              ${keptEvents().map(({ id, name }) => html`<li><a href="/play#${encodeURIComponent(id)}">${name}</a></li>`)}
            </ul>`
        : nothing
    }`;

const page = (): TemplateResult => {
  if (fixed['table'] !== undefined)
    return token() === null ? html`<p>${words.noToken}</p>` : html`${outbox()} ${table()}`;
  if (shown.id === null) return entry();
  const own = me();
  return html`<p class="event-name">
      <a href="/tournaments/${encodeURIComponent(shown.id)}"
        >${shown.event?.name ?? '…'}: ${words.standings}</a
      >
    </p>
    <h2>${own === null ? '' : nameOf(own)}</h2>
    ${outbox()} ${table()} ${own === null ? nothing : army()}`;
};

onChange(() => {
  if (root) render(page(), root);
});

root?.replaceChildren();
watchOutbox((done) => {
  redraw();
  if (done) void refresh();
});
addEventListener('hashchange', () => open(location.hash));
setInterval(() => {
  if (document.visibilityState !== 'visible') return;
  if (isAtEntry()) void sendCode(openCoded);
  else void refresh();
}, EVERY_MS);

if (fixed['tournament'] !== undefined) {
  shown.id = fixed['tournament'];
  void refresh();
} else if (location.hash.length > 1) {
  open(location.hash);
  history.replaceState(null, '', `#${location.hash.slice(1).split('.')[0]}`);
}
if (isAtEntry()) void sendCode(openCoded);
redraw();
startClocks();
void flush();
