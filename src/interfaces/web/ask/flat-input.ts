import type { InputField, InputValue } from '../../../app/rules/asking/input-fields';
import { numberIn } from '../parts/form';

/** The input of a question as it stands in an address: `caster.will=2`, `blockers.0.engaged=on`. */

export type Input = Readonly<Record<string, unknown>>;

/** It says that the form was sent: what is not ticked is then no, and not what the question begins with. */
const ASKED = 'asked';

const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names and values of an input; of flags those that hold, and those that do not where the form was not sent. */
const pairsOf = (input: Input, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(input).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const path = prefix + name;
    if (value === undefined || value === null) return [];
    if (typeof value === 'boolean') return [[path, value ? 'on' : 'off']];
    if (isInput(value)) return pairsOf(value, `${path}.`);
    if (!Array.isArray(value)) return [[path, String(value)]];
    return value.flatMap((item: unknown, index) =>
      isInput(item)
        ? [[`${path}.${index}`, ''] as const, ...pairsOf(item, `${path}.${index}.`)]
        : [[path, String(item)] as const],
    );
  });

/** The query of a question with this input; what the input does not say is as the question begins. */
export const queryOf = (input: Input): URLSearchParams =>
  new URLSearchParams(pairsOf(input).map(([name, value]): [string, string] => [name, value]));

/** It says that the address holds a whole question: what it leaves out is as the schema has it, not as the form begins. */
const WHOLE = 'whole';
export const wholeField = [WHOLE, '1'] as const;

/** A field of the form that says that it was sent. */
export const askedField = [ASKED, '1'] as const;

interface Reading {
  readonly query: URLSearchParams;
  readonly isSent: boolean;
}

const countIn = (query: URLSearchParams, path: string): number => {
  const places = [...query.keys()].flatMap((name) => {
    const [, place] = name.startsWith(`${path}.`)
      ? (/^(\d{1,2})(?:\.|$)/.exec(name.slice(path.length + 1)) ?? [])
      : [];
    return place === undefined ? [] : [Number(place) + 1];
  });
  return Math.max(0, ...places);
};

/** The value of a text in the address, as the schema wants it; what is no number stays as it was written, for the schema to refuse. */
const plainValue = (query: URLSearchParams, path: string, kind: InputValue['kind']): unknown => {
  const text = query.get(path)?.trim() ?? '';
  if (kind === 'FLAG') return text === 'on';
  if (text === '') return undefined;
  if (kind !== 'NUMBER') return text;
  return /^-?\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : numberIn(query, path);
};

/** A part of an address, and what is there where the address leaves it out. */
interface Part<Usual> extends Reading {
  readonly path: string;
  readonly usual: Usual;
}

const listIn = (
  value: Extract<InputValue, { kind: 'LIST' }>,
  { query, isSent, path, usual }: Part<readonly unknown[]>,
): unknown => {
  const { item, least } = value;
  if (item.kind !== 'OBJECT') {
    const given = query.getAll(path).filter((one) => one !== '');
    if (given.length === 0) return isSent ? [] : usual;
    return item.kind === 'NUMBER' ? given.map((one) => (/^\d+$/.test(one) ? Number(one) : one)) : given;
  }
  const count = Math.max(least, countIn(query, path), isSent ? 0 : usual.length);
  return Array.from({ length: count }, (_, index) =>
    readInput(item.fields, {
      query,
      isSent,
      path: `${path}.${index}.`,
      usual: (usual[index] ?? {}) as Input,
    }),
  );
};

/** The value of a field that has none of its own. */
const plainIn = (
  { value, isRequired }: InputField,
  { query, isSent, path, usual }: Part<unknown>,
): unknown => {
  const given = query.has(path) || isSent ? plainValue(query, path, value.kind) : usual;
  // A form shows the first of several where one is needed.
  return value.kind === 'CHOICE' && isRequired ? (given ?? value.values[0]) : given;
};

/** The input of these fields in the query; `path` is what their names begin with. */
const readInput = (fields: readonly InputField[], { path, usual, ...reading }: Part<Input>): Input =>
  Object.fromEntries(
    fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      const { name, value, fallback } = field;
      const begin = usual[name] ?? fallback ?? field.usual;
      const here = { ...reading, path: path + name };
      const read =
        value.kind === 'LIST'
          ? listIn(value, { ...here, usual: (begin ?? []) as readonly unknown[] })
          : value.kind === 'OBJECT'
            ? readInput(value.fields, { ...reading, path: `${here.path}.`, usual: (begin ?? {}) as Input })
            : plainIn(field, { ...here, usual: begin });
      return read === undefined ? [] : [[name, read]];
    }),
  );

/** The input that an address asks with. `usual` is what the form begins with. */
export const inputIn = (fields: readonly InputField[], query: URLSearchParams, usual: Input): Input =>
  readInput(fields, { query, isSent: query.has(ASKED), path: '', usual: query.has(WHOLE) ? {} : usual });

/** The steps of a path such as `blockers[0].engaged`. */
const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

const typed = (value: string): unknown => {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
};

const changed = (input: unknown, [step, ...inner]: readonly string[], value: string | null): unknown => {
  if (step === undefined) return value === null ? undefined : typed(value);
  if (Array.isArray(input))
    return (input as readonly unknown[])
      .map((item, index) => (String(index) === step ? changed(item, inner, value) : item))
      .filter((item) => item !== undefined);
  const given = (input ?? {}) as Input;
  return { ...given, [step]: changed(given[step], inner, value) };
};

/** The input with the value at this path changed; null removes the item of a list. */
export const withChange = (input: Input, path: string, value: string | null): Input =>
  changed(input, stepsOf(path), value) as Input;
