import * as z from 'zod/mini';
import { invariant } from '../../../shared/invariant';
import type { SchemaFacts } from '../../kernel/input';

/** The field of an input, read from its schema: a form is made of these, and changes of an input are tried by them. */
export interface InputField {
  readonly name: string;
  readonly description: string;
  /** Its value where it is left out; undefined where it must be given, or may be absent. */
  readonly fallback: unknown;
  readonly isRequired: boolean;
  readonly value: InputValue;
}

export type InputValue =
  | { readonly kind: 'FLAG' | 'TEXT' }
  | { readonly kind: 'NUMBER'; readonly isWhole: boolean; readonly least: number; readonly most: number }
  | {
      readonly kind: 'CHOICE';
      readonly values: readonly string[];
      readonly texts: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'LIST'; readonly item: InputValue; readonly fewest: number; readonly most: number }
  | { readonly kind: 'OBJECT'; readonly fields: readonly InputField[] };

/** The part of a schema's definition that is read here. */
interface Definition {
  readonly type: string;
  readonly in?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly defaultValue?: unknown;
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

const factsOf = (schema: z.ZodMiniType): SchemaFacts & { readonly description?: string | undefined } =>
  z.globalRegistry.get(schema) ?? {};

interface Bag {
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

const valueOf = (schema: z.ZodMiniType): InputValue => {
  const { type, element, entries = {} } = definitionOf(schema);
  const { minimum, maximum, format } = schema._zod.bag as Bag;
  switch (type) {
    case 'boolean':
      return { kind: 'FLAG' };
    case 'number':
      return {
        kind: 'NUMBER',
        isWhole: format === 'safeint',
        least: minimum ?? 0,
        most: maximum ?? Infinity,
      };
    case 'enum':
      return {
        kind: 'CHOICE',
        values: Object.values(entries),
        texts: factsOf(schema).valueDescriptions ?? {},
      };
    case 'array':
      invariant(element !== undefined, 'a list has items');
      return { kind: 'LIST', item: valueOf(element), fewest: minimum ?? 0, most: maximum ?? Infinity };
    case 'object':
      return { kind: 'OBJECT', fields: fieldsOfInput(schema) };
    default:
      return { kind: 'TEXT' };
  }
};

const fieldOf = (name: string, field: z.ZodMiniType): InputField => {
  let schema = field;
  let fallback: unknown;
  let isRequired = true;
  for (;;) {
    const { type, in: before, innerType, defaultValue } = definitionOf(schema);
    if (type === 'default') fallback = defaultValue;
    if (type === 'default' || type === 'optional') isRequired = false;
    const inner = before ?? innerType;
    if (inner === undefined) break;
    schema = inner;
  }
  const description = factsOf(field).description ?? factsOf(schema).description ?? '';
  return { name, description, fallback, isRequired, value: valueOf(schema) };
};

/** The fields of an input, in its order. */
export const fieldsOfInput = (schema: z.ZodMiniType): readonly InputField[] =>
  Object.entries(definitionOf(schema).shape ?? {}).map(([name, field]) => fieldOf(name, field));
