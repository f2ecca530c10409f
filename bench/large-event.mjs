// A large live event on the embedded store: 1,000 players, 300 readers who follow it as pages do, reports coming in; then 50 who write
// its head at once, and an import of the whole. Readers and server share the machine.
//   npm run bench -- large-event       MUSTER_PLAYERS=200 MUSTER_READERS=60 MUSTER_SECONDS=5 for a smaller one
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAll } from '../scripts/build.mjs';
import { startServer } from '../scripts/demo/server.mjs';
import { median } from './measure.mjs';

const PLAYERS = Number(process.env.MUSTER_PLAYERS ?? 1_000);
const READERS = Number(process.env.MUSTER_READERS ?? 300);
const LASTS_MS = Number(process.env.MUSTER_SECONDS ?? 60) * 1_000;
const BETWEEN_REPORTS_MS = 500;
const OFTEN_MS = 1_500;
const WARMS_UP_MS = 5_000;
const WRITERS = 50;
const AT_ONCE = 100;

const agent = new Agent({ keepAlive: true, maxSockets: READERS + WRITERS });

const p99 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const clientOf = (origin) => {
  const send = (method, path, { body, token, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const all = {
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      };
      const asked = httpRequest(`${origin}${path}`, { agent, method, headers: all }, (response) => {
        let text = '';
        response.setEncoding('latin1').on('data', (chunk) => (text += chunk));
        response.once('end', () => {
          if (response.statusCode >= 400)
            reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
          else resolve({ text, tookMs: performance.now() - startedAt });
        });
      });
      asked.once('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  return { send, json: async (...asked) => JSON.parse((await send(...asked)).text) };
};

/** An event with one round played and a second one that is on. */
const begun = async ({ json }) => {
  const body = { name: 'Large', rounds: 3, cap: PLAYERS };
  const { tournament, organiserToken: token } = await json('POST', '/v1/tournaments', { body });
  const at = `/v1/tournaments/${tournament.id}`;
  const change = (path, given) => json('POST', `${at}${path}`, { token, body: given });
  for (let from = 0; from < PLAYERS; from += AT_ONCE)
    await change('/entrants/bulk', {
      entrants: Array.from({ length: AT_ONCE }, (_, one) => ({
        key: `${from + one}`,
        name: `Player ${from + one}`,
      })),
    });
  const played = { kind: 'PLAYED', victoryPoints: [5, 3] };
  for (const round of [1, 2]) {
    await change('/rounds');
    await change(`/rounds/${round}/start`);
    for (let from = 1; round === 1 && from <= PLAYERS / 2; from += AT_ONCE)
      await change('/rounds/1/results', {
        results: Array.from({ length: Math.min(AT_ONCE, PLAYERS / 2 - from + 1) }, (_, one) => ({
          table: from + one,
          ...played,
        })),
      });
  }
  return { id: tournament.id, at, token };
};

/** Readers follow while results come in: what they waited for. */
const followed = async ({ send, json }, { id, at, token }) => {
  const [cursors, pages] = [[], []];
  let isOver = false;
  const follow = async () => {
    await wait(Math.random() * OFTEN_MS);
    for (let seen = ''; !isOver; await wait(OFTEN_MS)) {
      const { text, tookMs } = await send('GET', `${at}/cursor`);
      cursors.push(tookMs);
      const { cursor } = JSON.parse(text);
      if (cursor === seen) continue;
      const headers = { 'accept-encoding': 'gzip' };
      pages.push((await send('GET', `/tournaments/${id}/hall?cursor=${cursor}`, { headers })).tookMs);
      seen = cursor;
    }
  };
  const following = Array.from({ length: READERS }, follow);
  // Once each reader has the page, and the code is compiled.
  const beginsAt = performance.now() + WARMS_UP_MS;
  const endsAt = beginsAt + LASTS_MS;
  let isWarm = false;
  for (let table = 1; performance.now() < endsAt; table = (table % (PLAYERS / 2)) + 1) {
    if (!isWarm && performance.now() > beginsAt) {
      isWarm = true;
      cursors.length = 0;
      pages.length = 0;
    }
    const body = { kind: 'PLAYED', victoryPoints: [table % 9, 3] };
    await json('PUT', `${at}/rounds/2/tables/${table}/result`, { token, body, headers: { 'if-match': '*' } });
    await wait(BETWEEN_REPORTS_MS);
  }
  isOver = true;
  await Promise.all(following);
  const alone = [];
  for (let times = 0; times < AT_ONCE; times += 1)
    alone.push(
      (await send('GET', `/tournaments/${id}/hall`, { headers: { 'accept-encoding': 'gzip' } })).tookMs,
    );
  return { cursors, pages, sharedMs: median(alone) };
};

const cpuMsOf = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

export const run = async () => {
  await buildAll();
  const { url, child, stop } = await startServer();
  try {
    const client = clientOf(url);
    const event = await begun(client);
    const { at, token } = event;
    const [cpuBefore, startedAt] = [cpuMsOf(child), performance.now()];
    const { cursors, pages, sharedMs } = await followed(client, event);
    const share = (cpuMsOf(child) - cpuBefore) / (performance.now() - startedAt);
    const writes = await Promise.all(
      Array.from({ length: WRITERS }, (_, one) =>
        client.send('PATCH', at, { token, body: { venue: `Hall ${one}` }, headers: { 'if-match': '*' } }),
      ),
    );
    const { document } = await client.json('GET', `${at}/export`, { token });
    const imports = [];
    for (let times = 0; times < 3; times += 1) {
      const before = cpuMsOf(child);
      await client.send('POST', '/v1/tournaments/import', { body: { document } });
      imports.push(cpuMsOf(child) - before);
    }
    return report({
      cursors,
      pages,
      sharedMs,
      share,
      writes: writes.map(({ tookMs }) => tookMs),
      imports,
      document,
    });
  } finally {
    await stop();
    agent.destroy();
  }
};

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

const report = ({ cursors, pages, sharedMs, share, writes, imports, document }) => ({
  title: 'A large live event',
  command: 'npm run bench -- large-event',
  markdown: [
    `${PLAYERS.toLocaleString('en')} players on the embedded store; ${READERS} readers ask for the cursor each 1.5 s and for the hall's page when it is another one; a result`,
    `comes each half second. Then ${WRITERS} change the head at once, and the event is imported (${(document.length / 1e6).toFixed(1)} MB). Readers and server share the machine, whose`,
    `load was ${loadavg()[0].toFixed(1)}; the server used ${Math.round(share * 100)} % of a core.`,
    '',
    '| | median | p99 |',
    '|---|---:|---:|',
    `| cursor, ${cursors.length.toLocaleString('en')} times | ${ms(median(cursors))} | ${ms(p99(cursors))} |`,
    `| page, ${pages.length.toLocaleString('en')} times | ${ms(median(pages))} | ${ms(p99(pages))} |`,
    `| ${WRITERS} changes of one head at once | ${ms(median(writes))} | ${ms(p99(writes))} |`,
  ].join('\n'),
  aims: [
    ['the cursor, p99', 300, p99(cursors)],
    ['a page of all players that others have asked for', 10, sharedMs],
    [`${WRITERS} writers of one head, p99`, 1_000, p99(writes)],
    ['CPU time of an import, with what follows it', 500, median(imports)],
  ].map(([name, most, measured]) => ({
    name,
    aim: `under ${most} ms`,
    measured: ms(measured),
    met: measured < most,
  })),
});
