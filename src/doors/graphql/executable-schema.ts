import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Field } from './field';
import { Mutation, Query, schema, Tournament } from './generated/schema';
import { mutations, queries, tournamentFields } from './resolvers';

/** What each field keeps of its row: the use-case that answers it, for checking variables and for tests. */
export type FieldExtensions = Pick<Field<unknown, unknown>, 'useCase'>;

/** Puts the rows on the type's fields when these are first asked for: most documents never ask for those of most types. */
const attach = (type: GraphQLObjectType, rows: object): void => {
  const bareFields = type.getFields.bind(type);
  let fields: ReturnType<typeof bareFields> | undefined;
  type.getFields = () => {
    if (fields !== undefined) return fields;
    fields = bareFields();
    for (const [name, row] of Object.entries(rows) as [string, Field<unknown, unknown>][]) {
      const field = fields[name];
      if (field === undefined) continue;
      field.resolve = row.resolve;
      field.extensions = { useCase: row.useCase } satisfies FieldExtensions;
    }
    return fields;
  };
};

attach(Query, queries);
attach(Mutation, mutations);
attach(Tournament, tournamentFields);

/** The schema with every field answered. */
export const executableSchema: GraphQLSchema = schema;
