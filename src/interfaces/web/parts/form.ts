import { type Html, html } from '../html';

/** Fields of forms that work without a script: what is asked stands in the address. */

/** A number out of the query: absent where it is empty, and as it was written where it is none, for the schema to refuse. */
export const numberIn = (query: URLSearchParams, name: string): unknown => {
  const text = query.get(name)?.trim() ?? '';
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

export const isTicked = (query: URLSearchParams, name: string): boolean => query.get(name) === 'on';

export const numberField = (
  label: string,
  {
    name,
    value,
    from,
    to,
    isOff = false,
  }: { name: string; value: string | number; from: number; to: number; isOff?: boolean },
): Html =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      inputmode="numeric"
      name="${name}"
      value="${value}"
      min="${from}"
      max="${to}"
      ${isOff && html`disabled`}
  /></label>`;

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
  html`<label class="field"
    ><span>${label}</span
    ><select name="${name}">
      ${options.map(
        ([key, text]) => html`<option value="${key}" ${key === value && html`selected`}>${text}</option>`,
      )}
    </select></label
  >`;

/** Faults of the input, above the form; each fault once. */
export const faultsList = (faults: readonly { readonly path: string; readonly message: string }[]): Html =>
  html`<div class="faults" role="alert">
    <ul>
      ${[...new Map(faults.map(({ path, message }) => [`${path} ${message}`, html`<li><b>${path}</b> ${message}</li>`])).values()]}
    </ul>
  </div>`;
