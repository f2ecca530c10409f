import { memoryStore } from '../storage/memory-store';
import { createDoors } from '../doors/in-process';
import type { ClientRequest } from '../doors/in-process';
import { fakeContext } from '../app/rules/fake-context';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import type { Input, Question } from '../questions/question';
import { restOnly } from '../questions/question';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';

/**
 * Asks every shared question again and again with a hostile value somewhere in it: in a field, in a key, in the address, in a
 * header, or instead of the body. Nothing may break or take a second, and whoever is refused must have changed nothing.
 *   MUSTER_SEED=7 MUSTER_REQUESTS=20000
 */
const SEED = Number(process.env['MUSTER_SEED'] ?? 11_072_018);
const REQUESTS = Number(process.env['MUSTER_REQUESTS'] ?? 100_000);
const LONGEST_MS = 1_000;
const USES_OF_A_WORLD = 150;

jest.setTimeout(900_000);

/** mulberry32: the same seed, the same run. */
const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return { chance: (share: number): boolean => next() < share, below, pick };
};
const random = createRandom(SEED);

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** As JSON text, since some of them no value of JavaScript writes. */
const hostileJson: readonly string[] = [
  ...['null', 'true', '[]', '{}', '0', '-0', '-1', '0.1', '1e308', '-1e308', '1e400', '1e-400', '2147483648'],
  ...['9007199254740993', '99999999999999999999999999999999', '""', '"NaN"', '"Infinity"', '"1e3"', '"0x10"'],
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"hasOwnProperty":1,"length":-1,"then":1,"toJSON":1}',
  '[{"__proto__":[]}]',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  nested(50),
  nested(5_000),
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `[${'0,'.repeat(20_000)}0]`,
  `"${'x'.repeat(100_000)}"`,
  `"${'e\u0301'.repeat(5_000)}"`,
  '"\\ud800"',
  '"\\u0000"',
  '"\\u202e\\u2066evil\\u2069"',
  '"\\r\\nset-cookie: a=b"',
  '"\ufeff\u200b\u00ad"',
  '"\u{1f9d9}\u200d\u2642\ufe0f"',
  '"Zo\\u0308e \ufdfa \u0130"',
  '"=HYPERLINK(\\"http://evil\\",\\"x\\")"',
  '"+cmd|\' /C calc\'!A0"',
  '"@SUM(1)"',
  '"<script>alert(1)</script>"',
  '"\\"><img src=x onerror=alert(1)>"',
  '"../../../../etc/passwd"',
  '"http://169.254.169.254/latest/meta-data"',
  '"\' OR 1=1 --"',
  '"${7*7}{{7*7}}"',
  '"2026-02-30"',
  '"-271821-04-20T00:00:00Z"',
  '"#"',
  '"TOURNAMENT#x"',
];

const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '-0',
    '1e999',
    '0x7f',
    '%00',
    '..',
    '.',
    '*',
    '#',
    '?',
    '&',
    '=',
    ';',
    'null',
    '[object Object]',
  ],
  ...['__proto__', 'constructor', 'prototype', '\u202e', '\u{1f480}', 'x'.repeat(3_000), '9'.repeat(400)],
];

const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'A'.repeat(8_000)}` },
  { authorization: 'Bearer org_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { authorization: 'Basic Og==' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k'.repeat(10_000) },
  {
    'idempotency-key':
      '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9',
  },
  { 'if-match': '*' },
  { 'if-match': '"-1", "1e9"' },
  { 'if-none-match': `"${'a'.repeat(8_000)}"` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'accept-encoding': 'gzip;q=0, deflate, br;q=1.000001, *' },
  { accept: ',;q=,' },
  { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}evil` },
  { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' },
  { origin: 'null' },
  { __proto__x: '1', constructor: 'x' },
];

const brokenBodies: readonly string[] = [
  ...['{', '[', '"', 'nul', '{"a":1,}', '{"a":NaN}', '\ufeff{}', '\u0000', '[]', '1', 'null', '""'],
  nested(100_000),
  `${'{"a":'.repeat(50_000)}`,
  `{"query":"${'{a'.repeat(3_000)}"}`,
  `{"query":"{ __typename ${'@skip(if: true) '.repeat(300)}}"}`,
  `{"query":"query($a: ${'['.repeat(500)}Int${']'.repeat(500)}) { __typename }"}`,
  '{"query":"fragment A on Query { ...B } fragment B on Query { ...A } { ...A }"}',
  '{"query":"{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }"}',
  '{"query":"{ toWound(strength: 4, defence: 9) { needed } }","variables":[]}',
  '{"query":"{ toWound(strength: 99999999999, defence: 1e400) { needed } }"}',
  '{"__proto__":{"query":"{ toWound(strength: 4, defence: 9) { needed } }"}}',
];

const badPaths: readonly string[] = [
  ...[
    '//',
    '/v1',
    '/v1/',
    '/v1//rules',
    '/V1/rules/to-wound',
    '/v1/rules/to-wound/',
    '/v1/rules/to-wound/4/9/',
  ],
  ...['/v1/rules/../rules/to-wound', '/v1/rules/%2e%2e/health', '/v1/rules/to-wound/4%2F9', '/health%00'],
  ...[
    '/v1/tournaments/..%2f..%2fhealth',
    '/v1/rules/to-wound;a=b',
    '/__proto__',
    '/constructor',
    '/.env',
    '/.git',
  ],
  ...[
    '/v1/tournaments/__proto__',
    '/v1/leagues/constructor',
    '/v1/rolls/%23',
    '/explorer/..%2f..%2fhandler.mjs',
  ],
];

const MARK = '\u0001hostile\u0001';
const MARK_JSON = JSON.stringify(MARK);

/** The input with the mark instead of one of its values, or as one more key. */
const marked = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return MARK;
  if (Array.isArray(value)) {
    if (value.length === 0) return [MARK];
    const at = random.below(value.length);
    return value.map((one: unknown, index) => (index === at ? marked(one) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(['extra', 'constructor', 'toString', 'id', ''])]: MARK };
  const chosen = random.pick(entries)[0];
  return Object.fromEntries(entries.map(([key, one]) => [key, key === chosen ? marked(one) : one]));
};

const withHostileValues = ({ url, body, ...rest }: ClientRequest): ClientRequest => {
  const text = encodeURIComponent(random.pick(hostileTexts));
  return {
    ...rest,
    url: url.replaceAll(encodeURIComponent(MARK), text).replaceAll(encodeURIComponent(MARK_JSON), text),
    ...(typeof body === 'string' && { body: body.replaceAll(MARK_JSON, () => random.pick(hostileJson)) }),
  };
};

interface World {
  readonly send: ReturnType<typeof createDoors>['send'];
  readonly asked: Awaited<ReturnType<typeof arrange>>['asked'];
  readonly writes: () => number;
  uses: number;
}

const newWorld = async (question: Question): Promise<World> => {
  const store = memoryStore();
  let writes = 0;
  const doors = createDoors({
    store: {
      ...store,
      write: async (item) => {
        const answer = await store.write(item);
        // What a league keeps for speed is derived, and reading it may renew it.
        const isDerived = item.address.item.startsWith('KEPT_');
        if (!isDerived && answer.ok && answer.value === 'WRITTEN') writes += 1;
        return answer;
      },
    },
    rules: () => ({
      ...fakeContext(),
      random: {
        dice: (count, sides) => Array.from({ length: count }, () => 1 + random.below(sides)),
        token: () => 'nonce',
      },
    }),
  });
  const { asked } = await arrange(question, doors);
  return { send: doors.send, asked, writes: () => writes, uses: 0 };
};

const hostileRequest = ({ asked }: World): ClientRequest => {
  const call = random.chance(0.65) ? restCall : graphqlCall;
  if (random.chance(0.04))
    return { method: random.pick(['GET', 'POST', 'PUT', 'DELETE']), url: random.pick(badPaths) };
  const whole = random.chance(0.15);
  const input = whole ? asked.input : marked(asked.input);
  const usable =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? input : { field: MARK };
  const request = withHostileValues(call({ ...asked, input: usable as Input }));
  const headers = { ...request.headers, ...(random.chance(0.25) && random.pick(hostileHeaders)) };
  const broken = request.method !== 'GET' && random.chance(0.06);
  return { ...request, headers, ...(broken && { body: random.pick(brokenBodies) }) };
};

/** What the gateway itself turns away never reaches us. */
const reaches = ({ url }: ClientRequest): boolean => {
  try {
    decodeURIComponent(decodeURIComponent(url.split('?', 1)[0] ?? '').split('?', 1)[0] ?? '');
    return url.startsWith('/') && url.length < 8_000;
  } catch {
    return false;
  }
};

const isRefused = (status: number, body: string): boolean =>
  status >= 400 || body.startsWith('{"errors"') || body.startsWith('{"data":null');

it(`survives ${REQUESTS} hostile requests (seed ${SEED})`, async () => {
  const shared = questions.filter(({ operation }) => !(restOnly as readonly string[]).includes(operation));
  const worlds = new Map<Question, World>();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;
  let sent = 0;
  while (sent < REQUESTS) {
    const question = random.pick(shared);
    const known = worlds.get(question);
    const world = known !== undefined && known.uses < USES_OF_A_WORLD ? known : await newWorld(question);
    worlds.set(question, world);
    world.uses += 1;
    const request = hostileRequest(world);
    if (!reaches(request)) continue;
    sent += 1;
    const writesBefore = world.writes();
    let startedAt = performance.now();
    const { statusCode = 0, body = '', isBase64Encoded } = await world.send(request);
    let ms = performance.now() - startedAt;
    const wrote = world.writes() > writesBefore;
    if (ms > LONGEST_MS) {
      // The machine may have been busy.
      startedAt = performance.now();
      await world.send(request);
      ms = performance.now() - startedAt;
    }
    slowest = Math.max(slowest, ms);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    const words = `${request.method} ${request.url.slice(0, 120)} ${String(request.body ?? '').slice(0, 300)}`;
    const text = isBase64Encoded === true ? '' : body;
    if (statusCode >= 500 || text.includes('"INTERNAL"')) faults.push(`${statusCode} ${words}`);
    if (ms > LONGEST_MS) faults.push(`${Math.round(ms)} ms ${words}`);
    if (wrote && isRefused(statusCode, text))
      faults.push(`refused with ${statusCode}, yet it wrote: ${words}`);
  }
  console.log(
    `hostile run: ${sent} requests, slowest ${Math.round(slowest)} ms`,
    Object.fromEntries(statuses),
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 100);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
});
