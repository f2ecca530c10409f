import { type AppError, errorText } from '../../../app/kernel/errors';
import { type Html, html } from '../html';
import { list } from './layout-parts';

/** Fields of forms that work without a script: what is asked stands in the address. */

/** A number out of the query: absent where it is empty, and as it was written where it is none, for the schema to refuse. */
export const numberIn = (query: URLSearchParams, name: string): unknown => {
  const text = query.get(name)?.trim() ?? '';
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

export const isTicked = (query: URLSearchParams, name: string): boolean => query.get(name) === 'on';

export const field = (label: string, control: Html): Html =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** An input after its label; `more` are further attributes. */
export const labelled = (label: string, name: string, more: Html): Html =>
  html`<label for="${name}">${label}</label> <input id="${name}" name="${name}" ${more} />`;

/** A search of the rules; `more` are further attributes of its input, `beside` further fields. */
export const searchForm = (
  [label, button]: readonly [label: string, button: string],
  more: Html,
  beside: Html | false = false,
): Html =>
  html`<form class="inline" role="search" action="/rules" method="get">
    <label for="q" class="hidden">${label}</label>
    ${beside}
    <input id="q" name="q" type="search" ${more} />
    <button>${button}</button>
  </form>`;

interface NumberField {
  readonly name: string;
  readonly value: string | number;
  readonly from: number;
  readonly to: number;
  readonly isOff?: boolean;
}

export const numberField = (label: string, { name, value, from, to, isOff = false }: NumberField): Html =>
  field(
    label,
    html`<input
      type="number"
      inputmode="numeric"
      name="${name}"
      value="${value}"
      min="${from}"
      max="${to}"
      ${isOff && html`disabled`}
    />`,
  );

interface Tick {
  readonly name: string;
  /** The value in the address if ticked; "on" if omitted. */
  readonly value?: string;
  readonly isOn: boolean;
  /** It is shown, and cannot be ticked. */
  readonly isOff?: boolean;
}

export const tickField = (label: string, { name, value = 'on', isOn, isOff = false }: Tick): Html =>
  html`<label class="tick"
    ><input
      type="checkbox"
      name="${name}"
      ${value !== 'on' && html`value="${value}"`}
      ${isOn && html`checked`}
      ${isOff && html`disabled`}
    />
    <span>${label}</span></label
  >`;

export const choiceField = (
  label: string,
  { name, value, options }: { name: string; value: string; options: readonly (readonly [string, string])[] },
): Html =>
  field(
    label,
    html`<select name="${name}">
      ${options.map(([key, text]) => html`<option value="${key}" ${key === value && html`selected`}>${text}</option>`)}
    </select>`,
  );

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Why a question was refused: each fault of its fields, or the refusal in words. */
export const messagesOf = (error: AppError): readonly string[] =>
  error.code === 'INVALID_INPUT' ? error.faults.map(({ message }) => message) : [errorText(error).detail];

/** Faults of the input, above the form; each fault once. */
export const faultsList = (faults: readonly Fault[]): Html => {
  const lines = new Map(
    faults.map(({ path, message }) => [`${path} ${message}`, html`<b>${path}</b> ${message}`]),
  );
  return html`<div class="faults" role="alert">${list([...lines.values()])}</div>`;
};
