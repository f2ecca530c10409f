import { errorCodes } from '../contract/error-codes';
import { document, disallowed, operations, rows } from '../contract/openapi-schemas';
import { fakeContext } from '../app/rules/fake-context';
import type { Store } from '../../src/app/tournaments/store';
import type { ErrorCode } from '../../src/app/errors';
import type { Doors } from '../doors/in-process';
import { statusOf } from '../../src/doors/http/status-of';
import { createDoors } from '../doors/in-process';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import type { Asked, Input, Question, SharedOperation } from '../questions/question';
import { restOnly } from '../questions/question';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { breakableStore } from '../storage/breakable-store';
import { createChoices } from './random';

/**
 * Asks every operation again and again through both doors, with inputs made from the OpenAPI document and from the shared
 * questions, whole and damaged. Nothing may break, take long, or be answered as the contract does not allow.
 *   MUSTER_SEED=7 MUSTER_REQUESTS=20000
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 20_181_115);
const REQUESTS = Number(process.env['MUSTER_REQUESTS'] ?? 24_000);
const LONGEST_MS = 1_000;

const random = createChoices(SEED);

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Every text of the examples, by the name of its field: ids and names that mean something. */
const knownTexts = new Map<string, string[]>();
const collect = (name: string, value: unknown): void => {
  if (typeof value === 'string') knownTexts.set(name, [...(knownTexts.get(name) ?? []), value].slice(-40));
  else if (Array.isArray(value)) value.forEach((one) => collect(name, one));
  else if (typeof value === 'object' && value !== null)
    Object.entries(value).forEach(([key, inner]) => collect(key, inner));
};
for (const { input } of questions) if (typeof input === 'object') collect('', input);

const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  -1,
  0,
  1e308,
  -0.5,
  2 ** 53,
  'x'.repeat(3_000),
  '\u0000',
  '"><script>',
  "'; DROP TABLE--",
  '\ud83d\udc09\u202e\u0301',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, toString: 'x' },
];

const integerFor = ({ minimum = -5, maximum = 50 }: Schema): number =>
  random.pick([minimum, maximum, minimum + random.below(Math.max(1, Math.min(maximum - minimum + 1, 12)))]);

/** A value that the schema takes, as far as a schema tells. */
const make = (given: Schema, name: string, depth = 0): unknown => {
  const schema = resolved(given);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return make(random.pick(forms), name, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const types = [schema.type ?? 'null'].flat();
  switch (random.chance(0.9) ? types[0] : random.pick(types)) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => required.includes(field) || random.chance(depth > 3 ? 0.1 : 0.4))
          .map(([field, inner]) => [field, make(inner, field, depth + 1)]),
      );
    }
    case 'array': {
      const { minItems = 0, maxItems = 4, items = {} } = schema;
      const length = Math.min(maxItems, minItems + random.below(4));
      return Array.from({ length }, () => make(items, name, depth + 1));
    }
    case 'integer':
      return integerFor(schema);
    case 'number':
      return random.chance(0.7) ? integerFor(schema) : integerFor(schema) + 0.5;
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return random.pick([...(knownTexts.get(name) ?? []), 'leap', 'e1', 'a name', '2018-09-15']);
    default:
      return null;
  }
};

/** The value with one place in it, however deep, replaced, removed or added to. */
const damaged = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.below(value.length);
    const list = value as readonly unknown[];
    if (random.chance(0.15)) return [...list, list[at]];
    return list.map((one, index) => (index === at ? damaged(one) : one));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random.chance(0.9)) {
    const at = random.pick(Object.keys(value));
    if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== at));
    if (random.chance(0.1)) return { ...value, [random.pick(['extra', 'toString', '__proto__'])]: 1 };
    return Object.fromEntries(
      Object.entries(value).map(([key, one]: [string, unknown]) => [key, key === at ? damaged(one) : one]),
    );
  }
  return random.pick(HOSTILE);
};

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An input out of the document alone. */
const invented = (operation: string): Input => {
  const found = operations.get(operation) as unknown as {
    readonly parameters?: readonly Parameter[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
  const queryFields = rows.find((row) => row.operation === operation)?.queryFields ?? {};
  const parameters = (found.parameters ?? [])
    .filter((parameter) => parameter.$ref === undefined)
    .filter(({ required }) => required === true || random.chance(0.4))
    .map(({ name, schema }) => [queryFields[name] ?? name, make(schema, name)] as const);
  const body = found.requestBody?.content['application/json']?.schema;
  return { ...(body ? (make(body, '') as object) : {}), ...Object.fromEntries(parameters) };
};

/** A world of its own, whose dice never end. */
const freshDoors = (store?: Store): Doors =>
  createDoors({
    ...(store && { store }),
    rules: () => ({
      ...fakeContext(),
      random: {
        dice: (count, sides) => Array.from({ length: count }, () => 1 + random.below(sides)),
        token: () => 'nonce',
      },
    }),
  });

const byOperation = new Map<string, readonly Question[]>(
  rows.map(({ operation }) => [operation, questions.filter((question) => question.operation === operation)]),
);
const isShared = (operation: string): operation is SharedOperation =>
  !(restOnly as readonly string[]).includes(operation);

/** The doors of some world, and something to ask there; now and then its store has just gone down. */
const situation = async (
  operation: string,
): Promise<{ readonly doors: Doors; readonly asked: Asked; readonly isDown: boolean }> => {
  const known = byOperation.get(operation) ?? [];
  const { store, breakIt } = breakableStore();
  const { doors, asked } =
    known.length > 0
      ? await arrange(random.pick(known), freshDoors(store))
      : { doors: freshDoors(store), asked: { operation: operation as SharedOperation, input: {} as Input } };
  const isDown = random.chance(0.02);
  if (isDown) breakIt();
  const whole =
    known.length > 0 && random.chance(0.6) ? asked.input : { ...asked.input, ...invented(operation) };
  let input: unknown = whole;
  while (random.chance(0.45)) input = damaged(input);
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return {
    doors,
    isDown,
    asked: {
      ...asked,
      input: isObject ? (input as Input) : whole,
      ...(random.chance(0.1) && { idempotencyKey: random.pick(['', 'k'.repeat(256), 'a key', 'short']) }),
      ...(random.chance(0.1) && { ifMatch: random.pick(['1', '*', '"1"', 'W/"2"', 'x'.repeat(500)]) }),
      ...(random.chance(0.1) && { token: random.pick(['wrong', '', 'x'.repeat(2_000)]) }),
    },
  };
};

type ClientRequest = Parameters<Doors['send']>[0];

/** The largest body that any address takes, and a byte. */
const TOO_LARGE_BYTES = 4 * 1_048_576 + 1;

/** The request, or what a broken program makes of it on the wire. */
const onTheWire = (request: ClientRequest): ClientRequest => {
  if (request.body === undefined || random.chance(0.96)) return request;
  const { headers, body } = request;
  switch (random.below(4)) {
    case 0:
      return { ...request, headers: { ...headers, 'content-type': random.pick(['text/plain', 'x', '']) } };
    case 1:
      return { ...request, body: String(body).slice(0, -1) };
    case 2:
      return { ...request, method: random.pick(['PATCH', 'PUT', 'DELETE']) };
    default:
      return random.chance(0.2) ? { ...request, body: String(body).padEnd(TOO_LARGE_BYTES) } : request;
  }
};

/** The same request with another body: what may not be asked under a key that is taken. */
const otherBody = (request: ClientRequest): ClientRequest => {
  const body: unknown = JSON.parse(String(request.body));
  return { ...request, body: JSON.stringify(damaged(body) ?? {}) };
};

/** The answer and the milliseconds it took; a slow one is asked once more, because the machine may have been busy. */
const timed = async (doors: Doors, request: ClientRequest) => {
  const once = async () => {
    const startedAt = performance.now();
    const answer = await doors.send(request);
    return { answer, ms: performance.now() - startedAt };
  };
  const first = await once();
  return first.ms <= LONGEST_MS ? first : { ...first, ms: (await once()).ms };
};

/** Every code but that of a defect of ours: each must have been met. */
const expectedCodes = (Object.keys(statusOf) as ErrorCode[]).filter((code) => code !== 'INTERNAL');

const graphqlFaults = (status: number, body: string): readonly string[] => {
  const { errors = [] } = JSON.parse(body) as {
    readonly errors?: readonly {
      readonly message: string;
      readonly extensions?: { readonly code?: string };
    }[];
  };
  return [
    ...([200, 400].includes(status) ? [] : [`status ${status}`]),
    ...errors
      .filter(({ extensions }) => !errorCodes.has(extensions?.code ?? '') || extensions?.code === 'INTERNAL')
      .map(({ message, extensions }) => `${String(extensions?.code)}: ${message}`),
  ];
};

/** The gateway itself turns some addresses away, as API Gateway does: those never reach us. */
const reaches = ({ url }: ClientRequest): boolean => {
  try {
    decodeURIComponent(decodeURIComponent(url.split('?', 1)[0] ?? '').split('?', 1)[0] ?? '');
    return url.length < 8_000;
  } catch {
    return false;
  }
};

it(`answers ${REQUESTS} requests as the contract allows (seed ${SEED})`, async () => {
  const names = rows.map(({ operation }) => operation);
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  const answered = new Set<string>();
  const codes = new Set<string>();
  let sent = 0;
  let slowest = { ms: 0, words: '' };

  const note = (
    door: string,
    status: number,
    { ms, words }: { readonly ms: number; readonly words: string },
  ) => {
    sent += 1;
    statuses.set(`${door} ${status}`, (statuses.get(`${door} ${status}`) ?? 0) + 1);
    if (ms > slowest.ms) slowest = { ms, words };
    if (ms > LONGEST_MS) faults.push(`${Math.round(ms)} ms: ${words}`);
  };

  for (let at = 0; sent < REQUESTS && faults.length < 20; at += 1) {
    const operation = names[at % names.length] ?? '';
    const { doors, asked, isDown } = await situation(operation);
    const askRest = async (rest: ClientRequest): Promise<void> => {
      const words = `${rest.method} ${rest.url.slice(0, 300)} ${String(rest.body ?? '').slice(0, 1_500)}`;
      if (!reaches(rest)) return;
      const { answer, ms } = await timed(doors, rest);
      const { statusCode: status = 200, body = '' } = answer;
      note('REST', status, { ms, words });
      if (status < 300) answered.add(operation);
      else if (status !== 304) codes.add((JSON.parse(body) as { readonly code: string }).code);
      const contentType = answer.headers?.['content-type'] as string | undefined;
      // An empty id in a path is another address.
      const isElsewhere = body.includes('"ROUTE_NOT_FOUND"') || status === 405;
      if (!isElsewhere)
        for (const fault of disallowed(operation, { status, contentType, body }))
          faults.push(`${fault}\n    ${words}`);
      if (status >= 500 && !(isDown && status === 503)) faults.push(`${status} ${body}\n    ${words}`);
    };
    const rest = restCall(asked);
    await askRest(onTheWire(rest));
    if (rest.body !== undefined && asked.idempotencyKey && random.chance(0.05)) {
      await askRest(rest);
      await askRest(otherBody(rest));
    }
    if (!isShared(operation)) continue;
    const graphql = graphqlCall(asked);
    const { answer, ms } = await timed(doors, graphql);
    note('GraphQL', answer.statusCode ?? 200, { ms, words: String(graphql.body).slice(0, 1_500) });
    for (const fault of graphqlFaults(answer.statusCode ?? 200, answer.body ?? ''))
      faults.push(`GraphQL ${operation}: ${fault}\n    ${String(graphql.body).slice(0, 1_500)}`);
  }

  console.log(
    [
      `${sent} requests, slowest ${slowest.ms.toFixed(0)} ms: ${slowest.words.slice(0, 200)}`,
      [...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(expectedCodes.filter((code) => !codes.has(code))).toEqual([]);
  // The run means something only if whatever can be answered has been.
  const answerable = (name: string): boolean =>
    (byOperation.get(name) ?? []).some(({ refusal }) => refusal === undefined);
  expect(names.filter((name) => answerable(name) && !answered.has(name))).toEqual([]);
}, 1_800_000);
