import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { JsonSchema } from './json-schema';

type Inputs = readonly (GraphQLArgument | GraphQLInputField)[];

const within = (schema: JsonSchema, type: GraphQLInputType): JsonSchema => {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return schema.items ? { ...schema, items: within(schema.items, nullable.ofType) } : schema;
  return isInputObjectType(nullable) ? withDescriptions(schema, Object.values(nullable.getFields())) : schema;
};

const withDescriptions = (schema: JsonSchema, inputs: Inputs): JsonSchema => {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((form) => withDescriptions(form, inputs)) };
  if (schema.properties === undefined) return schema;
  const byName = new Map(inputs.map((input) => [input.name, input]));
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const input = byName.get(name);
    if (input === undefined) return [name, property] as const;
    const description = property.description ?? input.description ?? undefined;
    return [name, { ...within(property, input.type), ...(description && { description }) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
};

/** The input with the words of the GraphQL schema wherever it has none of its own. */
export const describedInput = (schema: JsonSchema, field: GraphQLField<unknown, unknown>): JsonSchema =>
  withDescriptions(
    schema,
    field.args.flatMap((arg): Inputs => {
      const type = getNullableType(arg.type);
      return arg.name === 'input' && isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
    }),
  );
