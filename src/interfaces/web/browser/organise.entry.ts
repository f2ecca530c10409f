import { type TemplateResult, html } from 'lit-html';
import { organiseTexts as texts } from './organise/texts';
import { startClocks } from './page-parts/clock';
import { openEvent, redraw, refresh, state } from './organise/model';
import { later } from './page-parts/later';
import { flush, watchOutbox } from './requests/outbox';
import { startPage, whileSeen } from './page-parts/page';
import { keepEvent, keptEvents, linkIn, rememberName } from './requests/tokens';

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

const view = (): TemplateResult => {
  const { id, event, isRead } = state;
  if (event) rememberName(event);
  document.title = event?.name ?? texts.title;
  if (id === null)
    return html`<h1>${texts.title}</h1>
      ${start()?.start()}`;
  return (isRead ? workspace()?.workspace() : undefined) ?? opening();
};

const openFromAddress = (): void => {
  const [id, token] = linkIn(location.hash);
  if (token !== undefined) {
    keepEvent({ id, name: id, token, recoveryCode: null });
    history.replaceState(null, '', `#${encodeURIComponent(id)}`);
  }
  openEvent(id === '' ? null : id);
};

watchOutbox((done) => {
  redraw();
  if (done) void refresh();
});
addEventListener('hashchange', openFromAddress);
whileSeen(() => state.id !== null && refresh(), EVERY_MS);
openFromAddress();
startPage(document.getElementById('organise'), view);
startClocks();
void flush();
