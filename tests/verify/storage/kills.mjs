// Kills the real server again and again while clients change tournaments, and checks after each start that everything it had
// acknowledged is there, as it was acknowledged, and nothing else. What was on its way when the server died is repeated with
// the same key, and must then have happened once. Each tournament has a webhook: whatever was acknowledged must have been told.
// Eight clients play tournaments and check rounds, versions and standings; four more play the stories of kills/chapters.mjs, which have
// every stored operation, and check the history.
//   node tests/verify/storage/kills.mjs [kills=50]
// With MUSTER_DYNAMODB_ENDPOINT the table `muster` of that engine is used instead of the embedded one.
import { deepStrictEqual } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, ownServer } from '../../../scripts/demo/server.mjs';
import { listenHere } from '../runtime/loopback.mjs';
import { checkCoverage, newStoryClient, storedOperations } from './kills/story-client.mjs';

const KILLS = Number(process.argv[2] ?? 50);
const FIRST_START_KILLS = 12;
const WORKERS = 8;
const STORY_CLIENTS = 4;
/** Killing goes on until every operation was acknowledged once, but not for ever. */
const MOST_KILLS = 4 * KILLS;
const ENTRANTS = 6;
const ROUNDS = 4;
/** The server is killed after so many acknowledged changes at most. */
const MOST_CHANGES_BETWEEN = 120;
const LONGEST_START_MS = 30_000;
/** A delivery that a kill broke off is tried again after a minute. */
const LONGEST_TELLING_MS = 180_000;

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A build of its own, that nobody else replaces meanwhile; inside the project, so that it finds its packages. */
const built = join(root, `node_modules/.cache/muster-kills-${process.pid}`);
const start = join(built, 'local/start.mjs');

const elsewhere = process.env.MUSTER_DYNAMODB_ENDPOINT;
const engine =
  elsewhere === undefined
    ? {}
    : {
        MUSTER_TABLE: 'muster',
        AWS_ENDPOINT_URL_DYNAMODB: elsewhere,
        AWS_REGION: 'local',
        AWS_ACCESS_KEY_ID: 'embedded',
        AWS_SECRET_ACCESS_KEY: 'embedded',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      };

const spawnServer = async (folder) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [start], {
    env: { ...ownServer(port, folder), ...engine },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const up = async () => {
    const deadline = Date.now() + LONGEST_START_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      // A read of the store, not /health: it waits for the database too.
      const answered = await fetch(`${url}/v1/tournaments/nobody`).then(
        ({ status }) => status === 404,
        () => false,
      );
      if (answered) return;
      await wait(20);
    }
    throw new Error(`the server did not come up: ${words}`);
  };
  return { url, kill, up };
};

/** What a client got, or that it cannot know. */
const ask = async (url, { method, path, body, token, key, ifMatch }) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  if (token) headers.authorization = `Bearer ${token}`;
  if (ifMatch) headers['if-match'] = ifMatch;
  try {
    const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
    const isReplayed = response.headers.get('idempotent-replayed') === 'true';
    return { status: response.status, body: await response.json(), isReplayed };
  } catch {
    return undefined;
  }
};

const read = async (url, path) => {
  const response = await fetch(`${url}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** What webhooks have been told, as `tournament type entrant round table version`. */
const told = new Set();
const receiver = await listenHere(async (request, response) => {
  const { type, data } = await json(request);
  told.add([data.tournament, type, data.entrant, data.round, data.table, data.version].join(' '));
  response.end();
});
/** What was acknowledged, and so must be told. */
const owed = [];

/** Tournament Points and Victory Points by the results that were acknowledged: a win 3, a draw 1 (document 001). */
const pointsOf = ({ entrants, rounds }) => {
  const points = new Map(entrants.map(({ id }) => [id, [id, 0, 0]]));
  for (const { tables, results } of rounds.filter((round) => round.state === 'STARTED'))
    for (const [index, result] of results.entries())
      for (const side of result === null ? [] : [0, 1]) {
        const [own, other] = [result.victoryPoints[side], result.victoryPoints[1 - side]];
        const line = points.get(tables[index][side]);
        line[1] += own > other ? 3 : own === other ? 1 : 0;
        line[2] += own;
      }
  return [...points.values()];
};

/** A client with a tournament of its own: it knows exactly what was acknowledged, and what it was waiting for. */
const newWorker = () => {
  let model;
  const counts = { acknowledged: 0, repeated: 0, tournaments: 0 };
  const fresh = () => {
    model = { id: null, token: null, webhook: null, entrants: [], rounds: [], pending: null };
  };
  fresh();

  const home = () => `/v1/tournaments/${model.id}`;
  const lastRound = () => model.rounds.at(-1);

  const owe = (type, { entrant, round, table, version }) =>
    owed.push([model.id, type, entrant, round, table, version].join(' '));

  /** The next thing an organiser would do, and what its answer changes here. */
  const nextChange = () => {
    if (model.id === null)
      return {
        request: { method: 'POST', path: '/v1/tournaments', body: { name: 'Killed', rounds: ROUNDS } },
        done: ({ tournament, organiserToken }) =>
          Object.assign(model, { id: tournament.id, token: organiserToken }),
      };
    if (model.webhook === null)
      return {
        request: { method: 'POST', path: `${home()}/webhooks`, body: { url: hook } },
        done: ({ webhook }) => (model.webhook = webhook.id),
      };
    if (model.entrants.length < ENTRANTS)
      return {
        request: {
          method: 'POST',
          path: `${home()}/entrants`,
          body: { name: `Entrant ${model.entrants.length + 1}` },
        },
        done: ({ id, number, name, version }) => {
          model.entrants.push({ id, number, name });
          owe('ENTRANT_REGISTERED', { entrant: id, version });
        },
      };
    const round = lastRound();
    const open = round?.results.findIndex((result) => result === null) ?? -1;
    if (round?.state === 'DRAWN')
      return {
        request: { method: 'POST', path: `${home()}/rounds/${model.rounds.length}/start` },
        done: () => {
          round.state = 'STARTED';
          owe('ROUND_STARTED', { round: model.rounds.length, version: 2 });
        },
      };
    if (open >= 0) {
      const body = { kind: 'PLAYED', victoryPoints: [randomInt(13), randomInt(13)] };
      return {
        request: {
          method: 'PUT',
          path: `${home()}/rounds/${model.rounds.length}/tables/${open + 1}/result`,
          body,
        },
        done: ({ version }) => {
          round.results[open] = { victoryPoints: body.victoryPoints, version };
          owe('RESULT_REPORTED', { round: model.rounds.length, table: open + 1, version });
        },
      };
    }
    if (round && randomInt(3) === 0) {
      const table = randomInt(round.results.length);
      const body = { kind: 'PLAYED', victoryPoints: [randomInt(13), randomInt(13)] };
      return {
        request: {
          method: 'PUT',
          path: `${home()}/rounds/${model.rounds.length}/tables/${table + 1}/result`,
          body,
          ifMatch: `"${round.results[table].version}"`,
        },
        done: ({ version }) => {
          round.results[table] = { victoryPoints: body.victoryPoints, version };
          owe('RESULT_REPORTED', { round: model.rounds.length, table: table + 1, version });
        },
      };
    }
    if (model.rounds.length < ROUNDS)
      return {
        request: { method: 'POST', path: `${home()}/rounds` },
        done: ({ tables }) => {
          model.rounds.push({
            state: 'DRAWN',
            tables: tables.map(({ entrants }) => entrants),
            results: tables.map(() => null),
          });
          owe('ROUND_DRAWN', { round: model.rounds.length, version: 1 });
        },
      };
    return undefined;
  };

  /** Makes one change; false when the server is gone. */
  const step = async (url) => {
    if (model.pending === null) {
      const change = nextChange();
      if (change === undefined) {
        fresh();
        return true;
      }
      change.request = { ...change.request, token: model.token, key: randomUUID() };
      model.pending = change;
    } else counts.repeated += 1;
    const { request, done } = model.pending;
    const answer = await ask(url, request);
    if (answer === undefined || answer.status >= 500) return false;
    if (answer.status >= 400)
      throw new Error(`${request.method} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    done(answer.body);
    if (model.pending.request.path === '/v1/tournaments') counts.tournaments += 1;
    model.pending = null;
    counts.acknowledged += 1;
    return true;
  };

  /** Nothing missing, nothing half done, nothing more. Asked when nothing is pending. */
  const check = async (url) => {
    if (model.id === null) return;
    const { entrants, roundsDrawn } = await read(url, home());
    deepStrictEqual(
      entrants.map(({ id, number, name }) => ({ id, number, name })),
      model.entrants,
    );
    deepStrictEqual(roundsDrawn.length, model.rounds.length);
    for (const [index, { tables, results, state }] of model.rounds.entries()) {
      const round = await read(url, `${home()}/rounds/${index + 1}`);
      deepStrictEqual(
        round.tables.map(({ entrants: pair }) => pair),
        tables,
      );
      deepStrictEqual(round.state === 'DRAWN', state === 'DRAWN');
      deepStrictEqual(
        round.tables.map(({ result, version }) => result && { victoryPoints: result.victoryPoints, version }),
        results,
      );
    }
    const { standings } = await read(url, `${home()}/standings`);
    const lines = standings.map((line) => [line.entrant, line.tournamentPoints, line.victoryPoints]);
    // Before the first round there are none.
    if (model.rounds.some((round) => round.state === 'STARTED'))
      deepStrictEqual(lines.toSorted(), pointsOf(model).toSorted());
  };

  return { step, check, counts, isPending: () => model.pending !== null };
};

const work = async (worker, url, isOver) => {
  while (!isOver()) if (!(await worker.step(url))) return;
};

/** After the last kill one more start tells the rest. */
const allTold = async (folder) => {
  const server = await spawnServer(folder);
  await server.up();
  const deadline = Date.now() + LONGEST_TELLING_MS;
  const missing = () => owed.filter((one) => !told.has(one));
  while (missing().length > 0 && Date.now() < deadline) await wait(500);
  await server.kill();
  deepStrictEqual(missing(), []);
  console.log(`kills: ${owed.length} acknowledged changes told to webhooks`);
};

const killUnderLoad = async (folder) => {
  const players = Array.from({ length: WORKERS }, newWorker);
  let tellers = [];
  let workers = players;
  let untold = new Set();
  let kills = 0;
  const sum = (name) => workers.reduce((total, { counts }) => total + counts[name], 0);
  for (; kills < KILLS || (untold.size > 0 && kills < MOST_KILLS); kills += 1) {
    const server = await spawnServer(folder);
    await server.up();
    if (tellers.length === 0) {
      const operations = await storedOperations(server.url);
      checkCoverage(operations);
      untold = new Set(operations.keys());
      tellers = Array.from({ length: STORY_CLIENTS }, (_, first) =>
        newStoryClient(ask, { operations, hook, first }),
      );
      workers = [...players, ...tellers];
    }
    // What was on its way is repeated first, then all is compared.
    for (const worker of workers)
      while (worker.isPending())
        if (!(await worker.step(server.url))) throw new Error('the server went away by itself');
    for (const worker of workers) await worker.check(server.url);
    let over = false;
    const load = Promise.all(workers.map((worker) => work(worker, server.url, () => over)));
    load.catch(() => undefined);
    // After some acknowledged changes and not after some time, so that a slow machine is killed amid as much work as a fast one.
    const before = sum('acknowledged');
    const enough = before + randomInt(1, MOST_CHANGES_BETWEEN);
    const deadline = Date.now() + LONGEST_START_MS;
    while (sum('acknowledged') < enough && Date.now() < deadline) await wait(5);
    await wait(randomInt(20));
    await server.kill();
    over = true;
    await load;
    for (const { seen } of tellers) for (const name of seen) untold.delete(name);
  }
  deepStrictEqual([...untold], [], 'operations that were never acknowledged');
  await allTold(folder);
  console.log(
    `kills: ${kills} under load, ${sum('acknowledged')} changes of ${sum('tournaments')} tournaments acknowledged and there, ${sum('repeated')} on their way repeated`,
  );
  if (sum('acknowledged') < kills * 5)
    throw new Error('hardly anything was acknowledged: the load did not run');
};

/** A kill at any moment of the very first start must not wedge the folder. */
const killFirstStart = async () => {
  for (let kill = 0; kill < FIRST_START_KILLS; kill += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'muster-first-'));
    try {
      const first = await spawnServer(folder);
      await wait(kill * 60 + randomInt(60));
      await first.kill();
      const second = await spawnServer(folder);
      await second.up();
      const answer = await ask(second.url, {
        method: 'POST',
        path: '/v1/tournaments',
        body: { name: 'After', rounds: 1 },
        key: randomUUID(),
      });
      await second.kill();
      deepStrictEqual(answer?.status, 201);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(`kills: ${FIRST_START_KILLS} during the first start, each folder usable afterwards`);
};

execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', '--out', built], { cwd: root });
const hook = `${receiver.url}/`;
if (elsewhere === undefined) await killFirstStart();
const folder = mkdtempSync(join(tmpdir(), 'muster-kills-'));
try {
  await killUnderLoad(folder);
} finally {
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(built, { recursive: true, force: true });
}
