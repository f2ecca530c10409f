import { errorCodes } from '../../contract/error-codes';
import { disallowed, rows } from '../../contract/openapi-schemas';
import { fakeContext } from '../../app/rules/fake-context';
import type { Store } from '../../../src/app/kernel/store/store';
import type { ErrorCode } from '../../../src/app/kernel/errors';
import { type Interfaces, createInterfaces } from '../../interfaces/in-process';
import { statusOf } from '../../../src/interfaces/http/status-of';
import { arrange } from '../../questions/arrange';
import { graphqlCall } from '../../questions/graphql-call';
import {
  type Asked,
  type Input,
  type Question,
  type SharedOperation,
  restOnly,
} from '../../questions/question';
import { questions } from '../../questions/questions';
import { restCall } from '../../questions/rest-call';
import { breakableStore } from '../../infrastructure/aws/breakable-store';
import { randomInput } from './random-input';
import { createChoices } from './random';

/**
 * Asks every operation again and again through both interfaces, with inputs made from the OpenAPI document and from the shared
 * questions, whole and damaged. Nothing may break, take long, or be answered as the contract does not allow.
 *   MUSTER_SEED=7 MUSTER_REQUESTS=20000
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 20_181_115);
const MOST_FAULTS = 20;
/** How often an operation that was answered in none of them is asked again. */
const MOST_TRIES = 100;
const REQUESTS = Number(process.env['MUSTER_REQUESTS'] ?? 24_000);
const LONGEST_MS = 1_000;

const random = createChoices(SEED);

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

/** A world of its own, whose dice never end. */
const freshDoors = (store?: Store): Interfaces =>
  createInterfaces({
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

/** The interfaces of some world, and something to ask there; now and then its store has just gone down. */
const situation = async (
  operation: string,
): Promise<{ readonly interfaces: Interfaces; readonly asked: Asked; readonly isDown: boolean }> => {
  const known = byOperation.get(operation) ?? [];
  const { store, breakIt } = breakableStore();
  const { interfaces, asked } =
    known.length > 0
      ? await arrange(random.pick(known), freshDoors(store))
      : {
          interfaces: freshDoors(store),
          asked: { operation: operation as SharedOperation, input: {} as Input },
        };
  const isDown = random.chance(0.02);
  if (isDown) breakIt();
  const whole =
    known.length > 0 && random.chance(0.6)
      ? asked.input
      : { ...asked.input, ...randomInput(operation, random) };
  let input: unknown = whole;
  while (random.chance(0.45)) input = damaged(input);
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return {
    interfaces,
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

type ClientRequest = Parameters<Interfaces['send']>[0];

/** The largest body that any address takes, and a byte. */
const TOO_LARGE_BYTES = 4 * 1_048_576 + 1;

/** Methods that the address of this operation does not take: any other one asks another operation. */
const methodsNotTaken = (operation: string): readonly string[] => {
  const path = rows.find((row) => row.operation === operation)?.path;
  const taken = rows.filter((row) => row.path === path).map(({ method }) => method as string);
  return ['PATCH', 'PUT', 'DELETE'].filter((method) => !taken.includes(method));
};

/** The request, or what a broken program makes of it on the wire. */
const onTheWire = (operation: string, request: ClientRequest): ClientRequest => {
  if (request.body === undefined || random.chance(0.96)) return request;
  const { headers, body } = request;
  switch (random.below(4)) {
    case 0:
      return { ...request, headers: { ...headers, 'content-type': random.pick(['text/plain', 'x', '']) } };
    case 1:
      return { ...request, body: String(body).slice(0, -1) };
    case 2:
      return { ...request, method: random.pick(methodsNotTaken(operation)) };
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
const timed = async (interfaces: Interfaces, request: ClientRequest) => {
  const once = async () => {
    const startedAt = performance.now();
    const answer = await interfaces.send(request);
    return { answer, ms: performance.now() - startedAt };
  };
  const first = await once();
  return first.ms <= LONGEST_MS ? first : { ...first, ms: (await once()).ms };
};

/**
 * What the questions of this run do not lead to: a defect of ours; rivals at one entrant (asked for in
 * tests/app/kernel/store/contention.test.ts); more work than the table's questions cost (tests/app/kernel/work-budget.test.ts); more requests of one
 * network address than its rate (tests/app/tournaments/entrants/sign-up.test.ts); a type that nobody serves (tests/interfaces/http/acceptable.test.ts).
 */
const notHere: readonly ErrorCode[] = [
  'INTERNAL',
  'CONTENDED',
  'TOO_MUCH_WORK',
  'TOO_MANY_REQUESTS',
  'NOT_ACCEPTABLE',
];

/** Every other code must have been met. */
const expectedCodes = (Object.keys(statusOf) as ErrorCode[]).filter((code) => !notHere.includes(code));

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
    askedBy: string,
    status: number,
    { ms, words }: { readonly ms: number; readonly words: string },
  ) => {
    sent += 1;
    statuses.set(`${askedBy} ${status}`, (statuses.get(`${askedBy} ${status}`) ?? 0) + 1);
    if (ms > slowest.ms) slowest = { ms, words };
    if (ms > LONGEST_MS) faults.push(`${Math.round(ms)} ms: ${words}`);
  };

  const askOnce = async (operation: string): Promise<void> => {
    const { interfaces, asked, isDown } = await situation(operation);
    const askRest = async (rest: ClientRequest): Promise<void> => {
      const words = `${rest.method} ${rest.url.slice(0, 300)} ${String(rest.body ?? '').slice(0, 1_500)}`;
      if (!reaches(rest)) return;
      const { answer, ms } = await timed(interfaces, rest);
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
    await askRest(onTheWire(operation, rest));
    if (rest.body !== undefined && asked.idempotencyKey && random.chance(0.05)) {
      await askRest(rest);
      await askRest(otherBody(rest));
    }
    if (!isShared(operation)) return;
    const graphql = graphqlCall(asked);
    const { answer, ms } = await timed(interfaces, graphql);
    note('GraphQL', answer.statusCode ?? 200, { ms, words: String(graphql.body).slice(0, 1_500) });
    for (const fault of graphqlFaults(answer.statusCode ?? 200, answer.body ?? ''))
      faults.push(`GraphQL ${operation}: ${fault}\n    ${String(graphql.body).slice(0, 1_500)}`);
  };

  const isWithin = (): boolean => faults.length < MOST_FAULTS;
  for (let at = 0; sent < REQUESTS && isWithin(); at += 1) await askOnce(names[at % names.length] ?? '');
  // The run means something only if whatever can be answered has been: what was not gets some tries more.
  const answerable = (name: string): boolean =>
    (byOperation.get(name) ?? []).some(({ refusal }) => refusal === undefined);
  const unanswered = (): readonly string[] => names.filter((name) => answerable(name) && !answered.has(name));
  for (const operation of unanswered())
    for (let tries = 0; tries < MOST_TRIES && isWithin() && !answered.has(operation); tries += 1)
      await askOnce(operation);

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
  expect(unanswered()).toEqual([]);
}, 1_800_000);
