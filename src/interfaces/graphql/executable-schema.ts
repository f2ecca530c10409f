import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
} from 'graphql';
import type { GraphqlContext } from './context';
import { edgeAt, edgeResolver, listResolver } from './edges';
import { type Field, storedField } from './field';
import { renamedFields } from './generated/renamed-fields';
import { mutations, queries } from './generated/resolvers';
import { schemaParts } from './generated/schema-parts';
import { lazySchema } from './lazy-schema';
import { changedRecords } from './records';
import { tournamentOrHead } from './tournament-head';

/** The operation that answers a field and how its input is made of the arguments, for checking variables and for tests. */
export type FieldExtensions = Pick<Field<unknown, unknown>, 'useCase' | 'inputOf'>;

type Resolver = GraphQLFieldResolver<unknown, GraphqlContext>;

const nodeFields = {
  node: () => storedField(async () => (await import('./node')).node as never),
  nodes: () => storedField(async () => (await import('./node')).nodes as never),
};

/** The fields that are operations, by root type. */
const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Query: { ...queries, ...nodeFields },
  Mutation: mutations as Readonly<Record<string, unknown>>,
};

/** Answers with the whole record that a mutation changed, where its operation answers with settings. */
const thenWhole =
  (resolve: Resolver, find: (typeof changedRecords)[string]): Resolver =>
  async (...asked) => {
    const { id } = (await resolve(...asked)) as { readonly id: string };
    return find(id, asked[2]);
  };

/** The resolver of an operation's field. */
const operationResolver = (
  type: string,
  name: string,
  { resolve: row }: Field<unknown, unknown>,
): Resolver => {
  const resolve = row as Resolver;
  if (type === 'Query' && name === 'tournament') return tournamentOrHead(resolve);
  const find = changedRecords[name];
  return find ? thenWhole(resolve, find) : resolve;
};

const isListOfObjects = (type: GraphQLOutputType): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

/** Says how a field is answered. What is in an answer under the field's own name needs no word. */
const complete = (type: string, field: GraphQLField<unknown, GraphqlContext>): void => {
  const { name } = field;
  const row = rows[type]?.[name] as (() => Field<unknown, unknown>) | undefined;
  const source = renamedFields[type]?.[name];
  const edge = edgeAt(type, name);
  if (row !== undefined) {
    const made = row();
    field.resolve = operationResolver(type, name, made);
    field.extensions = { useCase: made.useCase, inputOf: made.inputOf } satisfies FieldExtensions;
  }
  if (source !== undefined) field.resolve = (parent) => (parent as Readonly<Record<string, unknown>>)[source];
  if (edge !== undefined) field.resolve = edgeResolver(edge);
  else if (row === undefined && isListOfObjects(field.type)) field.resolve = listResolver(source ?? name);
};

const { schema, describe } = lazySchema(schemaParts, complete as never);

/** The schema with every field answered. */
export const executableSchema: GraphQLSchema = schema;

let described: Promise<void> | undefined;

/** Gives the schema its descriptions, which are loaded with the first introspection. */
export const describeSchema = (): Promise<void> =>
  (described ??= import('./generated/descriptions').then(({ descriptions }) => describe(descriptions)));
