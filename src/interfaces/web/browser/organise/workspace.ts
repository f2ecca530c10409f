import { type TemplateResult, html, noChange, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { later } from '../page-parts/later';
import { banner } from './banner';
import { type View, redraw, state, update, viewNames } from './model';
import { nextStep } from './round/next';
import { roundView } from './round/round';
import { organiseTexts as texts } from './texts';

/** An event that is open: the one step that brings it on, and its views. */

export { banner };

type LaterView = Exclude<View, 'ROUND'>;

/** Views that the round does not need come with their first use, or when there is nothing else to do: by then they work offline too. */
const views: { readonly [V in LaterView]: () => (() => TemplateResult) | undefined } = {
  ENTRANTS: later(async () => (await import('./entrants/entrants')).entrants, redraw),
  STANDINGS: later(async () => (await import('./standings')).standings, redraw),
  ARMIES: later(async () => (await import('./armies/armies')).armies, redraw),
  EVENT: later(async () => (await import('./event')).eventView, redraw),
  SETTINGS: later(async () => (await import('./settings/settings')).settings, redraw),
};
const WHEN_IDLE_MS = 8_000;

setTimeout(() => {
  for (const view of viewNames) if (view !== 'ROUND' && isOpenTo(view)) views[view]();
}, WHEN_IDLE_MS);

/** The views of helpers: those in which their role has something to do, and the standings. */
const viewsOf: Readonly<Record<string, readonly View[]>> = {
  SCOREKEEPER: ['ROUND', 'ENTRANTS', 'STANDINGS'],
  REFEREE: ['ROUND', 'ARMIES', 'STANDINGS'],
  PLAYER: ['ROUND', 'STANDINGS'],
  SPARE_PLAYER: ['ROUND', 'STANDINGS'],
};

const isOpenTo = (view: View): boolean => (viewsOf[state.own?.role ?? ''] ?? viewNames).includes(view);

const draw = (view: View): TemplateResult => (view === 'ROUND' ? roundView() : (views[view]()?.() ?? html``));

/** A view that was left stays as it is, with what was typed into it, and is drawn again when it is opened again. */
const box = (view: View): TemplateResult =>
  html`<div data-view=${view} ?hidden=${state.view !== view}>
    ${state.view === view ? draw(view) : noChange}
  </div>`;

/** Before the entrants are complete, warnings of draws to come belong beside the draw. */
const warnings = (): TemplateResult | typeof nothing => {
  const { event, view } = state;
  if (event === null || (event.roundsDrawn.length === 0 && view !== 'ROUND')) return nothing;
  return html`${event.warnings.map((warning) => html`<p class="note">${warning}</p>`)}`;
};

const tab = (view: View): TemplateResult =>
  html`<button aria-pressed=${String(state.view === view)} @click=${() => update({ view })}>
    ${texts.views[view]}
  </button>`;

export const workspace = (): TemplateResult => {
  const { event, id } = state;
  const open = viewNames.filter(isOpenTo);
  if (!open.includes(state.view)) state.view = 'ROUND';
  return html`<p class="event-name"><a href="#">${texts.title}</a></p>
    <h1><bdi>${event?.name ?? '…'}</bdi></h1>
    ${event ? html`<p class="facts"><span class="state">${texts.states[event.state]}</span></p>` : nothing}
    ${nextStep()}
    <nav class="tabs" aria-label=${texts.title}>${open.map(tab)}</nav>
    ${warnings()} ${keyed(id, html`${open.map(box)}`)} ${banner()}`;
};
