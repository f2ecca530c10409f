import { document, operations, rows } from '../../contract/openapi-schemas';
import type { Input } from '../../questions/question';
import { questions } from '../../questions/questions';
import type { Choices } from './random';

/** Inputs made from the OpenAPI document alone. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** The schema itself, where another one is named. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Every text of the examples, by the name of its field: ids and names that mean something. */
const knownTexts = new Map<string, string[]>();
const collect = (name: string, value: unknown): void => {
  if (typeof value === 'string') knownTexts.set(name, [...(knownTexts.get(name) ?? []), value].slice(-40));
  else if (Array.isArray(value)) value.forEach((one) => collect(name, one));
  else if (typeof value === 'object' && value !== null)
    Object.entries(value).forEach(([key, inner]) => collect(key, inner));
};
for (const { input } of questions) if (typeof input === 'object') collect('', input);

const integerFor = ({ minimum = -5, maximum = 50 }: Schema, random: Choices): number =>
  random.pick([minimum, maximum, minimum + random.below(Math.max(1, Math.min(maximum - minimum + 1, 12)))]);

/** A text that may stand in a field of this name. */
export const textFor = (name: string, random: Choices): string =>
  random.pick([...(knownTexts.get(name) ?? []), 'leap', 'e1', 'a name', '2018-09-15']);

interface Place {
  readonly name: string;
  readonly depth: number;
}

/** A value that the schema takes, as far as a schema tells. */
export const invent = (given: Schema, random: Choices, { name, depth }: Place): unknown => {
  const schema = resolved(given);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return invent(random.pick(forms), random, { name, depth });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const types = [schema.type ?? 'null'].flat();
  switch (random.chance(0.9) ? types[0] : random.pick(types)) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => required.includes(field) || random.chance(depth > 3 ? 0.1 : 0.4))
          .map(([field, inner]) => [field, invent(inner, random, { name: field, depth: depth + 1 })]),
      );
    }
    case 'array': {
      const { minItems = 0, maxItems = 4, items = {} } = schema;
      const length = Math.min(maxItems, minItems + random.below(4));
      return Array.from({ length }, () => invent(items, random, { name, depth: depth + 1 }));
    }
    case 'integer':
      return integerFor(schema, random);
    case 'number':
      return random.chance(0.7) ? integerFor(schema, random) : integerFor(schema, random) + 0.5;
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return textFor(name, random);
    default:
      return null;
  }
};

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** The fields of an operation's input by the document: each with its schema. */
export const fieldsOf = (
  operation: string,
): readonly { readonly name: string; readonly schema: Schema; readonly required: boolean }[] => {
  const found = operations.get(operation) as unknown as {
    readonly parameters?: readonly Parameter[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
  const queryFields = rows.find((row) => row.operation === operation)?.queryFields ?? {};
  const body = resolved(found.requestBody?.content['application/json']?.schema ?? {});
  return [
    ...Object.entries(body.properties ?? {}).map(([name, schema]) => ({
      name,
      schema,
      required: body.required?.includes(name) ?? false,
    })),
    ...(found.parameters ?? [])
      .filter((parameter) => parameter.$ref === undefined)
      .map(({ name, schema, required = false }) => ({ name: queryFields[name] ?? name, schema, required })),
  ];
};

/** An input out of the document alone. */
export const randomInput = (operation: string, random: Choices): Input =>
  Object.fromEntries(
    fieldsOf(operation)
      .filter(({ required }) => required || random.chance(0.4))
      .map(({ name, schema }) => [name, invent(schema, random, { name, depth: 1 })]),
  );
