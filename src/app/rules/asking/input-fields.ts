import * as z from 'zod/mini';
import { invariant } from '../../../shared/invariant';
import type { SchemaFacts } from '../../kernel/input';

/** The field of an input, read from its schema: forms are made of these, and changes of an input are tried by them. */
export interface InputField {
  readonly name: string;
  readonly description: string;
  /** Its value where it is left out; undefined where it must be given, or may be absent. */
  readonly fallback: unknown;
  /** The value with which a form begins, of a field without a fallback. */
  readonly usual?: boolean | undefined;
  readonly isRequired: boolean;
  readonly value: InputValue;
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

export type InputValue =
  | { readonly kind: 'FLAG' | 'TEXT' }
  | ({ readonly kind: 'NUMBER'; readonly isWhole: boolean } & Limits)
  | { readonly kind: 'CHOICE'; readonly values: readonly string[] }
  | ({ readonly kind: 'LIST'; readonly item: InputValue } & Limits)
  | { readonly kind: 'OBJECT'; readonly fields: readonly InputField[] };

/** The part of a check's definition that is read here. */
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

/** The part of a schema's definition that is read here. */
interface Definition {
  readonly type: string;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly defaultValue?: unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

const factsOf = (schema: z.ZodMiniType): SchemaFacts & { readonly description?: string | undefined } =>
  z.globalRegistry.get(schema) ?? {};

/** The limits of a number, or of the length of a list. */
const limitsOf = (schema: z.ZodMiniType): Limits => {
  let [least, most] = [0, Infinity];
  for (const { _zod } of definitionOf(schema).checks ?? []) {
    const { check, value = 0, minimum = least, maximum = most, length = 0 } = _zod.def;
    if (check === 'greater_than') least = value;
    if (check === 'less_than') most = value;
    if (check === 'min_length') least = minimum;
    if (check === 'max_length') most = maximum;
    if (check === 'length_equals') [least, most] = [length, length];
  }
  return { least, most };
};

/** A schema without what is around it: defaults, what may be null, what is made of it afterwards. */
const unwrapped = (outer: z.ZodMiniType) => {
  let schema = outer;
  let fallback: unknown;
  let isRequired = true;
  for (;;) {
    const { type, in: before, out, innerType, defaultValue } = definitionOf(schema);
    if (type === 'default') fallback ??= defaultValue;
    if (type === 'default' || type === 'optional') isRequired = false;
    const isMadeFirst = before !== undefined && definitionOf(before).type === 'transform';
    const inner = isMadeFirst ? out : (before ?? innerType);
    if (inner === undefined) return { schema, fallback, isRequired };
    schema = inner;
  }
};

const valueOf = (schema: z.ZodMiniType): InputValue => {
  const { type, element, entries = {} } = definitionOf(schema);
  switch (type) {
    case 'boolean':
      return { kind: 'FLAG' };
    case 'number':
      return { kind: 'NUMBER', isWhole: schema._zod.bag['format'] === 'safeint', ...limitsOf(schema) };
    case 'enum':
      return { kind: 'CHOICE', values: Object.values(entries) };
    case 'array':
      invariant(element !== undefined, 'a list has items');
      return { kind: 'LIST', item: valueOf(unwrapped(element).schema), ...limitsOf(schema) };
    case 'object':
      return { kind: 'OBJECT', fields: fieldsOfInput(schema) };
    default:
      return { kind: 'TEXT' };
  }
};

const fieldOf = (name: string, outer: z.ZodMiniType): InputField => {
  const { schema, fallback, isRequired } = unwrapped(outer);
  const { description = factsOf(schema).description ?? '', usual } = factsOf(outer);
  return { name, description, fallback, usual, isRequired, value: valueOf(schema) };
};

/** The fields of an input, in its order. */
export const fieldsOfInput = (input: z.ZodMiniType): readonly InputField[] =>
  Object.entries(definitionOf(unwrapped(input).schema).shape ?? {}).map(([name, field]) =>
    fieldOf(name, field),
  );
