import { type TemplateResult, html } from 'lit-html';

/** Parts that the pages drawn in the browser share. */

/** A control under its label. */
export const field = (label: string, control: unknown): TemplateResult =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A button that does something at once; a form's own button sends the form. */
export const button = (text: string, run: () => void): TemplateResult =>
  html`<button class="quiet" type="button" @click=${run}>${text}</button>`;
