import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import * as z from 'zod/mini';
import { type FieldExtensions, executableSchema } from '../../../src/interfaces/graphql/executable-schema';
import { createInterfaces } from '../in-process';

/** A value as an input schema describes it, as far as GraphQL can say the same. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
}

type Input = GraphQLArgument | GraphQLInputField;

/** What the interfaces see beside the input: REST has it in headers. */
const ofTheRequest = new Set(['idempotencyKey', 'ifMatch', 'first', 'after']);

/** The schema without the "or null" that every optional field has. */
const notNull = (schema: JsonSchema): JsonSchema => {
  const forms = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return forms.length === 1 ? notNull({ ...schema, anyOf: [], ...forms[0] }) : schema;
};

const compareType = (path: string, type: GraphQLInputType, given: JsonSchema): readonly string[] => {
  const schema = notNull(given);
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return schema.items
      ? compareType(`${path}[]`, nullable.ofType, schema.items)
      : [`${path}: only GraphQL has a list`];
  if (isEnumType(nullable)) {
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const names = nullable.getValues().map(({ name }) => name);
    return [...names].sort().join() === [...values].sort().join()
      ? []
      : [`${path}: ${names.join()} is not ${values.join()}`];
  }
  // A value of JSON may be of any kind.
  if (nullable.name === 'JSON' && schema.anyOf) return [];
  if (isInputObjectType(nullable)) return compareFields(path, Object.values(nullable.getFields()), schema);
  const named = {
    Int: 'integer',
    Float: 'number',
    Boolean: 'boolean',
    String: 'string',
    ID: 'string',
    ArmyListFile: 'object',
    JSON: 'object',
    Date: 'string',
    DateTime: 'string',
  }[nullable.name];
  return schema.type === named && schema.enum === undefined
    ? []
    : [`${path}: ${nullable.name} is not ${JSON.stringify(schema)}`];
};

const compareFields = (path: string, inputs: readonly Input[], schema: JsonSchema): readonly string[] => {
  const { properties = {}, required = [] } = schema;
  const names = new Set(inputs.map(({ name }) => name));
  const missing = Object.keys(properties).filter((name) => !names.has(name));
  return [
    ...missing.map((name) => `${path}.${name}: missing in GraphQL`),
    ...inputs.flatMap((input) => {
      const at = `${path}.${input.name}`;
      const property = properties[input.name];
      if (property === undefined) return [`${at}: unknown to the use-case`];
      const isRequired = required.includes(input.name);
      const needs =
        isNonNullType(input.type) === isRequired
          ? []
          : [`${at}: ${isRequired ? 'is required' : 'may be left out'}`];
      const hasDefault =
        input.defaultValue === undefined ||
        JSON.stringify(input.defaultValue) === JSON.stringify(notNull(property).default ?? property.default)
          ? []
          : [
              `${at}: defaults to ${JSON.stringify(input.defaultValue)}, the use-case to ${JSON.stringify(property.default)}`,
            ];
      return [...needs, ...hasDefault, ...compareType(at, input.type, property)];
    }),
  ];
};

/** The arguments of a field as one input: those of `input` beside the others. */
const inputsOf = ({ args, extensions }: GraphQLField<unknown, unknown>): readonly Input[] => {
  const { inputOf } = extensions as unknown as FieldExtensions;
  return args
    .filter(({ name }) => !ofTheRequest.has(name))
    .flatMap((arg): readonly Input[] => {
      const type = getNullableType(arg.type);
      if (arg.name === 'input' && isInputObjectType(type)) return Object.values(type.getFields());
      const [name = ''] = Object.keys(inputOf({ [arg.name]: null }));
      return [{ ...arg, name }];
    });
};

const fields = [executableSchema.getQueryType(), executableSchema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

describe('the arguments of each GraphQL field are the input of its use-case', () => {
  it.each(fields.map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const { useCase } = field.extensions as unknown as FieldExtensions;
    const { input } = await useCase();
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    expect(compareFields(name, inputsOf(field), schema)).toEqual([]);
  });
});

it('names the faults of a fight with a profile whose variables no type takes, before anybody else loaded the profiles', async () => {
  const { body = '' } = await createInterfaces().send({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query Odds($input: FightOddsInput!) { fightOdds(input: $input) { win { fraction } } }',
      variables: {
        input: {
          sides: [{ alignment: 'GOOD', models: [{ profile: 'boromir-captain-of-the-white-tower' }] }, true],
        },
      },
    }),
  });
  const { errors } = JSON.parse(String(body)) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INVALID_INPUT']);
  expect(errors[0]?.message).toContain('sides[1]: must be an object, not true');
});
