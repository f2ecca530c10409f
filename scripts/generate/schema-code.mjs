// Turns schema.graphql into the modules that the server is made of: SDL in pieces, each of which is read with the first document that
// asks for it, and the descriptions apart, which introspection alone reads.
import {
  GraphQLInterfaceType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const NOTE = '// Made from schema.graphql by `npm run generate`: edit that file.\n';
const ROOTS = ['Query', 'Mutation'];

const withoutDescriptions = (node) =>
  visit(node, {
    enter: ({ description, ...rest }) => (description === undefined ? undefined : rest),
  });

const textOf = (node) => stripIgnoredCharacters(print(withoutDescriptions(node)));

/** A field alone is no document: it is written within a type and taken out again. */
const fieldText = (node) =>
  textOf({ kind: 'ObjectTypeDefinition', name: { kind: 'Name', value: 'T' }, fields: [node] }).slice(
    'type T{'.length,
    -1,
  );

const ownTypes = (schema) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

const descriptionsOf = (type) => {
  const own = [[type.name, type.description]];
  if (isEnumType(type))
    return [
      ...own,
      ...type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description]),
    ];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return own;
  return [
    ...own,
    ...Object.values(type.getFields()).flatMap(({ name, description, args = [] }) => [
      [`${type.name}.${name}`, description],
      ...args.map((arg) => [`${type.name}.${name}(${arg.name})`, arg.description]),
    ]),
  ];
};

const literal = (value) => JSON.stringify(value, null, 1);

/** The module with the pieces of the schema. */
export const schemaCode = (schema) => {
  const types = ownTypes(schema);
  const roots = Object.fromEntries(
    ROOTS.map((root) => [
      root,
      Object.fromEntries(
        Object.values(schema.getType(root).getFields()).map(({ name, astNode }) => [
          name,
          fieldText(astNode),
        ]),
      ),
    ]),
  );
  const texts = Object.fromEntries(
    types.map(({ name, astNode }) => [name, ROOTS.includes(name) ? '' : textOf(astNode)]),
  );
  const implementations = Object.fromEntries(
    types
      .filter((type) => type instanceof GraphQLInterfaceType)
      .map((type) => [type.name, schema.getImplementations(type).objects.map(({ name }) => name)]),
  );
  const parts = { description: schema.description ?? null, roots, types: texts, implementations };
  return `${NOTE}import type { SchemaParts } from '../lazy-schema';

export const schemaParts: SchemaParts = ${literal(parts)};
`;
};

/** The module with the descriptions, by the path of what they describe: \`Type\`, \`Type.field\`, \`Type.field(argument)\`. */
export const descriptionsCode = (schema) => `${NOTE}
export const descriptions: Readonly<Record<string, string>> = ${literal(
  Object.fromEntries(
    ownTypes(schema)
      .flatMap(descriptionsOf)
      .filter(([, words]) => words),
  ),
)};
`;
