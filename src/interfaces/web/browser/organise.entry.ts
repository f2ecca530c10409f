import { html } from 'lit-html';
import { organiseTexts as texts } from './organise/texts';
import { startClocks } from './clock';
import { onChange, openEvent, redraw, refresh, state } from './organise/model';
import { renderKeepingFocus } from './keep-focus';
import { later } from './later';
import { flush, watchOutbox } from './outbox';
import { keepEvent, keptEvents, linkIn, rememberName } from './tokens';

/** The organiser's console. The part behind the `#` names the open event: `#id`, or `#id.token` from a link that was handed out. */

const EVERY_MS = 4_000;

const start = later(() => import('./organise/start'), redraw);
const workspace = later(() => import('./organise/workspace'), redraw);

const keptName = (): string => keptEvents().find(({ id }) => id === state.id)?.name ?? '…';

/** Until everything about an event is read, only its name is shown: a page that is drawn in one go does not move. */
const opening = () =>
  html`<p class="event-name"><a href="#">${texts.title}</a></p>
    <h1><bdi>${state.event?.name ?? keptName()}</bdi></h1>
    ${workspace()?.banner()}`;

const root = document.getElementById('organise');

onChange(() => {
  if (!root) return;
  if (state.event) rememberName(state.event);
  document.title = state.event?.name ?? texts.title;
  const { id, isRead } = state;
  const opened = id !== null && isRead ? workspace()?.workspace() : undefined;
  renderKeepingFocus(
    id === null
      ? html`<h1>${texts.title}</h1>
          ${start()?.start() ?? html``}`
      : (opened ?? opening()),
    root,
  );
});

const openFromAddress = (): void => {
  const [id, token] = linkIn(location.hash);
  if (token !== undefined) {
    keepEvent({ id, name: id, token, recoveryCode: null });
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  }
  openEvent(id === '' ? null : id);
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
startClocks();
void flush();
