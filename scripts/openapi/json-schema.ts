import * as z from 'zod/mini';

/** A JSON Schema of the dialect that OpenAPI 3.1 has. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** The schema without the "or null" that every optional field has, its description and default kept. */
export const withoutNull = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...own } = schema;
  const forms = anyOf?.filter((form) => !isNull(form)) ?? [];
  if (anyOf === undefined || forms.length === anyOf.length) return schema;
  return forms.length === 1 ? withoutNull({ ...forms[0], ...own }) : { ...own, anyOf: forms };
};

/** `{ anyOf: [X, null] }` as X that may be null too, where X is of one plain type. */
const folded = (schema: JsonSchema): JsonSchema => {
  const plain = withoutNull(schema);
  if (plain === schema || typeof plain.type !== 'string') return schema;
  const { enum: values } = plain;
  return {
    ...plain,
    type: [plain.type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as readonly unknown[]), null] }),
  };
};

const mapValues = (fields: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, tidy(schema)]));

const CONTROL = '\\u0000-\\u001f\\u007f-\\u009f';

/**
 * Without Unicode's property names, which not every reader of a schema knows. Half of a character (Cs) is refused in words only: a
 * reader that takes text as UTF-16 finds one in every emoji.
 */
export const plainPattern = (pattern: string): string =>
  pattern.replaceAll('\\P{Cc}', `[^${CONTROL}]`).replaceAll('\\p{Cc}', CONTROL).replaceAll('\\p{Cs}', '');

/** The same schema as a person would write it. */
const tidy = (given: JsonSchema): JsonSchema => {
  const { $schema: _dialect, default: fallback, pattern, ...schema } = folded(given);
  return {
    ...schema,
    ...(fallback !== undefined && fallback !== null && { default: fallback }),
    ...(typeof pattern === 'string' && { pattern: plainPattern(pattern) }),
    ...(schema.properties && { properties: mapValues(schema.properties) }),
    ...(schema.items && { items: tidy(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(tidy) }),
    ...(Array.isArray(schema['oneOf']) && { oneOf: (schema['oneOf'] as readonly JsonSchema[]).map(tidy) }),
  };
};

/** An input schema as JSON Schema. Checks between fields are in its description only. */
export const inputSchema = (input: z.ZodMiniType): JsonSchema =>
  tidy(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
