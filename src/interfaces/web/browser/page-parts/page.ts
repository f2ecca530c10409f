import { type TemplateResult, html, nothing } from 'lit-html';
import { renderKeepingFocus } from './keep-focus';

/** The part of a page that the browser draws: one view, drawn anew whenever something changes. */

let draw = (): void => undefined;

export const redraw = (): void => draw();

/** Draws the view in place of what the server put there; nothing is drawn before. */
export const startPage = (root: HTMLElement | null, view: () => TemplateResult): void => {
  draw = () => {
    if (root) renderKeepingFocus(view(), root);
  };
  root?.replaceChildren();
  redraw();
};

/** A state of a page, and the way to change it, which draws the page anew. */
export const createState = <State extends object>(
  initial: State,
): readonly [Readonly<State>, (change: Partial<State>) => void] => {
  const state = { ...initial };
  return [
    state,
    (change) => {
      Object.assign(state, change);
      redraw();
    },
  ];
};

/** Why something was refused, told at once to those who hear the page; nothing where it was not. */
export const refusedLine = (refusal: string | null): TemplateResult | typeof nothing =>
  refusal === null ? nothing : html`<p role="alert" class="refused">${refusal}</p>`;

/** Runs something again and again while somebody looks at the page. */
export const whileSeen = (run: () => unknown, everyMs: number): void => {
  setInterval(() => {
    if (document.visibilityState === 'visible') run();
  }, everyMs);
};
