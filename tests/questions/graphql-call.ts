import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { edgeAt } from '../../src/interfaces/graphql/edges';
import { executableSchema } from '../../src/interfaces/graphql/executable-schema';
import type { ClientRequest } from '../interfaces/in-process';
import type { Asked, Input } from './question';

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
    // A field with arguments is a question of its own, an edge is another thing, and a type inside itself would never end.
    .filter(
      (field) =>
        field.args.length === 0 &&
        edgeAt(type.name, field.name) === undefined &&
        !above.includes(getNamedType(field.type)),
    )
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

/** Where an argument has a shorter name than the field of the input: `tournament(id)`. */
const argumentNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tournament: { tournament: 'id' },
  league: { league: 'id' },
  catalogue: { catalogue: 'id' },
  person: { person: 'id' },
  profile: { profile: 'id' },
};

/** The values of the field's arguments: what is not an argument of its own belongs to `input`. */
const variablesOf = (field: GraphQLField<unknown, unknown>, given: Input): Input => {
  const renamed = argumentNames[field.name] ?? {};
  const input = Object.entries(given).map(([name, value]) => [renamed[name] ?? name, value] as const);
  const names = new Set(field.args.map(({ name }) => name));
  const own = Object.fromEntries(input.filter(([name]) => names.has(name)));
  const others = Object.fromEntries(input.filter(([name]) => !names.has(name)));
  return names.has('input') ? { ...own, input: others } : own;
};

/** What REST says in headers, for the fields that have arguments for it. */
const conditionsOf = (
  { args }: GraphQLField<unknown, unknown>,
  conditions: Pick<Asked, 'idempotencyKey' | 'ifMatch'>,
): Input =>
  Object.fromEntries(
    Object.entries(conditions).filter(
      ([name, value]) => typeof value === 'string' && args.some((arg) => arg.name === name),
    ),
  );

/** The question as a GraphQL document with variables, asking for every field of the answer. */
export const graphqlCall = ({ operation, input, token, idempotencyKey, ifMatch }: Asked): ClientRequest => {
  const { kind, field } = fieldOf(operation);
  const variables = { ...variablesOf(field, input), ...conditionsOf(field, { idempotencyKey, ifMatch }) };
  const used = field.args.filter((arg) => Object.hasOwn(variables, arg.name) || isRequiredArgument(arg));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Asked${declared && `(${declared})`} { ${operation}${passed && `(${passed})`} ${everyField(getNamedType(field.type))} }`;
  return {
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  };
};
