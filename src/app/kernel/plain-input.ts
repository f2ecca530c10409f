import { type Answer, metered, spend } from './answer';

/**
 * A whole number from `minimum` to `maximum`, or true or false; with a default it may be left out or null. `absent` is a field of any
 * other kind, which the schema reads where it is given.
 */
export type PlainField =
  | { readonly absent: true }
  | { readonly minimum: number; readonly maximum: number; readonly default?: number }
  | { readonly boolean: true; readonly default?: boolean };

/** The fields of an input that holds plain values alone, by name: made from its schema. */
export type PlainFields = Readonly<Record<string, PlainField>>;

const fits = (field: Exclude<PlainField, { absent: true }>, value: unknown): boolean =>
  'boolean' in field
    ? typeof value === 'boolean'
    : Number.isSafeInteger(value) && (value as number) >= field.minimum && (value as number) <= field.maximum;

/**
 * Reads an input as its schema would, without the library that checks schemas: most of a cold start would be loading that. What it
 * makes answers undefined where the schema must look: it refuses the input, in its own words.
 */
export const plainReader = (
  fields: PlainFields,
): ((raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined) => {
  const entries = Object.entries(fields);
  return (raw) => {
    for (const name in raw) if (!Object.hasOwn(fields, name)) return undefined;
    const input: Record<string, unknown> = {};
    for (const [name, field] of entries) {
      if ('absent' in field) {
        if ((raw[name] ?? undefined) !== undefined) return undefined;
        continue;
      }
      const value = raw[name] ?? field.default;
      if (!fits(field, value)) return undefined;
      input[name] = value;
    }
    return input;
  };
};

/** An operation of plain fields that needs nothing but its input. */
export interface AtHand {
  readonly fields: PlainFields;
  readonly run: (input: never) => Answer<unknown>;
}

/** Units of work that an operation at hand takes. */
const PRICE = 1;

/** Answers an operation at hand; undefined where its schema must look at the input. */
export const answerAtHand = ({ fields, run }: AtHand) => {
  const read = plainReader(fields);
  return (raw: object, context: object): Answer<unknown> | undefined => {
    const input = read(raw as Readonly<Record<string, unknown>>);
    if (input === undefined) return undefined;
    const paid = spend(context, PRICE);
    return paid.ok ? metered(context, () => run(input as never)) : paid;
  };
};
