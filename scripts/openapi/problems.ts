import { STATUS_CODES } from 'node:http';
import { type AppError, type ErrorCode } from '../../src/app/kernel/errors';
import { statusOf } from '../../src/interfaces/http/status-of';
import type { JsonSchema } from './json-schema';
import { componentOf, reference } from './answer-schemas';
import { schema } from './rest-schema';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const texts = (description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

/** The facts of a refusal that a problem shows: its fields but the words, `faults` under the name `errors`. */
type FactsOf<E> = E extends { readonly faults: unknown }
  ? 'errors'
  : Exclude<keyof E, 'code' | 'requestId' | 'detail'>;

interface Described {
  readonly description: string;
}
type Problems = {
  readonly [C in ErrorCode]: Described & {
    readonly facts: Readonly<Record<FactsOf<Extract<AppError, { code: C }>>, JsonSchema>>;
    readonly optional?: readonly string[];
  };
};

/** The meaning and the facts of each refusal; a code or a fact that is missing does not compile. */
export const problems: Problems = {
  INVALID_INPUT: {
    description: 'Something in address, headers or body is not allowed; every fault is listed.',
    facts: { errors: { type: 'array', items: reference('Fault'), description: 'Every fault.' } },
  },
  BAD_JSON: { description: 'The body is not JSON.', facts: {} },
  UNSUPPORTED_MEDIA_TYPE: {
    description: 'The body has another content type than JSON.',
    facts: {
      given: { type: ['string', 'null'], description: 'The content type sent.' },
      allowed: texts('The content types there are.'),
    },
  },
  NOT_ACCEPTABLE: {
    description: 'The answer cannot be given in any type that `Accept` takes; nothing was changed.',
    facts: {
      given: text('The `Accept` sent.'),
      allowed: texts('The types in which this address answers.'),
    },
  },
  PAYLOAD_TOO_LARGE: {
    description: 'The body is larger than this address takes.',
    facts: { limitBytes: { type: 'integer', description: 'The most bytes a body may have here.' } },
  },
  ROUTE_NOT_FOUND: {
    description: 'There is nothing at this address.',
    facts: { path: text('The path asked for.') },
  },
  METHOD_NOT_ALLOWED: {
    description: 'The address does not know this method.',
    facts: { method: text('The method asked with.'), allowed: texts('The methods there are.') },
  },
  NOT_FOUND: {
    description: 'There is no such thing.',
    facts: {
      kind: text('What was looked for.'),
      id: text('The id asked for.'),
      nearest: texts('Ids that look alike.'),
    },
    optional: ['nearest'],
  },
  GONE: {
    description: 'It was deleted.',
    facts: { kind: text('What was looked for.'), id: text('The id asked for.') },
  },
  UNAUTHENTICATED: { description: 'A token is needed, and none that fits was sent.', facts: {} },
  FORBIDDEN: {
    description: 'This token may not do that.',
    facts: { operation: text('What was asked.'), allowedRoles: texts('Who may.') },
  },
  WRONG_STATE: {
    description: 'Not possible in the state that the tournament is in.',
    facts: {
      state: text('The state it is in.'),
      operation: text('What was asked.'),
      allowed: texts('What is possible now.'),
      openTables: {
        type: 'array',
        items: { type: 'integer' },
        description: 'The tables that stand in the way, where a round is to be complete first.',
      },
    },
    optional: ['openTables'],
  },
  VERSION_MISMATCH: {
    description: 'It has changed since it was read, or If-Match is missing where work could be overwritten.',
    facts: {
      given: text('The version sent.'),
      current: text('The version there is.'),
      now: { description: 'The current version, in the shape in which it is read.' },
    },
  },
  CONFLICT: {
    description: 'The request conflicts with the current state; `reason` says why.',
    facts: {
      reason: { description: 'Why, for programs.', ...reference('ConflictReason') },
    },
  },
  IDEMPOTENCY_KEY_REQUIRED: { description: 'A change needs an Idempotency-Key.', facts: {} },
  IDEMPOTENCY_KEY_REUSED: {
    description: 'The Idempotency-Key stands for another request already.',
    facts: {},
  },
  TOO_MUCH_WORK: {
    description: 'The questions of this request take more work than one request may. Ask less at once.',
    facts: {
      units: { type: 'integer', description: 'Units of work that the refused question takes.' },
      left: { type: 'integer', description: 'Units of work that were left.' },
    },
  },
  CONTENDED: {
    description:
      'Others changed the same thing at the same time. Repeat the change with the same Idempotency-Key.',
    facts: { retryAfterSeconds: { type: 'integer', description: 'When to try again, in seconds.' } },
  },
  TOO_MANY_REQUESTS: {
    description:
      'This network address has asked for it too often. Repeat it later with the same Idempotency-Key.',
    facts: {
      retryAfterSeconds: { type: 'integer', description: 'When to try again, in seconds.' },
      policy: text('The name of the limit.'),
      most: { type: 'integer', description: 'How many requests it lets through.' },
      windowSeconds: { type: 'integer', description: 'Within how many seconds.' },
    },
  },
  UNAVAILABLE: {
    description: 'The store does not answer. Repeat a change with the same Idempotency-Key.',
    facts: { retryAfterSeconds: { type: 'integer', description: 'When to try again, in seconds.' } },
  },
  INTERNAL: { description: 'Something broke; it is logged under the request id.', facts: {} },
};

const camel = (code: string): string =>
  code
    .toLowerCase()
    .split(/[_\s]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const codes = Object.keys(problems) as readonly ErrorCode[];
const schemaName = (code: ErrorCode): string => `${camel(code)}Problem`;

/** `BadRequest` for 400. */
export const responseName = (status: number): string =>
  camel((STATUS_CODES[status] ?? '').replaceAll("'", ''));

/** The codes that an address there is answers with this status. */
const codesOf = (status: number): readonly ErrorCode[] =>
  codes.filter((code) => statusOf[code] === status && code !== 'ROUTE_NOT_FOUND');

const problemSchema = (code: ErrorCode): JsonSchema => {
  const { description, facts, optional = [] } = problems[code];
  const properties = {
    type: text('Where the code is explained: an address relative to that of the service.'),
    ...facts,
    code: { type: 'string', const: code, description: 'What it is, for programs.' },
    title: text('What it is, for people.'),
    status: { type: 'integer', const: statusOf[code], description: 'The HTTP status.' },
    detail: text('What was wrong, where, what was allowed and what to do.'),
    instance: text('The path asked for.'),
    requestId: text('The id of the request, as `X-Request-Id` has it.'),
  };
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { description, type: 'object', properties, required };
};

const fault: JsonSchema = {
  description: 'One thing wrong with the input.',
  type: 'object',
  properties: {
    path: text('Where: `entrants[3].id`; empty for the whole.'),
    code: { description: 'What kind of fault, for programs.', ...reference('FaultCode') },
    message: text('What is wrong and what is allowed.'),
  },
  required: ['path', 'code', 'message'],
};

/** A choice that answers have too. */
const inSchema = (name: string): Readonly<Record<string, JsonSchema>> => {
  const type = schema.getType(name);
  return type ? { [name]: componentOf(type) } : {};
};

/** The schemas of the refusals whose status is among these. */
export const problemSchemas = (statuses: ReadonlySet<number>): Readonly<Record<string, JsonSchema>> => ({
  ...Object.fromEntries(
    [...statuses].flatMap(codesOf).map((code) => [schemaName(code), problemSchema(code)]),
  ),
  Fault: fault,
  ...inSchema('FaultCode'),
  ...(statuses.has(statusOf.CONFLICT) && inSchema('ConflictReason')),
});

/** An executed example of a refusal. */
export interface ProblemExample {
  readonly code: ErrorCode;
  readonly value: unknown;
}

/** One response for each status: the problems that have it. An address answers only those that can happen to it. */
export const problemResponses = (
  statuses: ReadonlySet<number>,
  examples: readonly ProblemExample[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...statuses].sort().map((status) => {
      const own = codesOf(status);
      const shown = examples.filter(({ code }) => own.includes(code));
      return [
        responseName(status),
        {
          description: own.map((code) => `\`${code}\`: ${problems[code].description}`).join('\n\n'),
          headers: {
            'X-Request-Id': { $ref: '#/components/headers/RequestId' },
            ...(status === 503 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
          },
          content: {
            'application/problem+json': {
              schema:
                own.length === 1 && own[0]
                  ? reference(schemaName(own[0]))
                  : { oneOf: own.map((code) => reference(schemaName(code))) },
              ...(shown.length > 0 && {
                examples: Object.fromEntries(shown.map(({ code, value }) => [code, { value }])),
              }),
            },
          },
        },
      ];
    }),
  );
