import type { TemplateResult } from 'lit-html';
import { html, nothing, render } from 'lit-html';
import { organiseWords as words } from '../messages';
import { startClocks } from './clock';
import { banner } from './organise/banner';
import { entrants } from './organise/entrants';
import { eventView } from './organise/event';
import type { View } from './organise/model';
import { onChange, redraw, refresh, shown } from './organise/model';
import { roundView } from './organise/round';
import { standings } from './organise/standings';
import { start } from './organise/start';
import { flush, watchOutbox } from './outbox';
import { keepEvent, keptEvents } from './tokens';

/** The organiser's console. What is open stands behind the `#`: `#id`, or `#id.token` from a link that was handed out. */

const EVERY_MS = 4_000;
const views: readonly View[] = ['ROUND', 'ENTRANTS', 'STANDINGS', 'EVENT'];

const current = (): TemplateResult => {
  switch (shown.view) {
    case 'ROUND':
      return roundView();
    case 'ENTRANTS':
      return entrants();
    case 'STANDINGS':
      return standings();
    case 'EVENT':
      return eventView();
  }
};

const workspace = (): TemplateResult =>
  html`<p class="event-name"><a href="#">${words.title}</a></p>
    <h1><bdi>${shown.event?.name ?? '…'}</bdi></h1>
    ${
      shown.event
        ? html`<p class="facts">
            <span class="state">${words.states[shown.event.state] ?? shown.event.state}</span>
          </p>`
        : nothing
    }
    <nav class="tabs" aria-label=${words.title}>
      ${views.map(
        (view) =>
          html`<button
            aria-pressed=${String(shown.view === view)}
            @click=${() => {
              shown.view = view;
              redraw();
            }}
          >
            ${words.views[view]}
          </button>`,
      )}
    </nav>
    ${banner()} ${(shown.event?.warnings ?? []).map((warning) => html`<p class="note">${warning}</p>`)}
    ${current()}`;

/** The name of an event opened by its token is known only now. */
const rememberName = (): void => {
  const { event } = shown;
  const kept = keptEvents().find(({ id }) => id === event?.id);
  if (event && kept && kept.name !== event.name) keepEvent({ ...kept, name: event.name });
};

const root = document.getElementById('organise');

onChange(() => {
  if (!root) return;
  rememberName();
  document.title = shown.event?.name ?? words.title;
  render(shown.id === null ? html`${start()}${banner()}` : workspace(), root);
});

const openFromAddress = (): void => {
  const [id = '', token] = location.hash.slice(1).split('.').map(decodeURIComponent);
  if (token !== undefined) {
    keepEvent({ id, name: id, token, recoveryCode: null });
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  }
  Object.assign(shown, {
    id: id === '' ? null : id,
    event: null,
    round: null,
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
  if (document.visibilityState === 'visible' && shown.id !== null) void refresh();
}, EVERY_MS);
openFromAddress();
startClocks();
void flush();
