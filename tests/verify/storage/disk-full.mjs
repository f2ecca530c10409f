// Fills the disk under a running server, a small file system in memory: changes answer 503 with Retry-After, reads and rules go on, and
// once there is space again everything acknowledged is there and changes are taken, also after another start. Where no file system may
// be mounted, tests/infrastructure/local/level-repairs.test.ts alone stands for it, whose writes fail as on a full disk.
//   node tests/verify/storage/disk-full.mjs
import { deepStrictEqual, ok } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAll } from '../../../scripts/build.mjs';
import { startServer } from '../../../scripts/demo/server.mjs';

const DISK_MB = 12;
const BALLAST_MB = 5;
/** Within what one address may create; a disk of this size is full long before. */
const MOST_EVENTS = 2_900;
const AT_ONCE = 8;
const ASKED_WHILE_FULL = 20;
const MOST_TRIES = 120;

const folder = mkdtempSync(join(tmpdir(), 'muster-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
if (mounted.status !== 0) {
  rmSync(folder, { recursive: true });
  console.log(
    'disk full: no file system may be mounted here, so that only the stand-in of the tests was full',
  );
  process.exit(0);
}

const data = join(folder, 'data');
const ballast = join(folder, 'ballast');
mkdirSync(data);
writeFileSync(ballast, Buffer.alloc(BALLAST_MB * 1024 * 1024));

await buildAll();
let server = await startServer({ MUSTER_DATA: data });
const send = async (method, path, { body, token } = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
};

const WORDS = 'What the organiser says of it. '.repeat(30).trim();

/** The ids of the events that were acknowledged. */
const acknowledged = [];
const create = async () => {
  const { status, retryAfter, body } = await send('POST', '/v1/tournaments', {
    body: { name: 'Event', rounds: 3, description: WORDS },
  });
  if (status === 201) acknowledged.push(body.tournament.id);
  return { status, retryAfter, code: body.code };
};

/** Repeats what is answered 503, as it says: the engine may just be opening its folder again. */
let refusals = 0;
const patiently = async (ask) => {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
    refusals += 1;
    await wait(500);
  }
};

const checkAll = async () => {
  for (const id of acknowledged) {
    const { status, body } = await patiently(() => send('GET', `/v1/tournaments/${id}`));
    deepStrictEqual([status, body.description], [200, WORDS], `${id} was acknowledged`);
  }
};

try {
  let refused;
  while (refused === undefined && acknowledged.length < MOST_EVENTS) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, create));
    refused = answers.find(({ status }) => status !== 201);
  }
  deepStrictEqual([refused?.status, refused?.code], [503, 'UNAVAILABLE']);
  ok(Number(refused.retryAfter) > 0, 'a full disk is answered without Retry-After');
  const before = acknowledged.length;
  for (let more = 0; more < ASKED_WHILE_FULL; more += 1) {
    const { status } = await create();
    ok([201, 503].includes(status), `a full disk answered ${status}`);
    deepStrictEqual((await send('GET', '/v1/rules/to-wound/4/9')).status, 200);
    deepStrictEqual(
      (await send('GET', `/v1/tournaments/${acknowledged[more]}`)).status,
      200,
      'reads are refused',
    );
  }
  console.log(`disk full: 503 after ${before} events, reads and rules go on`);

  rmSync(ballast);
  deepStrictEqual((await patiently(create)).status, 201, 'nothing is stored again once there is space');
  await checkAll();
  await server.stop();
  server = await startServer({ MUSTER_DATA: data });
  await checkAll();
  deepStrictEqual((await patiently(create)).status, 201);
  console.log(
    `disk full: stored again after ${refusals} refusals, all ${acknowledged.length} events there, also after a start`,
  );
} finally {
  await server.stop().catch(() => undefined);
  spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
}
