import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { schema } from './rest-schema';
import { invariant } from '../../src/shared/invariant';
import type { JsonSchema } from './json-schema';

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: { description: 'Any value of JSON.' },
  ArmyListFile: {
    type: 'object',
    description: 'A file of the catalogue, as `data/catalogue.schema.json` describes it.',
  },
  EventPackRules: {
    type: 'object',
    description: 'The rules of an event, written out in full: they can be changed and sent as `pack`.',
  },
};

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const nullable = (schemaOfIt: JsonSchema): JsonSchema => {
  if (schemaOfIt === scalars['JSON']) return schemaOfIt;
  return typeof schemaOfIt.type === 'string'
    ? { ...schemaOfIt, type: [schemaOfIt.type, 'null'] }
    : { anyOf: [schemaOfIt, { type: 'null' }] };
};

const notNull = (type: GraphQLOutputType): JsonSchema => {
  if (isListType(type)) return { type: 'array', items: answerSchema(type.ofType) };
  const { name } = getNamedType(type);
  return scalars[name] ?? reference(name);
};

/** The schema of an answer of this type. */
export const answerSchema = (type: GraphQLOutputType): JsonSchema =>
  isNonNullType(type) ? notNull(type.ofType) : nullable(notNull(type));

const described = (
  text: string | null | undefined,
  { description: _own, ...schemaOfIt }: JsonSchema,
): JsonSchema => ({
  ...(text ? { description: text } : {}),
  ...schemaOfIt,
});

/** A type of the GraphQL schema as a component of the document. */
export const componentOf = (type: GraphQLNamedType): JsonSchema => {
  if (isEnumType(type))
    return {
      type: 'string',
      enum: type.getValues().map(({ name }) => name),
      description: [
        type.description ?? '',
        ...type.getValues().map(({ name, description }) => `- \`${name}\`: ${description ?? ''}`),
      ].join('\n'),
    };
  if (isUnionType(type) || isInterfaceType(type))
    return described(type.description, {
      oneOf: schema.getPossibleTypes(type).map(({ name }) => reference(name)),
    });
  invariant(isObjectType(type), `${type.name} is no type of an answer`);
  // A field with arguments is a question of its own, which has an address of its own here.
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  return described(type.description, {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, described(field.description, answerSchema(field.type))]),
    ),
    required: fields.map(({ name }) => name),
  });
};

/** The types that an answer of this type is made of, itself included, each a component of its own. */
export const answerComponents = (root: GraphQLNamedType): Readonly<Record<string, JsonSchema>> => {
  const found = new Map<string, JsonSchema>();
  const visit = (type: GraphQLNamedType): void => {
    if (Object.hasOwn(scalars, type.name) || found.has(type.name)) return;
    found.set(type.name, componentOf(type));
    if (isUnionType(type) || isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visit);
    else if (isObjectType(type))
      Object.values(type.getFields())
        .filter(({ args }) => args.length === 0)
        .forEach((field) => visit(getNamedType(field.type)));
  };
  visit(root);
  return Object.fromEntries(found);
};
