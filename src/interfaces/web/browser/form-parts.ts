import { type TemplateResult, html } from 'lit-html';
import { LONGEST_REASON } from '../../../app/kernel/limits';
import { field } from './parts';

/** Controls of the forms that come after the first view. */

type Options = readonly (readonly [value: string, text: string])[];

/** A required text of the reader's own, such as the reason for a change. */
export const reasonField = (label: string): TemplateResult =>
  field(label, html`<input name="reason" required maxlength=${LONGEST_REASON} />`);

export const select = (name: string, options: Options, value = ''): TemplateResult =>
  html`<select name=${name}>
    ${options.map(([id, text]) => html`<option value=${id} ?selected=${id === value}>${text}</option>`)}
  </select>`;
