import { getNamedType } from 'graphql';
import { version } from '../../package.json';
import { type OperationRoute, operationRoutes } from '../../src/interfaces/rest/routes';
import { RELEASE_PARAMETER } from '../../src/interfaces/http/decode-input';
import { invariant } from '../../src/shared/invariant';
import { answerComponents, reference } from './answer-schemas';
import { executedExamples } from './examples';
import { fieldOf } from './field-of';
import { operationParts } from './operation';
import { problemResponses, problemSchemas } from './problems';
import { restOnly } from './rest-only';
import { tagsOf } from './tags';
import { operations } from './use-cases';
import { webhooks } from './webhooks';

const rows: readonly OperationRoute[] = operationRoutes;

const introduction = `Rules answers and exact odds, army validation and tournaments for the Middle-earth Strategy Battle Game, 2018 and 2024 editions.

- An answer has the shape of the GraphQL type of the same name, field for field; a field without a value is null.
- A refusal is a problem (RFC 9457) with a stable \`code\`; bad input is answered with **every** fault at once.
- GraphQL answers the same at /graphql; /explorer tries it.
- A chance is exact: \`{ "fraction": "161/216", "decimal": 0.7453703703703703 }\`.
- A list is \`{ items, nextCursor }\`; the cursor of one page asks for the next, null ends it.
- Each GET answers HEAD too. Unknown query parameters and body fields are refused.
- A change carries an \`Idempotency-Key\`: a request repeated with the same key and body is applied once and always returns the first response.
- \`x-repeat\` says whether a request may be sent again unasked: \`ALWAYS\`, \`WITH_KEY\` (the same one), \`NEVER\` (dice roll anew).`;

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

const headers = {
  RequestId: header('Names this request in our log.'),
  CacheControl: header('How long the answer may be kept; `private, no-store` where a token was sent.'),
  ETag: header('The version of the answer: for `If-None-Match`, and for `If-Match` of a change.'),
  RetryAfter: header('When to try again, in seconds.', 'integer'),
  Location: header('The address of what was made.'),
  IdempotentReplayed: header(
    '`true` where an earlier request with the same `Idempotency-Key` made the change and this is its answer.',
  ),
  RateLimit: header('What is left of the limit, as in the IETF draft: `"default";r=0;t=1`.'),
  RateLimitPolicy: header('The limit itself, as in the IETF draft: `"default";q=1000;w=1`.'),
  Deprecation: header('Since when this address is deprecated (RFC 9745).'),
  Sunset: header('When this address ends (RFC 8594).'),
};

const parameters = {
  Release: {
    name: RELEASE_PARAMETER,
    in: 'query',
    description:
      'The release that shall answer, as `health` tells it: the answer may then be kept for ever. Another release is refused.',
    required: false,
    schema: { type: 'string' },
    example: version,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Names this request: a fresh one for each change, the same for each retry of it.',
    required: true,
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    example: '0b9f4c1e-6f1d-4c5e-9d0a-2f3f8f6f1a77',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed.',
    required: false,
    schema: { type: 'string' },
    example: '"1"',
  },
  RequiredIfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'Required: the `version` you last saw, or its ETag. Refused with VERSION_MISMATCH when it has changed, and without it.',
    required: true,
    schema: { type: 'string' },
    example: '"1"',
  },
  IfMatchOnceReported: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `version` you last saw, or its ETag: refused with VERSION_MISMATCH when it has changed. Required once there is a result, which would be overwritten.',
    required: false,
    schema: { type: 'string' },
    example: '"1"',
  },
};

/** Answered before any code of ours runs, so it is no problem of the usual shape. */
const tooManyRequests = {
  description:
    'Too many requests at once: the gateway turns them away, and nothing has happened. Send the same request again later; `Retry-After` and `RateLimit` are there where the limit is our own.',
  headers: {
    'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    RateLimit: { $ref: '#/components/headers/RateLimit' },
    'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  },
  content: {
    'application/json': {
      schema: reference('GatewayRefusal'),
    },
  },
};

const gatewaySchemas = {
  GatewayRefusal: {
    description: 'A refusal of the gateway.',
    type: 'object',
    properties: { message: { type: 'string', description: 'What it is, for people.' } },
  },
};

/** Only what is referred to: a document has no loose ends. */
const used = <T>(
  parts: Readonly<Record<string, T>>,
  section: string,
  rest: object,
): Readonly<Record<string, T>> => {
  const text = JSON.stringify(rest);
  return Object.fromEntries(
    Object.entries(parts).filter(([name]) => text.includes(`"#/components/${section}/${name}"`)),
  );
};

/** Keeps what several addresses define alike, and refuses two of one name. */
const merged = <T>(all: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> => {
  const known = new Map<string, T>();
  for (const [name, part] of all.flatMap((some) => Object.entries(some))) {
    const earlier = known.get(name);
    invariant(
      earlier === undefined || JSON.stringify(earlier) === JSON.stringify(part),
      `two components are named ${name}`,
    );
    known.set(name, part);
  }
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const info = {
  title: 'muster',
  version,
  summary: 'Rules, exact odds, armies and tournaments of the Middle-earth Strategy Battle Game.',
  description: introduction,
  contact: { name: 'The maintainers of muster' },
  license: { name: 'MIT', identifier: 'MIT' },
};

const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a tournament; `createTournament` hands out the organiser’s.',
  },
};

/** The OpenAPI 3.1 document: made from the route table, the input schemas, the GraphQL types and executed questions. */
export const openapiDocument = async (): Promise<object> => {
  const examples = await executedExamples();
  const parts = rows.map((route) => {
    const useCase = operations[route.operation];
    invariant(useCase !== undefined, `${route.operation} has no use-case`);
    const own = examples.filter(({ asked }) => asked.operation === route.operation);
    return {
      route,
      ...operationParts(route, useCase, { examples: own, restOnly: restOnly[route.operation] }),
    };
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { route, operation } of parts)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  const statuses = new Set(parts.flatMap((part) => part.statuses));
  const refusals = examples.flatMap(({ refusal, answer }) =>
    refusal === undefined ? [] : [{ code: refusal, value: answer }],
  );
  const firstOfEach = refusals.filter(
    ({ code }, at) => refusals.findIndex((other) => other.code === code) === at,
  );
  const responses = {
    NotModified: {
      description: 'You have it already: `If-None-Match` named its ETag.',
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
    },
    ...problemResponses(statuses, firstOfEach),
    TooManyRequests: tooManyRequests,
  };
  const schemas = merged([
    ...parts.map(({ components }) => components),
    ...parts.map(({ route }) => {
      const found = fieldOf(route.operation);
      return found ? answerComponents(getNamedType(found.field.type)) : {};
    }),
    webhooks.components,
    gatewaySchemas,
    ...Object.values(restOnly).map(({ components }) => components),
    problemSchemas(statuses),
  ]);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'Where this document comes from.' }],
    tags: tagsOf(rows.map(({ path }) => path)),
    paths,
    webhooks: webhooks.paths,
    components: {
      schemas,
      responses,
      parameters: used(parameters, 'parameters', paths),
      headers: used(headers, 'headers', { paths, responses }),
      securitySchemes,
    },
  };
};
