import { type TemplateResult, html, nothing } from 'lit-html';
import { startClocks } from './page-parts/clock';
import { labelled } from './page-parts/labelled';
import { later } from './page-parts/later';
import { button, submitted } from './page-parts/form';
import { type Waiting, dismiss, flush, offline, waitingFor, watchOutbox } from './requests/outbox';
import { redraw, startPage, whileSeen } from './page-parts/page';
import { playTexts as texts } from './play/texts';
import { codeForm, sendCode } from './play/code';
import { fixed, me, nameOf, openEvent, refresh, root, setState, state, token } from './play/model';
import { table } from './play/table';
import { keepEvent, keptEvents, linkIn, tokenFor } from './requests/tokens';

/**
 * The player's page: my table now, report and confirm, my army. It opens with the link `#id.token`, or with a code that is typed
 * here; at a table's own address it shows the form of that table to whoever holds a token.
 */

const EVERY_MS = 6_000;
const WHEN_IDLE_MS = 3_000;

/** Own rank, army, votes, the games of a team match and the code of a slip are not needed at most tables: they come later. */
const details = later(() => import('./play/details'), redraw);

const refusal = ({ label, problem, key }: Waiting): TemplateResult => {
  const isRevoked = problem?.code === 'FORBIDDEN' || problem?.code === 'UNAUTHENTICATED';
  return html`<li class="refused">
    <div role="alert">
      <b>${label}</b> ${isRevoked ? texts.revoked : problem && details()?.problemSaid(problem)}
      ${button(texts.dismiss, () => dismiss(key))}
    </div>
  </li>`;
};

const age = (): TemplateResult | typeof nothing =>
  state.savedAt === null || !state.isCut
    ? nothing
    : html`<p class="offline" role="status">
        ${texts.asItWas(new Date(state.savedAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }))}
      </p>`;

const outbox = (): TemplateResult => {
  const own = waitingFor(state.id);
  const open = own.filter(({ problem }) => problem === null);
  return html`<div class="in-sight">
    <div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${texts.offline}</p>` : nothing}
      ${
        open.length > 0
          ? html`<p>${texts.waiting(open.length)}</p>
              <ul>
                ${open.map(({ label }) => html`<li>${label}</li>`)}
              </ul>`
          : nothing
      }
    </div>
    <ul class="refusals">
      ${own.filter(({ problem }) => problem !== null).map(refusal)}
    </ul>
  </div>`;
};

const open = (text: string): void => {
  const [id, secret] = linkIn(text);
  if (secret) keepEvent({ id, name: id, token: secret, recoveryCode: null });
  if (id !== '' && tokenFor(id) !== null) openEvent(id);
  void refresh();
};

/** A code was taken: the address is from now on that of the event, as after a link. */
const openCoded = (tournament: string): void => {
  const id = encodeURIComponent(tournament);
  history.replaceState(null, '', `/play#${id}`);
  open(id);
};

const isAtEntry = (): boolean => fixed['table'] === undefined && state.id === null;

const entry = (): TemplateResult => {
  const known = keptEvents();
  return html`${codeForm(openCoded)}
    <form class="stack card" @submit=${submitted(({ link = '' }) => open(link))}>
      <h2>${texts.haveLink}</h2>
      ${labelled('link', texts.link, { help: texts.linkHelp })}
      <button>${texts.open}</button>
    </form>
    ${
      known.length > 0
        ? html`<h2>${texts.yours}</h2>
            <ul class="plain">
              ${known.map(({ id, name }) => html`<li><a href="/play#${encodeURIComponent(id)}">${name}</a></li>`)}
            </ul>`
        : nothing
    }
    ${details()?.slipForm()}`;
};

const withoutToken = (): TemplateResult =>
  html`<p>${texts.noToken}</p>
    <p>
      <a class="button quiet" href="/play?tournament=${encodeURIComponent(fixed['tournament'] ?? '')}"
        >${texts.haveCode}</a
      >
    </p>`;

const page = (): TemplateResult => {
  if (fixed['table'] !== undefined)
    return token() === null ? withoutToken() : html`${table(details())} ${outbox()}`;
  if (state.id === null) return entry();
  if (state.isRevoked)
    return html`<p class="notice" role="alert">${texts.revoked}</p>
      ${entry()}`;
  const own = me();
  // Nothing is drawn that the first answer would move.
  const isUnread = state.event === null;
  return html`<p class="event-name">
      <a href="/tournaments/${encodeURIComponent(state.id)}"
        >${state.event?.name ?? '…'}: ${texts.standings}</a
      >
    </p>
    ${own === null ? nothing : html`<h2>${nameOf(own)}</h2>`} ${age()}
    ${isUnread ? nothing : table(details())} ${own === null || isUnread ? nothing : details()?.playDetails()}
    ${outbox()}`;
};

watchOutbox((done) => {
  redraw();
  if (done) void refresh();
});
addEventListener('hashchange', () => open(location.hash));
whileSeen(() => (isAtEntry() ? sendCode(openCoded) : refresh()), EVERY_MS);

if (fixed['tournament'] !== undefined) {
  setState({ id: fixed['tournament'] });
  void refresh();
} else if (location.hash.length > 1) {
  open(location.hash);
  history.replaceState(null, '', `#${location.hash.slice(1).split('.')[0]}`);
}
if (isAtEntry()) void sendCode(openCoded);
startPage(root, page);
startClocks();
void flush();
details();

/** Opens without a connection from now on: the page and all that it has loaded stay in this browser. */
const keepThis = async (): Promise<void> => (await import('./requests/keep-page')).keepPage('/play');
if ('serviceWorker' in navigator && location.pathname === '/play')
  setTimeout(() => void keepThis().catch(() => undefined), WHEN_IDLE_MS);
