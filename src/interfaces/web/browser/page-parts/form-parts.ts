import { type TemplateResult, html, nothing } from 'lit-html';
import { type Fields, reasonField, submitted } from './form';

/** Controls of the forms that come after the first view. */

export type Options = readonly (readonly [value: string | number, text: string])[];

/** A form whose fields and buttons stand in a row; it is emptied once it is sent, unless it `keeps` its texts. */
export const rowForm = (use: (fields: Fields) => unknown, body: unknown, keeps = false): TemplateResult =>
  html`<form class="row" @submit=${submitted(use, keeps)}>${body}</form>`;

/** Handles a form that is emptied once the service has taken what is in it; `use` answers null where it was refused. */
export const emptiedOnceTaken = (use: (fields: Fields) => Promise<unknown>) =>
  submitted(async (fields, form) => {
    if ((await use(fields)) !== null) form.reset();
  }, true);

/** A form that asks for the reason of what its button does. */
export const reasonForm = (
  use: (fields: Fields) => unknown,
  label: string,
  [text, className]: readonly [text: string, className?: string],
): TemplateResult =>
  rowForm(use, html`${reasonField(label)} <button class=${className ?? nothing}>${text}</button>`);

export const select = (name: string, options: Options, value: string | number = ''): TemplateResult =>
  html`<select name=${name}>
    ${optionsOf(options, value)}
  </select>`;

/** A choice without a usual value. */
export const requiredSelect = (name: string, options: Options): TemplateResult =>
  html`<select name=${name} required>
    <option value=""></option>
    ${optionsOf(options)}
  </select>`;

export const optionsOf = (options: Options, value: string | number = ''): readonly TemplateResult[] =>
  options.map(([id, text]) => html`<option value=${id} ?selected=${id === value}>${text}</option>`);

/** More of a page, opened by its summary. */
export const details = (summary: unknown, body: unknown): TemplateResult =>
  html`<details>
    <summary>${summary}</summary>
    ${body}
  </details>`;

export const list = (
  items: readonly unknown[],
  className: string | typeof nothing = nothing,
): TemplateResult =>
  html`<ul class=${className}>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

/** A part of a page with its heading. */
export const section = (id: string, title: unknown, body: unknown): TemplateResult =>
  html`<section aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>`;

/** A moment as an input of the browser has it: in the reader's own time, to the minute. */
export const localTime = (moment: string | null): string => {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
