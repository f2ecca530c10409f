import { type TemplateResult, html, nothing } from 'lit-html';
import { organiseTexts as texts } from './organise/texts';
import { startClocks } from './clock';
import { banner } from './organise/banner';
import {
  type View,
  nothingRead,
  onChange,
  redraw,
  refresh,
  state,
  update,
  viewNames,
} from './organise/model';
import { changes, roundView } from './organise/round';
import { renderKeepingFocus } from './keep-focus';
import { later } from './later';
import { flush, watchOutbox } from './outbox';
import { keepEvent, linkIn, rememberName } from './tokens';

/** The organiser's console. The part behind the `#` names the open event: `#id`, or `#id.token` from a link that was handed out. */

const EVERY_MS = 4_000;

type LaterView = Exclude<View, 'ROUND'> | 'START';

/** Views that the round does not need come with their first use, or when there is nothing else to do: by then they work offline too. */
const views: { readonly [V in LaterView]: () => (() => TemplateResult) | undefined } = {
  START: later(async () => (await import('./organise/start')).start, redraw),
  ENTRANTS: later(async () => (await import('./organise/entrants')).entrants, redraw),
  STANDINGS: later(async () => (await import('./organise/standings')).standings, redraw),
  ARMIES: later(async () => (await import('./organise/armies')).armies, redraw),
  EVENT: later(async () => (await import('./organise/event')).eventView, redraw),
  SETTINGS: later(async () => (await import('./organise/settings')).settings, redraw),
};
const WHEN_IDLE_MS = 8_000;
const nextStep = later(() => import('./organise/next'), redraw);

const draw = (view: LaterView): TemplateResult => views[view]()?.() ?? html``;

const current = (): TemplateResult => (state.view === 'ROUND' ? roundView() : draw(state.view));

const workspace = (): TemplateResult =>
  html`<p class="event-name"><a href="#">${texts.title}</a></p>
    <h1><bdi>${state.event?.name ?? '…'}</bdi></h1>
    ${state.event ? html`<p class="facts"><span class="state">${texts.states[state.event.state]}</span></p>` : nothing}
    ${nextStep()?.nextStep() ?? html`<p class="next"></p>`}
    <nav class="tabs" aria-label=${texts.title}>
      ${viewNames.map(
        (view) =>
          html`<button aria-pressed=${String(state.view === view)} @click=${() => update({ view })}>
            ${texts.views[view]}
          </button>`,
      )}
    </nav>
    ${banner()} ${(state.event?.warnings ?? []).map((warning) => html`<p class="note">${warning}</p>`)}
    ${current()}`;

const root = document.getElementById('organise');

onChange(() => {
  if (!root) return;
  if (state.event) rememberName(state.event);
  document.title = state.event?.name ?? texts.title;
  renderKeepingFocus(
    state.id === null
      ? html`<h1>${texts.title}</h1>
          ${draw('START')}${banner()}`
      : workspace(),
    root,
  );
});

const openFromAddress = (): void => {
  const [id, token] = linkIn(location.hash);
  if (token !== undefined) {
    keepEvent({ id, name: id, token, recoveryCode: null });
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  }
  update({ ...nothingRead, id: id === '' ? null : id });
  if (id !== '') void refresh();
};

root?.replaceChildren();
watchOutbox((done) => {
  redraw();
  if (done) void refresh();
});
addEventListener('hashchange', openFromAddress);
setInterval(() => {
  if (document.visibilityState === 'visible' && state.id !== null) void refresh();
}, EVERY_MS);
openFromAddress();
nextStep();
changes();
setTimeout(() => {
  for (const load of Object.values(views)) load();
}, WHEN_IDLE_MS);
startClocks();
void flush();
