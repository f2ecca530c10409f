import { inputName } from './input-name';
import { getNamedType, isNonNullType } from 'graphql';
import type { AnyUseCase } from '../../src/app/kernel/use-case';
import { type OperationRoute, bodyLimitBytes } from '../../src/interfaces/rest/routes';
import { invariant } from '../../src/shared/invariant';
import { reference } from './answer-schemas';
import { describedInput } from './described-input';
import type { Example } from './examples';
import { fieldOf } from './field-of';
import { type JsonSchema, inputSchema, withoutNull } from './json-schema';
import { componentNamed, namedSchemas } from './named-schemas';
import { operationIdOf } from './operation-id';
import { responseName } from './problems';
import { tagOf } from './tags';
import { operations } from './use-cases';

const needsStore = (operation: string): boolean =>
  operations[operation]?.reads !== undefined || operations[operation]?.looksUp !== undefined;

/** Descriptions of answers for which the schema has no field. */
export interface RestOnly {
  readonly description: string;
  readonly answer: JsonSchema;
}

/** How an example is shown, and how large it may be: a list of everything there is helps nobody. */
const LARGEST_EXAMPLE_BYTES = 6_000;

const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** `fall.inches` of an input. */
const inside = (input: JsonSchema, name: string): JsonSchema =>
  name.split('.').reduce<JsonSchema>((whole, part) => withoutNull(whole).properties?.[part] ?? {}, input);

const valueInside = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((whole, part) => (whole as Record<string, unknown> | undefined)?.[part], value);

const plain = (given: JsonSchema): JsonSchema => {
  const { type, enum: values, ...rest } = withoutNull(given);
  const single = Array.isArray(type) ? (type as readonly string[]).find((one) => one !== 'null') : type;
  return {
    ...(single !== undefined && { type: single as string }),
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
    ...rest,
  };
};

const parametersOf = (route: OperationRoute, input: JsonSchema, example: Example | undefined) => {
  const found: Record<string, JsonSchema> = {};
  const parameter = (place: 'path' | 'query', name: string, fieldName: string) => {
    const { description, ...bare } = plain(inside(input, fieldName));
    const { schema: schemaOfIt, components } = namedSchemas(bare);
    Object.assign(found, components);
    const value = valueInside(example?.asked.input, fieldName);
    return {
      name,
      in: place,
      description: description ?? `See \`${fieldName}\`.`,
      required: place === 'path' || (input.required ?? []).includes(fieldName),
      schema: schemaOfIt,
      ...(value !== undefined && value !== null && { example: value }),
    };
  };
  const parameters = [
    ...parameterNames(route.path).map((name) => parameter('path', name, name)),
    // Further names of a parameter (`queryFields`) are accepted, not documented.
    ...Object.keys(route.query ?? {})
      .filter((name) => route.queryFields?.[name] === undefined)
      .map((name) => parameter('query', name, name)),
  ];
  return { parameters, components: found };
};

const releaseParameter = ({ cache }: OperationRoute) =>
  cache === 'reference' ? [{ $ref: '#/components/parameters/Release' }] : [];

/** Which of the parameters says when `If-Match` is needed. */
const ifMatchParameter = (name: string): string => {
  const needed = operations[name]?.ifMatch;
  return needed === 'REQUIRED'
    ? 'RequiredIfMatch'
    : needed === 'ONCE_REPORTED'
      ? 'IfMatchOnceReported'
      : 'IfMatch';
};

const headerParameters = (name: string, args: ReadonlySet<string>) => [
  ...(args.has('idempotencyKey') ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(args.has('ifMatch') ? [{ $ref: `#/components/parameters/${ifMatchParameter(name)}` }] : []),
];

const omit = (fields: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));

const isShown = (value: unknown): boolean => JSON.stringify(value).length <= LARGEST_EXAMPLE_BYTES;

/** The name of its input type in GraphQL, where that holds the same fields. */
const bodyName = (operation: string): string => {
  const { input = inputName(operation), beside } = operations[operation]?.graphql ?? {};
  return beside === undefined ? input : inputName(operation).replace(/Input$/, 'Body');
};

/** The body of a request: the input without what stands in the address. */
const bodyOf = (route: OperationRoute, input: JsonSchema, example: Example | undefined) => {
  const elsewhere = new Set([
    ...parameterNames(route.path),
    ...Object.keys(route.query ?? {}).map((name) => route.queryFields?.[name] ?? name),
  ]);
  const properties = omit(input.properties ?? {}, elsewhere) as Record<string, JsonSchema>;
  if (Object.keys(properties).length === 0) return undefined;
  const required = (input.required ?? []).filter((name) => !elsewhere.has(name));
  const name = bodyName(route.operation);
  const value = example && omit(example.asked.input, elsewhere);
  const { schema: schemaOfIt, components } = namedSchemas({
    description:
      operations[route.operation]?.graphql?.inputDescription ?? `The input of \`${operationIdOf(route)}\`.`,
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  });
  const requestBody = {
    description: `At most ${bodyLimitBytes(route)} bytes.`,
    required: required.length > 0,
    content: {
      'application/json': {
        schema: reference(name),
        ...(example &&
          isShown(value) && { examples: { [exampleKey(example)]: { summary: example.name, value } } }),
      },
    },
  };
  return { requestBody, components: { ...components, [name]: componentNamed(name, schemaOfIt) } };
};

const exampleKey = ({ name }: Example): string => name.replace(/[^\w]+/g, '-');

/** The refusals that can happen at this address, by status. */
const refusalsOf = (route: OperationRoute, args: ReadonlySet<string>): readonly number[] => {
  const isKept = needsStore(route.operation);
  const takesBody = route.method !== 'GET' && route.method !== 'DELETE';
  const namesThings = parameterNames(route.path).some((name) => route.pathKinds?.[name] === undefined);
  const isFree = !args.has('idempotencyKey') && !isKept;
  return [
    400,
    406,
    ...(namesThings || isKept ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(isKept && namesThings ? [401, 403] : []),
    ...(isKept ? [409] : []),
    ...(isKept &&
    /^\/v1\/(tournaments(\/|$)|leagues\/.*\{tournament\}|people\/(?!.*\/recover$)|catalogues\/)/.test(
      route.path,
    )
      ? [410]
      : []),
    ...(args.has('idempotencyKey') ? [422] : []),
    ...(args.has('ifMatch') ? [412] : []),
    500,
    ...(isFree ? [] : [503]),
  ].sort();
};

const securityOf = ({ operation, method }: OperationRoute): readonly object[] => {
  if (operations[operation]?.who !== undefined) return [{ token: [] }];
  return needsStore(operation) && method === 'GET' ? [{}, { token: [] }] : [{}];
};

/** Whether a client may send the same request again without asking anybody. */
const repeatOf = (route: OperationRoute, args: ReadonlySet<string>, asksOnly: boolean): string =>
  args.has('idempotencyKey') ? 'WITH_KEY' : asksOnly || route.method === 'GET' ? 'ALWAYS' : 'NEVER';

const successHeaders = (route: OperationRoute, args: ReadonlySet<string>) => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Cache-Control': { $ref: '#/components/headers/CacheControl' },
  ...((route.cache !== 'never' || args.has('ifMatch')) && { ETag: { $ref: '#/components/headers/ETag' } }),
  ...(route.location && { Location: { $ref: '#/components/headers/Location' } }),
  ...(args.has('idempotencyKey') && {
    'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' },
  }),
  ...(route.deprecated && {
    Deprecation: { $ref: '#/components/headers/Deprecation' },
    ...(route.deprecated.sunset && { Sunset: { $ref: '#/components/headers/Sunset' } }),
  }),
});

const summaryOf = (description: string): string => {
  const [first = ''] = description.split(/(?<=[.?!]) |:/, 1);
  return first.replace(/[.:]$/, '');
};

/** The responses of an address by status: the answer itself, that nothing has changed, and each refusal. */
const responsesOf = (
  route: OperationRoute,
  args: ReadonlySet<string>,
  given: {
    readonly schema: JsonSchema | undefined;
    readonly example: Example | undefined;
    readonly refusals: readonly number[];
  },
) => {
  const { schema, example, refusals } = given;
  return {
    [route.success]: {
      description: route.success === 201 ? 'It has been made.' : 'The answer.',
      headers: successHeaders(route, args),
      content: {
        'application/json': {
          schema,
          ...(example &&
            isShown(example.answer) && {
              examples: { [exampleKey(example)]: { summary: example.name, value: example.answer } },
            }),
        },
      },
    },
    ...(route.cache !== 'never' && { 304: { $ref: '#/components/responses/NotModified' } }),
    ...Object.fromEntries(
      [...refusals, 429].map((status) => [
        status,
        { $ref: `#/components/responses/${responseName(status)}` },
      ]),
    ),
  };
};

/** The part of the document for one row of the route table. */
export interface OperationParts {
  readonly operation: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly statuses: readonly number[];
}

/** A row of the route table with its use-case's input and its field's answer, as an operation of the document. */
export const operationParts = (
  route: OperationRoute,
  useCase: AnyUseCase<never>,
  given: { readonly examples: readonly Example[]; readonly restOnly: RestOnly | undefined },
): OperationParts => {
  const found = fieldOf(route.operation);
  invariant(found ?? given.restOnly, `${route.operation} has neither a field nor a description`);
  const description = found?.field.description ?? given.restOnly?.description ?? '';
  const operationId = operationIdOf(route);
  const args = new Set((found?.field.args ?? []).map(({ name }) => name));
  const answers = given.examples.filter(({ refusal }) => refusal === undefined);
  const example = answers.find(({ answer }) => isShown(answer)) ?? answers[0];
  const plainInput = inputSchema(useCase.input);
  const input = found ? describedInput(plainInput, found.field) : plainInput;
  const takesBody = route.method !== 'GET' && route.method !== 'DELETE';
  const body = takesBody ? bodyOf(route, input, example) : undefined;
  const own = parametersOf(route, input, example);
  const parameters = [
    ...own.parameters,
    ...releaseParameter(route),
    ...headerParameters(route.operation, args),
  ];
  const statuses = refusalsOf(route, args);
  const type = found?.field.type;
  const schemaOfAnswer = type
    ? reference(getNamedType(isNonNullType(type) ? type.ofType : type).name)
    : given.restOnly?.answer;
  return {
    operation: {
      operationId,
      ...(operationId !== route.operation && { 'x-former-operation-id': route.operation }),
      summary: summaryOf(description),
      description,
      tags: [tagOf(route.path)],
      ...(route.deprecated && { deprecated: true }),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: body.requestBody }),
      security: securityOf(route),
      responses: responsesOf(route, args, { schema: schemaOfAnswer, example, refusals: statuses }),
      'x-repeat': repeatOf(route, args, found?.asksOnly ?? true),
    },
    components: { ...own.components, ...body?.components },
    statuses,
  };
};
