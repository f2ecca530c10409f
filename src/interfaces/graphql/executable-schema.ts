import { type GraphQLFieldMap, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { GraphqlContext } from './context';
import { changedThings, edgeResolver, edges } from './edges';
import { type Field, storedField } from './field';
import { renamedFields } from './generated/renamed-fields';
import { mutations, queries } from './generated/resolvers';
import { schema } from './generated/schema';
import { tournamentOrHead } from './tournament-head';

/** The operation that answers a field and how its input is made of the arguments, for checking variables and for tests. */
export type FieldExtensions = Pick<Field<unknown, unknown>, 'useCase' | 'inputOf'>;

type Fields = GraphQLFieldMap<unknown, GraphqlContext>;
type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

const nodeFields = {
  node: storedField(async () => (await import('./node')).node as never),
  nodes: storedField(async () => (await import('./node')).nodes as never),
};

/** The fields that are operations, by root type. */
const rows: Readonly<Record<string, object>> = { Query: { ...queries, ...nodeFields }, Mutation: mutations };

const thenWhole =
  (resolve: Resolver, name: string): Resolver =>
  async (...asked) => {
    const whole = changedThings[name];
    const answer: unknown = await resolve(...asked);
    return whole?.(answer as never, asked[2]) ?? answer;
  };

const attachRows = (fields: Fields, typeName: string): void => {
  for (const [name, row] of Object.entries(rows[typeName] ?? {}) as [string, Field<unknown, unknown>][]) {
    const found = fields[name];
    if (found === undefined) continue;
    const resolve = row.resolve as Resolver;
    found.resolve = Object.hasOwn(changedThings, name) ? thenWhole(resolve, name) : resolve;
    found.extensions = { useCase: row.useCase, inputOf: row.inputOf } satisfies FieldExtensions;
  }
};

const attachOthers = (fields: Fields, typeName: string): void => {
  for (const [name, source] of Object.entries(renamedFields[typeName] ?? {})) {
    const found = fields[name];
    if (found) found.resolve = (parent) => (parent as Readonly<Record<string, unknown>>)[source];
  }
  for (const [name, edge] of Object.entries(edges[typeName] ?? {})) {
    const found = fields[name];
    if (found) found.resolve = edgeResolver(edge);
  }
  if (typeName === 'Query' && fields['tournament']?.resolve)
    fields['tournament'].resolve = tournamentOrHead(fields['tournament'].resolve);
};

/** How each field is answered is put on a type's fields when these are first asked for: most documents ask for few types. */
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || !(rows[type.name] ?? renamedFields[type.name] ?? edges[type.name])) continue;
  const bareFields = type.getFields.bind(type);
  let fields: Fields | undefined;
  type.getFields = () => {
    if (fields !== undefined) return fields;
    fields = bareFields() as Fields;
    attachRows(fields, type.name);
    attachOthers(fields, type.name);
    return fields;
  };
}

/** The schema with every field answered. */
export const executableSchema: GraphQLSchema = schema;
