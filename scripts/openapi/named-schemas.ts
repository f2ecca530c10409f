import { isEnumType } from 'graphql';
import type { OperationRoute } from '../../src/interfaces/rest/routes';
import { schema as graphqlSchema } from './graphql-schema';
import { componentOf, reference } from './answer-schemas';
import type { JsonSchema } from './json-schema';
import { operationIdOf } from './operation-id';
import { operations } from './use-cases';

/** A schema that refers to the named parts of it, and those parts. */
export interface NamedSchemas {
  readonly schema: JsonSchema;
  readonly components: Readonly<Record<string, JsonSchema>>;
}

const NULL: JsonSchema = { type: 'null' };

const mayBeNull = ({ type, anyOf }: JsonSchema): boolean =>
  (Array.isArray(type) && type.includes('null')) || anyOf?.some((form) => form.type === 'null') === true;

const notNull = ({ type, enum: values, ...rest }: JsonSchema): JsonSchema => {
  const types = Array.isArray(type) ? (type as readonly string[]).filter((one) => one !== 'null') : type;
  return {
    ...(types !== undefined && { type: Array.isArray(types) && types.length === 1 ? types[0] : types }),
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
    ...rest,
  } as JsonSchema;
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The words of a field that may be null, with its default: as the keyword `default`, generators take it for a promise
 * that the field is always there.
 */
const withDefaultInWords = (given: JsonSchema): JsonSchema => {
  const { default: fallback, ...schema } = given;
  if (fallback === undefined || !mayBeNull(schema)) return given;
  const words = `If left out: \`${JSON.stringify(fallback)}\`.`;
  return { ...schema, description: schema.description ? `${sentence(schema.description)} ${words}` : words };
};

const INPUT_OF = /^The input of [^:]+:/;

/** The operations under their names in REST. */
const withOperationIds = (text: string): string =>
  text.replace(/`(\w+)`/g, (_, operation: string) => {
    const [method] = operations[operation]?.route.split(' ') ?? [];
    return `\`${operationIdOf({ operation, method: method as OperationRoute['method'] })}\``;
  });

/** The component of that name: a choice as GraphQL describes it, anything else with GraphQL's words for it. */
export const componentNamed = (name: string, { description, ...schema }: JsonSchema): JsonSchema => {
  const type = graphqlSchema.getType(name);
  if (isEnumType(type)) return componentOf(type);
  const words = (type?.description ?? description)?.replace(INPUT_OF, withOperationIds);
  return { ...(words && { description: words }), ...schema };
};

/** Replaces each part of a schema that has a type name by a reference to the component of that name. */
export const namedSchemas = (whole: JsonSchema): NamedSchemas => {
  const components: Record<string, JsonSchema> = {};

  const visit = (given: JsonSchema): JsonSchema => {
    const { typeName: ownName, typeDescription, scalar, usual: _, oneOf, ...own } = withDefaultInWords(given);
    // Its only scalar that is an object: a file of an army list.
    const typeName = scalar === 'ArmyListFile' ? scalar : ownName;
    const schema: JsonSchema = {
      ...own,
      ...(own.properties && {
        properties: Object.fromEntries(
          Object.entries(own.properties).map(([name, property]) => [name, visit(property)]),
        ),
      }),
      ...(own.items && { items: visit(own.items) }),
      ...(own.anyOf && { anyOf: own.anyOf.map(visit) }),
      ...(Array.isArray(oneOf) && { oneOf: (oneOf as readonly JsonSchema[]).map(visit) }),
    };
    if (typeof typeName !== 'string') return schema;
    const { description, default: fallback, ...bare } = notNull(schema);
    const words = typeof typeDescription === 'string' ? typeDescription : description;
    components[typeName] = componentNamed(typeName, { ...(words && { description: words }), ...bare });
    return {
      ...(description && { description }),
      ...(mayBeNull(schema) ? { anyOf: [reference(typeName), NULL] } : reference(typeName)),
      ...(fallback !== undefined && { default: fallback }),
    };
  };

  return { schema: visit(whole), components };
};
