// The types of the answers, which the operations return, and the resolver types that make a missing, extra or wrong row of the
// GraphQL interface a compile error.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { Kind, parse } from 'graphql';

const config = {
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  skipTypename: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  avoidOptionals: {
    field: true,
    inputValue: false,
    object: false,
    defaultValue: false,
    resolvers: true,
    query: true,
    mutation: true,
  },
  strictScalars: true,
  scalars: {
    ID: 'string',
    Date: 'string',
    DateTime: 'string',
    JSON: 'unknown',
    ArmyListFile: 'Record<string, unknown>',
    EventPackRules: 'object',
  },
  contextType: '../context#GraphqlContext',
};

/** The TypeScript module with the types of the schema and of its resolvers. */
export const resolverTypes = async (sdl) =>
  `// Made from the schema parts by \`npm run generate\`: edit those.\n${await codegen({
    filename: 'resolver-types.ts',
    schema: parse(sdl),
    documents: [],
    config: {},
    plugins: [{ typescript: config }, { resolvers: config }],
    pluginMap: { typescript, resolvers },
  })}`;

/** Roots and inputs: no part of an answer. */
const isAnswer = ({ kind, name }) =>
  kind !== Kind.SCHEMA_DEFINITION &&
  kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
  !['Query', 'Mutation'].includes(name?.value);

/** The TypeScript module with the type of each answer as its operation returns it, without the edges that GraphQL adds. */
export const answerTypes = async (sdl) => {
  const document = parse(sdl);
  return `// Made from the schema parts by \`npm run generate\`: edit those.\n${await codegen({
    filename: 'answers.ts',
    schema: { ...document, definitions: document.definitions.filter(isAnswer) },
    documents: [],
    config: {},
    plugins: [{ typescript: config }],
    pluginMap: { typescript },
  })}`;
};
