import type { GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql';
import { getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { executableSchema } from '../../src/doors/graphql/executable-schema';
import type { ClientRequest } from '../doors/in-process';
import type { Question } from './question';

/** The field of the schema that asks this operation, and the kind of document it stands in. */
export const fieldOf = (
  operation: string,
): { readonly kind: 'query' | 'mutation'; readonly field: GraphQLField<unknown, unknown> } => {
  for (const kind of ['query', 'mutation'] as const) {
    const root = kind === 'query' ? executableSchema.getQueryType() : executableSchema.getMutationType();
    const field = root?.getFields()[operation];
    if (field !== undefined) return { kind, field };
  }
  throw new Error(`${operation} is no field of the schema`);
};

const fieldsOf = (type: GraphQLObjectType, above: readonly GraphQLNamedType[]): string =>
  Object.values(type.getFields())
    // A field with arguments is a question of its own, and a type inside itself would never end.
    .filter((field) => field.args.length === 0 && !above.includes(getNamedType(field.type)))
    .map((field) => `${field.name} ${everyField(getNamedType(field.type), above)}`)
    .join(' ');

/** The selection of everything that a type has. */
export const everyField = (type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): string => {
  const path = [...above, type];
  if (isObjectType(type)) return `{ ${fieldsOf(type, path)} }`;
  if (!isUnionType(type) && !isInterfaceType(type)) return '';
  const parts = executableSchema
    .getPossibleTypes(type)
    .map((one) => `... on ${one.name} { ${fieldsOf(one, path)} }`);
  return `{ ${parts.join(' ')} }`;
};

/** The values of the field's arguments: what is not an argument of its own belongs to `input`. */
const variablesOf = (
  { args }: GraphQLField<unknown, unknown>,
  input: Question['input'],
): Readonly<Record<string, unknown>> => {
  const names = new Set(args.map(({ name }) => name));
  const own = Object.entries(input).filter(([name]) => names.has(name));
  const others = Object.entries(input).filter(([name]) => !names.has(name));
  return Object.fromEntries(names.has('input') ? [...own, ['input', Object.fromEntries(others)]] : own);
};

/** The question as a GraphQL document with variables, asking for every field of the answer. */
export const graphqlCall = ({ operation, input }: Pick<Question, 'operation' | 'input'>): ClientRequest => {
  const { kind, field } = fieldOf(operation);
  const variables = variablesOf(field, input);
  const used = field.args.filter(({ name }) => Object.hasOwn(variables, name));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Asked${declared && `(${declared})`} { ${operation}${passed && `(${passed})`} ${everyField(getNamedType(field.type))} }`;
  return {
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  };
};
