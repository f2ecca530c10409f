import type { InputField, InputValue } from '../../../app/rules/asking/input-fields';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { choiceField, field as labelled, tickField } from '../parts/form';
import type { Input } from './flat-input';
import { labelOf, valueLabel } from './labels';
import type { AskQuestion } from './question';

/** The form of a question, made from the fields of its input: flags to tick, numbers, choices, lists that grow. */

const texts = messages.ask;

/** No form shows more items of a list. */
const MOST_ITEMS = 6;

interface Shown {
  readonly question: AskQuestion;
  readonly edition: string;
}

/** Facts of one edition alone say so at the end of their descriptions. */
const isOf2024 = ({ description }: InputField): boolean =>
  /(?:\b[Ii]n the 2024 edition\.|of the 2024 edition that|counts in the 2024 edition)/.test(description);

/** The fields that a form shows, those of lists and objects among them. */
export const shownFields = (
  fields: readonly InputField[],
  { question, edition }: Shown,
): readonly InputField[] =>
  fields.flatMap((one) => {
    const { name, value } = one;
    if (name === 'edition' || question.hidden?.includes(name)) return [];
    if (edition !== '2024' && question.only === undefined && isOf2024(one)) return [];
    const shownValue = shownValueOf(value, { question, edition });
    return shownValue.kind === 'TEXT' && !question.first.includes(name)
      ? []
      : [{ ...one, value: shownValue }];
  });

const shownValueOf = (value: InputValue, shown: Shown): InputValue => {
  if (value.kind === 'OBJECT') return { ...value, fields: shownFields(value.fields, shown) };
  return value.kind === 'LIST' ? { ...value, item: shownValueOf(value.item, shown) } : value;
};

interface Place extends Shown {
  readonly path: string;
  readonly value: unknown;
}

const numberInput = (
  label: string,
  { path, value }: Place,
  limits: Extract<InputValue, { kind: 'NUMBER' }>,
): Html =>
  labelled(
    label,
    html`<input
      type="number"
      inputmode="${limits.isWhole ? 'numeric' : 'decimal'}"
      name="${path}"
      value="${String(value ?? '')}"
      min="${limits.least}"
      ${Number.isFinite(limits.most) && html`max="${limits.most}"`}
      ${!limits.isWhole && html`step="any"`}
    />`,
  );

const optionsOf = (
  name: string,
  values: readonly string[],
  { question, edition }: Shown,
): readonly (readonly [string, string])[] =>
  values
    .filter((value) => question.offers?.(name, value, edition) ?? true)
    .map((value) => [value, question.textOf?.(name, value) ?? valueLabel(name, value)] as const);

const none = ['', texts.none] as const;

/** As many choices as there are, and one more. */
const choices = (
  one: InputField,
  { value, ...place }: Place,
  item: Extract<InputValue, { kind: 'CHOICE' }>,
): Html => {
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const rows = chosen.length < MOST_ITEMS ? [...chosen, ''] : chosen;
  const options = [none, ...optionsOf(one.name, item.values, place)];
  return html`${rows.map((choice, index) =>
    choiceField(`${labelOf(place.question.id, one)} ${index + 1}`, {
      name: place.path,
      value: choice,
      options,
    }),
  )}`;
};

/** The heading of an item of a list. */
export const itemTitle = (one: InputField, index: number, question: AskQuestion): string =>
  question.titleOf?.(one.name, index) ??
  (one.name === 'sides' ? (messages.odds.side[index] ?? '') : `${labelOf(question.id, one)} ${index + 1}`);

const items = (
  one: InputField,
  { value, path, ...shown }: Place,
  { item, least, most }: Extract<InputValue, { kind: 'LIST' }>,
): Html => {
  const there = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const fields = item.kind === 'OBJECT' ? item.fields : [];
  return html`${there.map(
    (given, index) =>
      html`<fieldset>
        <legend>${itemTitle(one, index, shown.question)}</legend>
        <input type="hidden" name="${path}.${index}" value="" />
        ${formFields(fields, { ...shown, path: `${path}.${index}.`, value: given })}
        ${!shown.question.isFixed && there.length > least && html`<button class="quiet" name="remove" value="${path}[${index}]">${texts.remove}</button>`}
      </fieldset>`,
  )}
  ${
    !shown.question.isFixed &&
    there.length < Math.min(most, MOST_ITEMS) &&
    html`<button class="quiet" name="add" value="${path}">
      ${texts.add(labelOf(shown.question.id, one))}
    </button>`
  }`;
};

const numbers = (
  one: InputField,
  { value, path, ...shown }: Place,
  item: Extract<InputValue, { kind: 'NUMBER' }>,
): Html =>
  html`${(Array.isArray(value) ? (value as readonly unknown[]) : []).map((number, index) =>
    numberInput(
      `${labelOf(shown.question.id, one)}: ${messages.odds.side[index] ?? ''}`,
      { ...shown, path, value: number },
      item,
    ),
  )}`;

/** The control of one field; flags are left to their group. */
const control = (one: InputField, place: Place): Html | false => {
  const { name, value, isRequired, fallback } = one;
  const label = labelOf(place.question.id, one);
  switch (value.kind) {
    case 'FLAG':
      return false;
    case 'NUMBER':
      return numberInput(label, place, value);
    case 'TEXT':
      return labelled(
        label,
        html`<input name="${place.path}" value="${String(place.value ?? '')}" maxlength="100" />`,
      );
    case 'CHOICE': {
      const options = optionsOf(name, value.values, place);
      const isOptional = !isRequired && fallback === undefined;
      return choiceField(label, {
        name: place.path,
        value: String(place.value ?? ''),
        options: isOptional ? [none, ...options] : options,
      });
    }
    case 'LIST':
      if (value.item.kind === 'CHOICE') return choices(one, place, value.item);
      return value.item.kind === 'NUMBER' ? numbers(one, place, value.item) : false;
    case 'OBJECT':
      return false;
  }
};

const group = (one: InputField, place: Place): Html | false => {
  if (one.value.kind === 'LIST') return one.value.item.kind === 'OBJECT' && items(one, place, one.value);
  return (
    one.value.kind === 'OBJECT' &&
    html`<fieldset>
      <legend>${labelOf(place.question.id, one)}</legend>
      ${formFields(one.value.fields, { ...place, path: `${place.path}.` })}
    </fieldset>`
  );
};

/** Numbers and choices first, then flags, then what has fields of its own. */
const controls = (fields: readonly InputField[], { value, path, ...shown }: Place): Html => {
  const given = (value ?? {}) as Input;
  const placeOf = ({ name }: InputField): Place => ({ ...shown, path: path + name, value: given[name] });
  const plain = fields.map((one) => control(one, placeOf(one))).filter((one) => one !== false);
  const flags = fields.filter((one) => one.value.kind === 'FLAG');
  return html`${plain.length > 0 && html`<div class="fields">${plain}</div>`}
  ${
    flags.length > 0 &&
    html`<div class="ticks">
      ${flags.map((one) =>
        tickField(labelOf(shown.question.id, one), { name: path + one.name, isOn: given[one.name] === true }),
      )}
    </div>`
  }
  ${fields.map((one) => group(one, placeOf(one)))}`;
};

/** Numbers, choices and flags of a part of its own. */
export const plainFields = controls;

/** Whether a field says something else than where it is left out. */
const isSaid = ({ name, fallback }: InputField, given: Input): boolean => {
  const value = given[name];
  return (
    value !== undefined && value !== (fallback ?? false) && !(Array.isArray(value) && value.length === 0)
  );
};

/** The fields of an input, those asked most at once. */
const formFields = (fields: readonly InputField[], place: Place): Html => {
  const { first } = place.question;
  const placeIn = ({ name }: InputField): number => first.indexOf(name);
  const now = fields.filter((one) => placeIn(one) >= 0).sort((one, other) => placeIn(one) - placeIn(other));
  const more = fields.filter((one) => placeIn(one) < 0);
  const isOpen = more.some((one) => isSaid(one, (place.value ?? {}) as Input));
  return html`${controls(now, place)}
  ${
    more.length > 0 &&
    html`<details ${isOpen && html`open`}>
      <summary>${texts.more}</summary>
      ${controls(more, place)}
    </details>`
  }`;
};

/** All fields of a question. */
export const questionFields = (fields: readonly InputField[], input: Input, shown: Shown): Html =>
  formFields(fields, { ...shown, path: '', value: input });
