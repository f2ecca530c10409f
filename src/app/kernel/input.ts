import * as z from 'zod/mini';
import type { Fault } from './faults';
import { LONGEST_SHORT_TEXT } from './limits';
import { longList } from './long-list';
import { shortId } from './nodes/node-id';

/** The pieces input schemas are made of, so that every interface refuses the same thing in the same words. */

/** Refuses 1.5 like `z.int()`, but lets all other checks go on: that one gives up on everything around it. */
const isWhole = (stated: { readonly minimum?: number; readonly maximum?: number } = {}) => {
  const check = z.check<number>((payload) => {
    if (!Number.isSafeInteger(payload.value))
      payload.issues.push({ code: 'invalid_type', expected: 'int', input: payload.value, continue: true });
  });
  // Says to the schema documents that the number is an integer, as `z.int()` does.
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, { format: 'safeint', ...stated }));
  return check;
};

/** A description that ends with the range of the value, so that no text repeats a limit by hand. */
export const rangeText = (description: string, minimum: number, maximum: number): string =>
  `${description} From ${minimum} to ${maximum}.`;

/** A whole number from `minimum` to `maximum`, both included; its description states this range. */
export const wholeNumber = (minimum: number, maximum: number, description: string) =>
  z
    .number()
    .check(
      isWhole(),
      z.minimum(minimum),
      z.maximum(maximum),
      z.describe(rangeText(description, minimum, maximum)),
    );

/** A whole number whose range the schema documents state and another check enforces, together with other fields. */
export const statedNumber = (minimum: number, maximum: number, description: string) =>
  z.number().check(isWhole({ minimum, maximum }), z.describe(rangeText(description, minimum, maximum)));

/** A list of `least` to `most` items. */
export const listField = <S extends z.ZodMiniType>(
  item: S,
  [least, most]: readonly [least: number, most: number],
  description: string,
) => {
  const lengths = least === 0 ? [z.maxLength(most)] : [z.minLength(least), z.maxLength(most)];
  return longList(item).check(...(least === most ? [z.length(most)] : lengths), z.describe(description));
};

/** A field that may be left out or null (GraphQL sends null for "not given"): then `fallback` holds. */
export const withDefault = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.pipe(
    z._default(z.nullable(schema), fallback as never),
    z.transform((value): z.output<S> => (value === null ? fallback : (value as z.output<S>))),
  );

/** A field that may be left out or null; absent in the output then. */
export const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> | undefined => value ?? undefined),
  );

/**
 * A field whose default the schema documents state and the output leaves out: for an input that came after requests without it were
 * recorded, which must stay the same requests.
 */
export const withUnrecordedDefault = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.pipe(
    z._default(z.nullable(schema), fallback as never),
    z.transform((value): z.output<S> | undefined =>
      value === null || JSON.stringify(value) === JSON.stringify(fallback)
        ? undefined
        : (value as z.output<S>),
    ),
  );

/** A field of a JSON merge patch: null clears it, left out it stays as it is (RFC 7396). */
export const clearable = <S extends z.ZodMiniType>(schema: S) => z.nullish(schema);

/** Facts about a piece of an input for the schema documents: its type with its meaning, a choice's values with theirs, its scalar. */
export interface SchemaFacts {
  readonly typeName?: string;
  readonly typeDescription?: string;
  readonly valueDescriptions?: Readonly<Record<string, string>>;
  /** The GraphQL scalar, where it is not the one of its JSON type. */
  readonly scalar?: 'ID' | 'Date' | 'DateTime' | 'ArmyListFile' | 'JSON';
  /** The value with which a form begins, of a field without a default. */
  readonly usual?: boolean;
}

const stating = <S extends z.ZodMiniType>(schema: S, facts: SchemaFacts): S => {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...facts });
  return schema;
};

/** Gives an object or a choice the name of its type: the GraphQL schema and the OpenAPI document refer to it by that. */
export const named = <S extends z.ZodMiniType>(typeName: string, schema: S, typeDescription?: string): S =>
  stating(schema, { typeName, ...(typeDescription !== undefined && { typeDescription }) });

/** An object with the name and the description of its type, of these fields and no others. */
export const inputObject = <const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  typeName: string,
  typeDescription: string,
  fields: Fields,
) => named(typeName, z.strictObject(fields), typeDescription);

/** A choice with what each value means, for both documents: the only place that lists the values. */
export const choice = <const Words extends Readonly<Record<string, string>>>(
  typeName: string,
  valueDescriptions: Words,
  typeDescription: string,
) =>
  stating(z.enum(Object.keys(valueDescriptions) as (keyof Words & string)[]), {
    typeName,
    typeDescription,
    valueDescriptions,
  });

type Choices = readonly string[] | Readonly<Record<string, string>>;
type ChoiceOf<Values extends Choices> = Values extends readonly string[]
  ? Values[number]
  : keyof Values & string;

/** One of these values: with what each means, or as the schema parts describe them. */
export const oneOf = <const Values extends Choices>(
  typeName: string,
  values: Values,
  description: string,
) => {
  const names = (Array.isArray(values) ? values : Object.keys(values)) as ChoiceOf<Values>[];
  const schema = Array.isArray(values)
    ? named(typeName, z.enum(names))
    : stating(z.enum(names), {
        typeName,
        typeDescription: description,
        valueDescriptions: values as Readonly<Record<string, string>>,
      });
  return schema.check(z.describe(description));
};

export const flag = (description: string) => z.boolean().check(z.describe(description));

/** A list of at most `length` items, or of a number of items from the first to the second. */
export const arrayOf = <Item extends z.ZodMiniType>(
  item: Item,
  length: number | readonly [number, number],
  description: string,
) => {
  const [least, most] = typeof length === 'number' ? [0, length] : length;
  const bounds = least === 0 ? [z.maxLength(most)] : [z.minLength(least), z.maxLength(most)];
  return longList(item).check(...bounds, z.describe(description));
};

/** Says which GraphQL scalar a value is. */
export const asScalar = <S extends z.ZodMiniType>(scalar: NonNullable<SchemaFacts['scalar']>, schema: S): S =>
  stating(schema, { scalar });

/** Says with which value a form begins: a default would count as given, where an edition refuses the field. */
export const usually = <S extends z.ZodMiniType>(usual: boolean, schema: S): S => stating(schema, { usual });

/** A text of a number of characters from the first to the second. */
export const boundedText = ([least, most]: readonly [least: number, most: number], description: string) => {
  const lengths = least === 0 ? [z.maxLength(most)] : [z.minLength(least), z.maxLength(most)];
  return z.string().check(...lengths, z.describe(description));
};

/** A short text: a name to use in the answer, a cursor. */
export const shortText = (description: string) => boundedText([1, LONGEST_SHORT_TEXT], description);

/** A name that the caller gives to something within one request. */
export const ownIdText = (description: string) => asScalar('ID', shortText(description));

/** The id of something we know, in either form: short, or the global one, out of which the short one is taken. */
export const idText = (description: string) =>
  asScalar(
    'ID',
    z.string().check(z.overwrite(shortId), z.minLength(1), z.maxLength(100), z.describe(description)),
  );

/** A fault between fields, with its path as steps (`['entrants', 3, 'id']`). */
export interface CrossFault extends Omit<Fault, 'path'> {
  readonly path: readonly (string | number)[];
}

/** Stands for an object where the schema wants none: no number is made of it, and no text, which could throw. */
const NO_VALUE = Object.freeze({ valueOf: () => Number.NaN, toString: () => '' });

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** A value in which every object that the schema refuses stands for nothing; what holds one is copied once. */
const withoutRefusedObjects = ({ value, issues }: z.core.ParsePayload): unknown => {
  const root: Record<PropertyKey, unknown> = { value };
  const copies = new Set<unknown>([root]);
  for (const { code, path = [] } of issues) {
    if (code !== 'invalid_type' && code !== 'invalid_value') continue;
    let holder = root;
    let name: PropertyKey = 'value';
    for (const step of path) {
      const inner = holder[name];
      if (!isObject(inner)) break;
      const copy = copies.has(inner) ? inner : Array.isArray(inner) ? ([...inner] as never) : { ...inner };
      copies.add(copy);
      holder[name] = copy;
      holder = copy;
      name = step;
    }
    if (isObject(holder[name])) holder[name] = NO_VALUE;
  }
  return root['value'];
};

/** A fault of the field at this path. */
export const crossFault = (
  path: CrossFault['path'],
  code: CrossFault['code'],
  message: string,
): CrossFault => ({ path, code, message });

const reporting =
  <T>(faultsIn: (value: T) => readonly CrossFault[]): z.core.CheckFn<T> =>
  (payload) => {
    for (const { path, code, message } of faultsIn(withoutRefusedObjects(payload) as T))
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [...path],
        message,
        params: { fault: code },
      });
  };

/**
 * Checks fields against each other. It runs even where single fields have faults, so that one answer lists everything;
 * `value` may therefore be anything, and what has the wrong type is to be passed over (its own fault is reported).
 */
export const crossCheck = <T>(faultsIn: (value: unknown) => readonly CrossFault[]) =>
  z.check<T>(reporting(faultsIn), { when: () => true });

/**
 * Checks fields against each other once each has its right type; faults of range do not hide these. For checks that
 * would have to pass over too much of `crossCheck`'s "anything".
 */
export const typedCrossCheck = <T>(faultsIn: (value: T) => readonly CrossFault[]) =>
  z.check<T>(reporting(faultsIn));
