import { type TemplateResult, html, nothing } from 'lit-html';
import { organiseTexts as texts } from './organise/texts';
import { startClocks } from './clock';
import { banner } from './organise/banner';
import { type View, onChange, redraw, refresh, state, views } from './organise/model';
import { loadChanges, roundView } from './organise/round';
import { renderKeepingFocus } from './keep-focus';
import { flush, watchOutbox } from './outbox';
import { keepEvent, keptEvents } from './tokens';

/** The organiser's console. What is open stands behind the `#`: `#id`, or `#id.token` from a link that was handed out. */

const EVERY_MS = 4_000;

type LaterView = Exclude<View, 'ROUND'> | 'START';

/** What a round does not need comes with its first use, or when there is nothing else to do: by then it must be here, online or not. */
const load: { readonly [V in LaterView]: () => Promise<() => TemplateResult> } = {
  START: async () => (await import('./organise/start')).start,
  ENTRANTS: async () => (await import('./organise/entrants')).entrants,
  STANDINGS: async () => (await import('./organise/standings')).standings,
  ARMIES: async () => (await import('./organise/armies')).armies,
  EVENT: async () => (await import('./organise/event')).eventView,
  SETTINGS: async () => (await import('./organise/settings')).settings,
};
const WHEN_IDLE_MS = 8_000;
const loaded = new Map<LaterView, () => TemplateResult>();

const fetchView = async (view: LaterView): Promise<void> => {
  if (loaded.has(view)) return;
  try {
    loaded.set(view, await load[view]());
    redraw();
  } catch {
    // Without a connection; the next look at it asks again.
  }
};

const later = (view: LaterView): TemplateResult => {
  const draw = loaded.get(view);
  if (draw) return draw();
  void fetchView(view);
  return html``;
};

const current = (): TemplateResult => (state.view === 'ROUND' ? roundView() : later(state.view));

let nextStep: (() => TemplateResult) | null = null;
const loadNext = async (): Promise<void> => {
  try {
    nextStep = (await import('./organise/next')).nextStep;
    redraw();
  } catch {
    // Without a connection; the views have the same acts.
  }
};

const workspace = (): TemplateResult =>
  html`<p class="event-name"><a href="#">${texts.title}</a></p>
    <h1><bdi>${state.event?.name ?? '…'}</bdi></h1>
    ${
      state.event
        ? html`<p class="facts">
            <span class="state">${texts.states[state.event.state]}</span>
          </p>`
        : nothing
    }
    ${nextStep === null ? html`<p class="next"></p>` : nextStep()}
    <nav class="tabs" aria-label=${texts.title}>
      ${views.map(
        (view) =>
          html`<button
            aria-pressed=${String(state.view === view)}
            @click=${() => {
              state.view = view;
              redraw();
            }}
          >
            ${texts.views[view]}
          </button>`,
      )}
    </nav>
    ${banner()} ${(state.event?.warnings ?? []).map((warning) => html`<p class="note">${warning}</p>`)}
    ${current()}`;

/** The name of an event opened by its token is known only now. */
const rememberName = (): void => {
  const { event } = state;
  const kept = keptEvents().find(({ id }) => id === event?.id);
  if (event && kept && kept.name !== event.name) keepEvent({ ...kept, name: event.name });
};

const root = document.getElementById('organise');

onChange(() => {
  if (!root) return;
  rememberName();
  document.title = state.event?.name ?? texts.title;
  renderKeepingFocus(
    state.id === null
      ? html`<h1>${texts.title}</h1>
          ${later('START')}${banner()}`
      : workspace(),
    root,
  );
});

const openFromAddress = (): void => {
  const [id = '', token] = location.hash.slice(1).split('.').map(decodeURIComponent);
  if (token !== undefined) {
    keepEvent({ id, name: id, token, recoveryCode: null });
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  }
  Object.assign(state, {
    id: id === '' ? null : id,
    event: null,
    round: null,
    number: null,
    standings: null,
    preview: null,
  });
  redraw();
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
void loadNext();
void loadChanges();
setTimeout(() => {
  for (const view of Object.keys(load) as LaterView[]) void fetchView(view);
}, WHEN_IDLE_MS);
startClocks();
void flush();
