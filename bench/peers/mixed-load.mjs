// A mixed load on a running server: rules, fights, armies, pages, reads and changes of stored events, from many connections at once.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';

const CONNECTIONS = 200;
const SECONDS = 80;
/** Caches fill and code is compiled first. */
const WARM_UP_SECONDS = 20;
const EVENTS = 100;
const ENTRANTS = 16;
/** The only answers that a load may get beside those to its questions: limits that are stated, and rivals at one thing. */
const STATED_LIMITS = ['TOO_MANY_REQUESTS', 'CONTENDED'];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const send = (origin, { method = 'GET', path, body, token }) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    };
    const asked = httpRequest(`${origin}${path}`, { method, agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          text: Buffer.concat(parts).toString(),
          ms: performance.now() - startedAt,
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });

const must = async (origin, request) => {
  const { status, text } = await send(origin, request);
  if (status >= 300) throw new Error(`${request.path} answered ${status}: ${text}`);
  return JSON.parse(text);
};

/** An event with entrants and a round that is on. */
const eventAt = async (origin, number) => {
  const { tournament, organiserToken: token } = await must(origin, {
    method: 'POST',
    path: '/v1/tournaments',
    body: { name: `Event ${number}`, rounds: 4 },
  });
  const path = `/v1/tournaments/${tournament.id}`;
  const change = (rest, body) => must(origin, { method: 'POST', path: `${path}/${rest}`, body, token });
  await change('entrants/bulk', {
    entrants: Array.from({ length: ENTRANTS }, (_, at) => ({ name: `Player ${at}` })),
  });
  await change('rounds', {});
  await change('rounds/1/start', {});
  return { path, id: tournament.id, token };
};

const eventsAt = async (origin) => {
  const events = [];
  for (let number = 0; number < EVENTS; number += 1) events.push(await eventAt(origin, number));
  return events;
};

const model = (fight, rest = {}) => ({
  fight,
  attacks: 2,
  strength: 4,
  defence: 5,
  wounds: 2,
  fate: 1,
  ...rest,
});
const graphql = (query) => ({ method: 'POST', path: '/graphql', body: { query } });

/** What is asked, and how many of a hundred requests ask it. */
const mix = [
  [30, () => ({ path: '/v1/rules/to-wound/4/9' })],
  [10, () => graphql('{ toWound(strength: 4, defence: 9) { needed probability { fraction } } }')],
  [
    10,
    () => ({
      method: 'POST',
      path: '/v1/fights/fight-odds',
      body: {
        sides: [
          { alignment: 'GOOD', models: [model(5, { might: 1 }), model(4)] },
          { alignment: 'EVIL', models: [model(4), model(3)] },
        ],
      },
    }),
  ],
  [5, () => ({ path: '/v1/army-lists' })],
  [5, () => ({ path: '/v1/rules/search?q=terror' })],
  [15, ({ path }) => ({ path })],
  [10, ({ path }) => ({ path: `${path}/standings` })],
  [5, ({ id }) => graphql(`{ tournament(id: "${id}") { name version } }`)],
  [5, ({ id }) => ({ path: `/tournaments/${id}` })],
  [2, () => ({ path: '/v1/tournaments' })],
  [3, ({ path, token }, words) => ({ method: 'PATCH', path, token, body: { description: words } })],
];

const questionFor = (at) => {
  let left = at % 100;
  for (const [share, question] of mix) {
    if (left < share) return question;
    left -= share;
  }
  throw new Error('the shares of the mix are 100 together');
};

const residentBytes = (pid) => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
};

const outcomeOf = ({ status, text }) => {
  if (status < 300) return 'answered';
  const [, code = ''] = /"code":"([A-Z_]+)"/.exec(text) ?? [];
  return `${status} ${code}`;
};

/** Loads the server for 80 seconds; the memory is that of its process each ten seconds after the first twenty. */
export const mixedLoad = async (origin, pid) => {
  const events = await eventsAt(origin);
  const times = [];
  const outcomes = {};
  const memory = [];
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const watch = setInterval(() => {
    if (seconds() >= WARM_UP_SECONDS) memory.push(residentBytes(pid));
  }, 10_000);
  let asked = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (seconds() < SECONDS) {
        asked += 1;
        // 37 and 100 share no divisor: neighbours ask different things, and each share is met exactly.
        const question = questionFor(asked * 37);
        // Each hundred begins one event further on, or a question would meet the same few events for ever.
        const event = events[(asked + Math.floor(asked / 100)) % EVENTS];
        const answer = await send(origin, question(event, `as changed by request ${asked}`));
        times.push(answer.ms);
        const outcome = outcomeOf(answer);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }),
  );
  clearInterval(watch);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  const faults = Object.keys(outcomes).filter(
    (outcome) => outcome !== 'answered' && !STATED_LIMITS.some((code) => outcome.endsWith(code)),
  );
  return {
    ...{ connections: CONNECTIONS, seconds: SECONDS, requests: times.length, outcomes, faults, memory },
    ...{ p50: at(0.5), p99: at(0.99), longest: times.at(-1) },
    growth: Math.max(...memory) / memory[0],
  };
};
