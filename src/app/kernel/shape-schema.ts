import * as z from 'zod/mini';
import type { Shape } from '../../shared/shape';
import { longList } from './long-list';

/** The schemas of files and stored values, made from their shapes. Inputs have more to say (`tournaments/pack/shape-input.ts`). */

type SchemaOf = (shape: Shape) => z.ZodMiniType;
type Known = Readonly<Record<string, z.ZodMiniType>>;

const textOf = ({ shortest, longest, pattern }: Extract<Shape['form'], { kind: 'TEXT' }>) =>
  z
    .string()
    .check(
      ...(pattern ? [z.regex(pattern)] : []),
      ...(shortest > 0 ? [z.minLength(shortest)] : []),
      z.maxLength(longest),
    );

const listOf = ({ of, fewest, most }: Extract<Shape['form'], { kind: 'LIST' }>, schemaOf: SchemaOf) =>
  longList(schemaOf(of)).check(
    ...(fewest > 0 ? [z.minLength(fewest)] : []),
    ...(most < Infinity ? [z.maxLength(most)] : []),
  );

const bareSchemaOf = (form: Shape['form'], schemaOf: SchemaOf, known: Known): z.ZodMiniType => {
  switch (form.kind) {
    case 'TEXT':
      return textOf(form);
    case 'WHOLE':
      return z.int().check(z.minimum(form.minimum), z.maximum(form.maximum));
    case 'FLAG':
      return z.boolean();
    case 'CHOICE':
      return form.values.length === 1 ? z.literal(form.values) : z.enum(form.values);
    case 'LIST':
      return listOf(form, schemaOf);
    case 'TUPLE':
      return z.tuple(form.of.map(schemaOf) as [z.ZodMiniType]);
    case 'OBJECT':
      return z.strictObject(
        Object.fromEntries(Object.entries(form.fields).map(([name, shape]) => [name, schemaOf(shape)])),
      );
    case 'RECORD':
      return z.partialRecord(schemaOf(form.key) as z.ZodMiniString, schemaOf(form.value));
    case 'UNION':
      return form.by === null
        ? z.union(form.of.map(schemaOf))
        : z.discriminatedUnion(form.by, form.of.map(schemaOf) as never);
    case 'NULLABLE':
      return z.nullable(schemaOf(form.of));
    case 'OPTIONAL':
      return z.optional(schemaOf(form.of));
    case 'LATER':
      return z.lazy(() => schemaOf(form.of()));
    case 'DEFAULT':
      return z._default(schemaOf(form.of), form.value as never);
    case 'KNOWN':
      return known[form.as] ?? z.never();
  }
};

/** Makes schemas of shapes. `known` has the schemas that shapes name. A shape that is used twice has one schema. */
export const schemasWith = (known: Known): SchemaOf => {
  const made = new Map<Shape, z.ZodMiniType>();
  const schemaOf = (shape: Shape): z.ZodMiniType => {
    const { form, description, check } = shape;
    const schema =
      made.get(shape) ??
      bareSchemaOf(form, schemaOf, known).check(
        ...(check ? [z.refine((value) => check.passes(value as string), { error: check.error })] : []),
        ...(description === undefined ? [] : [z.describe(description)]),
      );
    made.set(shape, schema);
    return schema;
  };
  return schemaOf;
};

export const schemaOf = schemasWith({});
