import * as z from 'zod/mini';
import {
  type AlliancesFile,
  type EditionsFile,
  type ListFile,
  alliancesShape,
  editionsShape,
  listShape,
} from '../../../domain/armies/catalogue/file';
import type { Shape } from '../../../shared/shape';

/** The schemas of the catalogue's files and of lists sent with a request, made from their shapes. */

const textOf = ({ shortest, longest, pattern }: Extract<Shape['form'], { kind: 'TEXT' }>) =>
  z
    .string()
    .check(
      ...(pattern ? [z.regex(pattern)] : []),
      ...(shortest > 0 ? [z.minLength(shortest)] : []),
      z.maxLength(longest),
    );

const listOf = ({ of, fewest, most }: Extract<Shape['form'], { kind: 'LIST' }>) =>
  z
    .array(schemaOf(of))
    .check(...(fewest > 0 ? [z.minLength(fewest)] : []), ...(most < Infinity ? [z.maxLength(most)] : []));

const bareSchemaOf = (form: Shape['form']): z.ZodMiniType => {
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
      return listOf(form);
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
    case 'KNOWN':
      throw new Error(`a file of the catalogue has no ${form.kind}`);
  }
};

/** A shape that is used twice has one schema, so that the JSON schema states it once. */
const made = new Map<Shape, z.ZodMiniType>();

function schemaOf(shape: Shape): z.ZodMiniType {
  const { form, description, check } = shape;
  const schema =
    made.get(shape) ??
    bareSchemaOf(form).check(
      ...(check ? [z.refine((value) => check.passes(value as string), { error: check.error })] : []),
      ...(description === undefined ? [] : [z.describe(description)]),
    );
  made.set(shape, schema);
  return schema;
}

export const listSchema = schemaOf(listShape) as z.ZodMiniType<ListFile>;
export const alliancesSchema = schemaOf(alliancesShape) as z.ZodMiniType<AlliancesFile>;
export const editionsSchema = schemaOf(editionsShape) as z.ZodMiniType<EditionsFile>;
