// The resolver types that make a missing, extra or wrong row of the GraphQL door a compile error.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse, print } from 'graphql';

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
  scalars: { ID: 'string', DateTime: 'string', ArmyListFile: 'Record<string, unknown>' },
  contextType: '../context#GraphqlContext',
  // What is asked within a tournament is answered by its own fields, so the use-case's output lacks them.
  mappers: { Tournament: '../../../app/tournaments/views#TournamentView' },
};

/** The TypeScript module with the types of the schema and of its resolvers. */
export const resolverTypes = async (schema) =>
  `// Made from schema.graphql by \`npm run generate\`: edit that file.\n${await codegen({
    filename: 'resolver-types.ts',
    schema: parse(print(schema)),
    documents: [],
    config: {},
    plugins: [{ typescript: config }, { resolvers: config }],
    pluginMap: { typescript, resolvers },
  })}`;
