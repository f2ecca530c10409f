import {
  type GraphQLInputType,
  type GraphQLNamedType,
  buildClientSchema,
  getNamedType,
  introspectionFromSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { executableSchema } from '../../../../src/interfaces/graphql/executable-schema';
import { operationRoutes } from '../../../../src/interfaces/rest/routes';
import { restCall } from '../../../questions/rest-call';
import type { Asked, Input } from '../../../questions/question';
import { randomInput, textFor } from '../random-input';
import type { Choices } from '../random';
import { sent, outcomeOf } from './ask-interfaces';
import { markedInput, withHostileValues } from './marked';
import type { Outcome, World } from './world';

/** Requests made of the published contracts alone: the OpenAPI document, and what introspection tells of the schema. */

const operations = operationRoutes.map(({ operation }) => operation);

/** The ids and tokens of the world that stand in an input that it knows: a request about nothing there would end at once. */
const idsIn = ({ input }: Asked): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'string'));

/** Any operation through REST, with what the OpenAPI document says it takes, and half of the time with something hostile in it. */
export const askByOpenApi = async (world: World, random: Choices): Promise<Outcome | null> => {
  const operation = random.pick(operations);
  const made = { ...randomInput(operation, random), ...(random.chance(0.7) && idsIn(world.asked)) };
  const input = random.chance(0.5) ? markedInput(made, random) : made;
  const asked = { ...world.asked, operation: operation as Asked['operation'], input };
  return outcomeOf(operation, await sent(world, withHostileValues(restCall(asked), random)));
};

const schema = buildClientSchema(introspectionFromSchema(executableSchema));
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({
    field,
    kind: root === schema.getMutationType() ? 'mutation' : 'query',
  })),
);

const DEEPEST_INPUT = 6;
const DEEPEST_SELECTION = 4;

/** A value of an input type, as far as introspection tells. */
const valueFor = (
  type: GraphQLInputType,
  random: Choices,
  { name, depth }: { readonly name: string; readonly depth: number },
): unknown => {
  if (isNonNullType(type)) return valueFor(type.ofType, random, { name, depth });
  if (random.chance(0.05)) return null;
  if (isListType(type))
    return Array.from({ length: depth > DEEPEST_INPUT ? 0 : random.below(4) }, () =>
      valueFor(type.ofType, random, { name, depth: depth + 1 }),
    );
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || (depth < DEEPEST_INPUT && random.chance(0.35)))
        .map((field) => [field.name, valueFor(field.type, random, { name: field.name, depth: depth + 1 })]),
    );
  switch (type.name) {
    case 'Int':
      return random.pick([0, 1, 2, 3, 6, 10, -1, 2_147_483_647]);
    case 'Float':
      return random.pick([0, 0.5, 6, -1, 1e308]);
    case 'Boolean':
      return random.chance(0.5);
    default:
      return textFor(name, random);
  }
};

/** Some of what the type has, some levels deep. */
const selectionOf = (type: GraphQLNamedType, random: Choices, depth: number): string => {
  if (isUnionType(type) || isInterfaceType(type))
    return `{ __typename ${schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${selectionOf(one, random, depth)}`)
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const chosen = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((inner) => depth < DEEPEST_SELECTION || !isObjectType(getNamedType(inner.type)))
    .filter(() => random.chance(0.5))
    .map((inner) => `${inner.name} ${selectionOf(getNamedType(inner.type), random, depth + 1)}`);
  return `{ __typename ${chosen.join(' ')} }`;
};

/** Any field of the schema, with arguments and a selection that introspection allows. */
export const askByIntrospection = async (world: World, random: Choices): Promise<Outcome | null> => {
  const { field, kind } = random.pick(fields);
  const ids = idsIn(world.asked);
  const chosen = field.args.filter((arg) => isRequiredArgument(arg) || random.chance(0.5));
  const variables = Object.fromEntries(
    chosen.map(({ name, type }) => {
      const known = name === 'id' ? (ids[field.name] ?? ids['tournament'] ?? ids['league']) : ids[name];
      return [name, random.chance(0.7) && known ? known : valueFor(type, random, { name, depth: 0 })];
    }),
  );
  const declared = chosen.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = chosen.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Made${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(getNamedType(field.type), random, 0)} }`;
  const { token } = world.asked;
  const request = {
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      query,
      variables: random.chance(0.5) ? markedInput(variables, random) : variables,
    }),
  };
  return outcomeOf(field.name, await sent(world, withHostileValues(request, random)));
};
