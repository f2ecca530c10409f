import { type TemplateResult, html } from 'lit-html';
import { LONGEST_REASON } from '../../../app/kernel/limits';

/** Parts that the pages drawn in the browser share. */

export type Options = readonly (readonly [value: string, text: string])[];

/** A control under its label. */
export const field = (label: string, control: unknown): TemplateResult =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A required text of the reader's own, such as the reason for a change. */
export const reasonField = (label: string): TemplateResult =>
  field(label, html`<input name="reason" required maxlength=${LONGEST_REASON} />`);

export const select = (name: string, options: Options, value = ''): TemplateResult =>
  html`<select name=${name}>
    ${options.map(([id, text]) => html`<option value=${id} ?selected=${id === value}>${text}</option>`)}
  </select>`;

/** A button that does something at once; a form's own button sends the form. */
export const button = (text: string, run: () => void): TemplateResult =>
  html`<button class="quiet" type="button" @click=${run}>${text}</button>`;
