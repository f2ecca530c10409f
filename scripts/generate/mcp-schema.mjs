// Input schemas as the tools of the Model Context Protocol show them: a model reads those of all listed tools before its first
// question.

/** Keywords that only our generators read, or that a listed tool can do without: a wrong value is answered with what is allowed. */
const GENERATOR_KEYWORDS = new Set(['typeName', 'typeDescription', 'valueDescriptions', 'scalar', 'usual']);
const SPARED_KEYWORDS = new Set([
  ...GENERATOR_KEYWORDS,
  ...['description', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'additionalProperties'],
]);

/** An object with more characters of schema is listed by the names of its fields. */
const LONGEST_OBJECT = 1_100;

const mapSchema = (schema, change) =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties')
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, property]) => [name, change(property)])),
        ];
      if (keyword === 'items') return [keyword, change(value)];
      if (['anyOf', 'oneOf'].includes(keyword)) return [keyword, value.map(change)];
      return [keyword, value];
    }),
  );

const without = (schema, keywords) =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.has(keyword)));

/** The whole schema, in the keywords of JSON Schema alone. */
export const wholeSchema = (schema) =>
  mapSchema(without(schema, GENERATOR_KEYWORDS), (part) => wholeSchema(part));

/** `["string", "null"]` as `"string"`: what may be left out need not be shown as null too. */
const notNull = (schema) => ({
  ...schema,
  ...(Array.isArray(schema.type) && { type: schema.type.find((type) => type !== 'null') }),
  ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }),
});

const shortPart = (schema) => {
  const short = mapSchema(notNull(without(schema, SPARED_KEYWORDS)), shortPart);
  return short.properties && JSON.stringify(short).length > LONGEST_OBJECT
    ? { type: 'object', description: `Fields: ${Object.keys(short.properties).join(', ')}.` }
    : short;
};

/** The schema of a listed tool: its own fields with their descriptions, and what they hold by types and names. */
export const shortSchema = (schema) =>
  mapSchema(without(schema, GENERATOR_KEYWORDS), (property) => ({
    ...shortPart(property),
    ...(property.description && { description: property.description }),
  }));
