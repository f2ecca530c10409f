// How soon a result reaches those who follow a tournament: readers on the embedded store, as pages follow it (the cursor, then the
// page), one report after the other, then the server killed and started again.
//   npm run bench -- live
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const READERS = 200;
const REPORTS = 12;
/** What is wanted, in milliseconds. */
const REACHED_AIM_MS = 3_000;
const ANSWERED_AIM_MS = 300;
const CURRENT_AIM_MS = 5_000;
const ENTRANTS = 2 * REPORTS;
const BETWEEN_MS = 3_000;
const RETRY_MS = 3_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muster-live-'));
const agent = new Agent({ keepAlive: true, maxSockets: READERS + 10 });
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const start = async (port) => {
  const child = spawn(process.execPath, [join(root, 'dist/local/start.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), MUSTER_DATA: join(folder, 'data'), MUSTER_LOG: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  while (!/listens on \S+:(\d+)/.test(text)) text += String((await once(child.stdout, 'data'))[0]);
  child.stdout.resume();
  return { child, port: Number(/listens on \S+:(\d+)/.exec(text)[1]) };
};

const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const ms = (value) => `${Math.round(value)} ms`;

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  let server = await start(0);
  const { port } = server;

  const send = (method, path, { body, token, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const asked = httpRequest(
        {
        agent, port, method, path, host: '127.0.0.1',
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        },
      }, // prettier-ignore
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
          response.once('end', () =>
            resolve({ status: response.statusCode, text: answer, tookMs: performance.now() - startedAt }),
          );
        },
      );
      asked.once('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  const must = async (...call) => {
    const { status, text } = await send(...call);
    if (status >= 300) throw new Error(`${call[0]} ${call[1]}: ${status} ${text}`);
    return JSON.parse(text);
  };

  const created = await must('POST', '/v1/tournaments', { body: { name: 'Live', rounds: 3 } });
  const [id, token] = [created.tournament.id, created.organiserToken];
  const at = `/v1/tournaments/${id}`;
  for (let number = 1; number <= ENTRANTS; number += 1)
    await must('POST', `${at}/entrants`, { token, body: { name: `Entrant ${number}` } });
  await must('POST', `${at}/rounds`, { token });
  await must('POST', `${at}/rounds/1/start`, { token });
  await wait(1_500);

  const reached = [];
  const tookMs = [];
  let isOver = false;
  /** Follows as a page does; `state` says what it has seen. */
  const follow = async (state) => {
    await wait(Math.random() * 1_500);
    while (!isOver) {
      let askAgainMs = RETRY_MS;
      try {
        const cursor = await send('GET', `${at}/cursor`);
        tookMs.push(cursor.tookMs);
        const answer = JSON.parse(cursor.text);
        if (answer.cursor !== state.cursor) {
          const page = await send('GET', `/tournaments/${id}/hall?cursor=${answer.cursor}`);
          tookMs.push(page.tookMs);
          if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
          state.cursor = answer.cursor;
        }
        state.atMs = performance.now();
        ({ askAgainMs } = answer);
      } catch {
        state.failures += 1;
      }
      await wait(askAgainMs);
    }
  };
  const readers = Array.from({ length: READERS }, () => ({ cursor: '', atMs: 0, failures: 0 }));
  const following = readers.map(follow);
  /** CPU time of the server so far: user and system, in ticks of 10 ms. */
  const processCpuMs = () => {
    const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))[1]) / 1024;

  await wait(4_000);
  tookMs.length = 0;
  const [cpuBefore, measuredAt] = [processCpuMs(), performance.now()];
  const memory = [residentMb()];
  for (let table = 1; table <= REPORTS; table += 1) {
    const body = { kind: 'PLAYED', victoryPoints: [table % 9, 3] };
    await must('PUT', `${at}/rounds/1/tables/${table}/result`, { token, body });
    const reportedAt = performance.now();
    const { cursor } = await must('GET', `${at}/changes`, { token });
    const waiting = new Set(readers);
    while (waiting.size > 0 && performance.now() - reportedAt < 30_000) {
      for (const reader of waiting)
        if (reader.cursor === cursor) {
          reached.push(performance.now() - reportedAt);
          waiting.delete(reader);
        }
      await wait(20);
    }
    for (const _ of waiting) reached.push(Number.POSITIVE_INFINITY);
    await wait(Math.max(0, BETWEEN_MS - (performance.now() - reportedAt)));
    memory.push(residentMb());
  }
  const share = (processCpuMs() - cpuBefore) / (performance.now() - measuredAt);

  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await wait(2_000);
  const startedAt = performance.now();
  server = await start(port);
  await must('PUT', `${at}/rounds/1/tables/1/result`, {
    token,
    headers: { 'if-match': '*' },
    body: { kind: 'PLAYED', victoryPoints: [1, 1] },
  });
  const changedAt = performance.now();
  const { cursor } = await must('GET', `${at}/changes`, { token });
  while (readers.some((reader) => reader.cursor !== cursor) && performance.now() - changedAt < 30_000)
    await wait(20);
  const currentMs = performance.now() - startedAt;
  isOver = true;
  await Promise.all(following);
  agent.destroy();
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  return report({ reached, tookMs, memory, share, currentMs });
};

const report = ({ reached, tookMs, memory, share, currentMs }) => {
  const [reachedMs, answeredMs] = [quantile(reached, 0.99), quantile(tookMs, 0.99)];
  const busy = loadavg()[0];
  return {
    title: 'Live: how soon a result is seen',
    command: 'npm run bench -- live',
    markdown: [
      `${READERS} readers follow a running event on the embedded store as pages do: the cursor every 1.5 s, and the hall's page when it is another one. ${REPORTS} results are reported,`,
      'one after the other; then the server is killed, started again, and a result corrected. Readers and server share the machine.',
      '',
      '| | median | p99 | last |',
      '|---|---|---|---|',
      `| from the report to a reader's page | ${ms(quantile(reached, 0.5))} | ${ms(reachedMs)} | ${ms(quantile(reached, 1))} |`,
      `| answers, ${tookMs.length.toLocaleString('en')} of them | ${ms(quantile(tookMs, 0.5))} | ${ms(answeredMs)} | ${ms(quantile(tookMs, 1))} |`,
      '',
      `The server took ${Math.round(share * 100)} % of one core. Its memory after each report, in MB: ${memory.map((value) => Math.round(value)).join(', ')}.`,
      `The machine's load was ${busy.toFixed(1)} on ${cpus().length} cores${busy > 2 * cpus().length ? ', most of it not ours: these times are those of a machine that is busy with other things' : ''}.`,
    ].join('\n'),
    aims: [
      {
        name: 'a result reaches all readers',
        aim: `p99 within ${REACHED_AIM_MS / 1000} s`,
        measured: ms(reachedMs),
        met: reachedMs <= REACHED_AIM_MS,
      },
      {
        name: 'answers to 200 readers',
        aim: `p99 under ${ANSWERED_AIM_MS} ms`,
        measured: ms(answeredMs),
        met: answeredMs < ANSWERED_AIM_MS,
      },
      {
        name: 'all current after a kill',
        aim: `within ${CURRENT_AIM_MS / 1000} s of the start`,
        measured: ms(currentMs),
        met: currentMs <= CURRENT_AIM_MS,
      },
    ],
  };
};
