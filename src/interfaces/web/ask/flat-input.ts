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

const listIn = (
  { query, isSent }: Reading,
  path: string,
  value: Extract<InputValue, { kind: 'LIST' }>,
  usual: readonly unknown[],
): unknown => {
  const { item, least } = value;
  if (item.kind !== 'OBJECT') {
    const given = query.getAll(path).filter((one) => one !== '');
    if (given.length === 0) return isSent ? [] : usual;
    return item.kind === 'NUMBER' ? given.map((one) => (/^\d+$/.test(one) ? Number(one) : one)) : given;
  }
  const count = Math.max(least, countIn(query, path), isSent ? 0 : usual.length);
  return Array.from({ length: count }, (_, index) =>
    readInput(item.fields, { query, isSent }, `${path}.${index}.`, (usual[index] ?? {}) as Input),
  );
};

/** A flag of which the description alone says what holds where it is left out. */
const unsaid = ({ value, description }: InputField): unknown =>
  value.kind === 'FLAG' && description.includes('true if omitted') ? true : undefined;

/** The input of these fields in the query. */
const readInput = (fields: readonly InputField[], reading: Reading, prefix: string, usual: Input): Input =>
  Object.fromEntries(
    fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      const { name, value, fallback } = field;
      const path = prefix + name;
      const begin = usual[name] ?? fallback ?? unsaid(field);
      const read = ((): unknown => {
        if (value.kind === 'LIST') return listIn(reading, path, value, (begin ?? []) as readonly unknown[]);
        if (value.kind === 'OBJECT')
          return readInput(value.fields, reading, `${path}.`, (begin ?? {}) as Input);
        const given =
          reading.query.has(path) || reading.isSent ? plainValue(reading.query, path, value.kind) : begin;
        // A form shows the first of several where one is needed.
        return value.kind === 'CHOICE' && field.isRequired ? (given ?? value.values[0]) : given;
      })();
      return read === undefined ? [] : [[name, read]];
    }),
  );

/** The input that an address asks with. `usual` is what the form begins with. */
export const inputIn = (fields: readonly InputField[], query: URLSearchParams, usual: Input): Input =>
  readInput(fields, { query, isSent: query.has(ASKED) }, '', query.has(WHOLE) ? {} : usual);

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
