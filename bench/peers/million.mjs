// Asks a million questions of the built handlers in this process, and prints the heap after each hundred thousand.
import { gatewayEvent } from '../gateway-calls.mjs';

process.env.MUSTER_LOG = 'off';
const REQUESTS = 1_000_000;
const EVERY = 100_000;
const STORED_EVERY = 10;

const load = async (name) =>
  (await import(new URL(`../../dist/functions/${name}/handler.mjs`, import.meta.url).href)).handler;

const event = (routeKey, { path, parameters = {}, body, headers = {} }) =>
  gatewayEvent(routeKey.split(' ')[0], path, {
    routeKey,
    parameters,
    body,
    headers: { 'content-type': 'application/json', host: 'bench', ...headers },
  });

const [rules, rolls, graphql, tournaments] = await Promise.all(
  ['rules', 'rolls', 'graphql', 'tournaments'].map(load),
);
const created = await tournaments(
  event('POST /v1/tournaments', {
    path: '/v1/tournaments',
    headers: { 'idempotency-key': 'a-key-of-the-bench' },
    body: { name: 'Bench', rounds: 4 },
  }),
);
const { id } = JSON.parse(created.body).tournament;

const toWound = (strength, defence) => [
  rules,
  event('GET /v1/rules/to-wound/{strength}/{defence}', {
    path: `/v1/rules/to-wound/${strength}/${defence}`,
    parameters: { strength: String(strength), defence: String(defence) },
  }),
];
const asked = (query) => [graphql, event('POST /graphql', { path: '/graphql', body: { query } })];

/** The number of the request says which question it is, so that each run asks the same. */
const questionOf = (number) => {
  if (number % STORED_EVERY === 0)
    return number % (2 * STORED_EVERY) === 0
      ? [
          tournaments,
          event('GET /v1/tournaments/{tournament}', {
            path: `/v1/tournaments/${id}`,
            parameters: { tournament: id },
          }),
        ]
      : asked(`{ tournament(id: "${id}") { id version } }`);
  const strength = 1 + (number % 10);
  const defence = 1 + (Math.floor(number / 10) % 10);
  switch (number % 8) {
    case 0:
      return asked('{ toWound(strength: 4, defence: 9) { needed } }');
    case 1:
      // No document comes twice: what is kept of them must stay bounded.
      return asked(`{ question${number}: toWound(strength: ${strength}, defence: ${defence}) { needed } }`);
    case 2:
      return asked(`{ nothing${number} }`);
    case 3:
      return toWound(99, defence);
    case 4:
      return [
        rolls,
        event('POST /v1/rules/courage/roll', { path: '/v1/rules/courage/roll', body: { courage: 4 } }),
      ];
    default:
      return toWound(strength, defence);
  }
};

const heaps = [];
const statuses = new Map();
let stored = 0;
const startedAt = performance.now();
for (let number = 1; number <= REQUESTS; number += 1) {
  const [handler, given] = questionOf(number);
  const { statusCode } = await handler(given, {});
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  if (number % STORED_EVERY === 0) stored += 1;
  if (number % EVERY === 0) {
    globalThis.gc();
    heaps.push(process.memoryUsage().heapUsed);
  }
}
if ([...statuses.keys()].some((status) => status >= 500)) throw new Error(JSON.stringify([...statuses]));
console.log(
  JSON.stringify({
    heaps,
    rss: process.memoryUsage().rss,
    requests: REQUESTS,
    stored,
    seconds: (performance.now() - startedAt) / 1000,
    statuses: [...statuses],
  }),
);
process.exit(0);
