// What lasting load does: a million requests in one process, whose heap must not grow, and 200 at once over loopback.
import { execFile } from 'node:child_process';
import { Agent, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../scripts/demo/server.mjs';
import { mixedLoad } from './peers/mixed-load.mjs';
import { startTable } from './peers/table-process.mjs';

const AT_ONCE = 200;
const REQUESTS = 20_000;
const WARM_UP = 4_000;
const MOST_GROWTH = 1.02;
const P99_AIM_MS = 200;
const MIXED_P99_AIM_MS = 1_500;
const MIXED_GROWTH_AIM = 1.2;

const sent = (agent, origin, { method = 'GET', path, body }) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = httpRequest(
      `${origin}${path}`,
      { method, agent, headers: body ? { 'content-type': 'application/json' } : {} },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - startedAt)
            : reject(new Error(`${path} answered ${answer.statusCode}`)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** Milliseconds of each request: so many clients, each asking again as soon as it is answered. */
const loaded = async (origin, question) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = async (count) => {
    const times = [];
    let left = count;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1;
          times.push(await sent(agent, origin, question));
        }
      }),
    );
    return times;
  };
  await ask(WARM_UP);
  const startedAt = performance.now();
  const times = (await ask(REQUESTS)).sort((a, b) => a - b);
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const at = (share) => times[Math.floor(times.length * share)];
  return { p50: at(0.5), p99: at(0.99), longest: times.at(-1), perSecond: times.length / seconds };
};

const aTournament = async (origin) => {
  const response = await fetch(`${origin}/v1/tournaments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-bench' },
    body: JSON.stringify({ name: 'Bench', rounds: 4 }),
  });
  return (await response.json()).tournament.id;
};

const graphql = (query) => ({ method: 'POST', path: '/graphql', body: JSON.stringify({ query }) });

const atOnce = async () => {
  const { url, stop } = await startServer();
  try {
    const id = await aTournament(url);
    const questions = {
      'REST, To Wound': { path: '/v1/rules/to-wound/4/9' },
      'GraphQL, To Wound': graphql('{ toWound(strength: 4, defence: 9) { strength defence needed } }'),
      'REST, a Duel of 10 v 10 dice': {
        method: 'POST',
        path: '/v1/fights/duel-odds',
        body: JSON.stringify({
          sides: [
            { alignment: 'GOOD', models: [{ fight: 5, attacks: 10 }] },
            { alignment: 'EVIL', models: [{ fight: 4, attacks: 10 }] },
          ],
        }),
      },
      'REST, a tournament read': { path: `/v1/tournaments/${id}` },
      'GraphQL, a tournament read': graphql(`{ tournament(id: "${id}") { id version } }`),
    };
    const rows = {};
    for (const [name, question] of Object.entries(questions)) rows[name] = await loaded(url, question);
    return rows;
  } finally {
    await stop();
  }
};

/** All kinds of questions and changes at once. */
const mixed = async () => {
  const { url, child, stop } = await startServer();
  try {
    return await mixedLoad(url, child.pid);
  } finally {
    await stop();
  }
};

/** The heap of a fresh process after each hundred thousand requests, garbage collected. */
const million = async () => {
  const { env, stop } = await startTable();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--expose-gc', fileURLToPath(new URL('peers/million.mjs', import.meta.url))],
      { env: { ...process.env, ...env, MUSTER_SECRET: 'a secret of the bench' }, maxBuffer: 1e7 },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1));
  } finally {
    stop();
  }
};

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const mb = (bytes) => (bytes / 1024 / 1024).toFixed(1);

const outcomesText = ({ outcomes }) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count.toLocaleString('en')} ${outcome}`)
    .join(', ');

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const rows = await atOnce();
  const load = await mixed();
  const { heaps, rss, requests, stored, seconds } = await million();
  // The first half fills what is bounded: caches, compiled code. A leak would go on through the second.
  const growth = heaps.at(-1) / heaps[heaps.length / 2 - 1];
  const rules = rows['REST, To Wound'];
  return {
    title: 'Under load',
    command: 'npm run bench -- load',
    markdown: [
      `${AT_ONCE} connections over loopback to the whole service in one process on the embedded store, each asking again as soon as it is`,
      `answered; ${REQUESTS.toLocaleString('en')} requests each, client and server sharing the machine's cores, so that most of a time is waiting for the others.`,
      '',
      '| question | p50, ms | p99, ms | longest, ms | requests a second |',
      '|---|---|---|---|---|',
      ...Object.entries(rows).map(
        ([name, row]) =>
          `| ${name} | ${ms(row.p50)} | ${ms(row.p99)} | ${ms(row.longest)} | ${Math.round(row.perSecond).toLocaleString('en')} |`,
      ),
      '',
      `${requests.toLocaleString('en')} requests through the handlers in one process in ${Math.round(seconds)} s: To Wound and rolls through REST, fresh and repeated documents through`,
      `GraphQL, refusals, and ${stored.toLocaleString('en')} reads of tournaments. Heap in MB after each hundred thousand, garbage collected:`,
      '',
      `${heaps.map(mb).join(', ')}; resident at the end ${mb(rss)}.`,
      '',
      `A mixed load of ${load.connections} connections for ${load.seconds} s: rules, fights, army lists, search, pages, reads of 100 running events and 3 in 100`,
      `changes of them, ${load.requests.toLocaleString('en')} requests: p50 ${ms(load.p50)} ms, p99 ${ms(load.p99)} ms, longest ${ms(load.longest)} ms. Answers: ${outcomesText(load)}.`,
      `Resident memory of the server in MB after 20 s and each ten seconds then: ${load.memory.map((bytes) => Math.round(bytes / 1024 / 1024)).join(', ')}.`,
    ].join('\n'),
    aims: [
      {
        name: 'a million requests without growth',
        aim: 'heap at most 1.02 x that after half of them',
        measured: `${growth.toFixed(3)} x`,
        met: growth <= MOST_GROWTH,
      },
      {
        name: 'REST To Wound, 200 at once',
        aim: `p99 under ${P99_AIM_MS} ms`,
        measured: `${ms(rules.p99)} ms`,
        met: rules.p99 < P99_AIM_MS,
      },
      {
        name: 'mixed load, answers',
        aim: 'no refusal but by a stated limit',
        measured: load.faults.join(', ') || 'none',
        met: load.faults.length === 0,
      },
      {
        name: 'mixed load, p99',
        aim: `under ${MIXED_P99_AIM_MS} ms`,
        measured: `${ms(load.p99)} ms`,
        met: load.p99 < MIXED_P99_AIM_MS,
      },
      {
        name: 'mixed load, resident memory',
        aim: `at most ${MIXED_GROWTH_AIM} x that after 20 s`,
        measured: `${load.growth.toFixed(2)} x`,
        met: load.growth <= MIXED_GROWTH_AIM,
      },
    ],
  };
};
