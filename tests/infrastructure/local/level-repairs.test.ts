import { Level } from 'level';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '../../../src/app/kernel/store/store';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import {
  type EmbeddedDynamoDb,
  EMBEDDED_TABLE,
  startEmbeddedDynamoDb,
} from '../../../src/infrastructure/local/embedded-dynamodb';
import { engineClient } from '../../../src/infrastructure/local/engine-caller';

const storeAt = ({ call }: EmbeddedDynamoDb) =>
  createDynamoStore({ table: EMBEDDED_TABLE, nowMs: () => 0, client: engineClient(call) });

const entrant = (number: number): Item => ({
  address: { item: 'ENTRANT', tournament: 'hall', number },
  version: 1,
  schema: 1,
  body: `entrant ${number}`,
});

const unavailable = { ok: false, error: { code: 'UNAVAILABLE', retryAfterSeconds: 1 } };

let folder = '';
let engine: EmbeddedDynamoDb | undefined;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'muster-repairs-')), 'dynamodb');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await engine?.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('closes the iterator of every query, whether it ends or is cut off', async () => {
  // What a database has open is registered with it; dynalite's own databases are found by that.
  const open = new Set<unknown>();
  const attach = jest.spyOn(Level.prototype, 'attachResource').mockImplementation((one) => open.add(one));
  jest.spyOn(Level.prototype, 'detachResource').mockImplementation((one) => open.delete(one));
  engine = await startEmbeddedDynamoDb(folder);
  const store = storeAt(engine);
  for (let number = 1; number <= 5; number += 1) await store.write(entrant(number));
  const before = open.size;
  for (let read = 0; read < 50; read += 1) {
    await store.readTournament('hall');
    await store.leaguePlayers('none', 1);
    await store.listed('2026-11', 1);
  }
  expect(attach.mock.calls.length).toBeGreaterThan(150);
  expect(open.size).toBe(before);
});

it('answers UNAVAILABLE while the disk is full, loses nothing that was acknowledged, and recovers', async () => {
  engine = await startEmbeddedDynamoDb(folder);
  const store = storeAt(engine);
  await store.write({ ...entrant(1), address: { item: 'HEAD', tournament: 'hall' } });
  expect(await store.write(entrant(1))).toEqual({ ok: true, value: 'WRITTEN' });

  const full = Object.assign(new Error('IO error: No space left on device'), { code: 'LEVEL_IO_ERROR' });
  const methods = Level.prototype as unknown as Record<'_batch' | '_put' | '_open', () => Promise<void>>;
  const spies = (['_batch', '_put', '_open'] as const).map((name) =>
    jest.spyOn(methods, name).mockRejectedValue(full),
  );
  expect(await store.write(entrant(2))).toEqual(unavailable);
  // Another change, and a read, while the folder cannot be opened.
  expect(await store.write(entrant(3))).toEqual(unavailable);
  expect(await store.readTournament('hall')).toEqual(unavailable);
  for (const spy of spies) spy.mockRestore();

  let answer = await store.write(entrant(2));
  while (!answer.ok) answer = await store.write(entrant(2));
  expect(answer.value).toBe('WRITTEN');
  const items = await store.readTournament('hall');
  expect(items).toMatchObject({ ok: true, value: [entrant(1), entrant(2), { address: { item: 'HEAD' } }] });
});

it('answers reads while the disk is full', async () => {
  engine = await startEmbeddedDynamoDb(folder);
  const store = storeAt(engine);
  expect(await store.write(entrant(1))).toEqual({ ok: true, value: 'WRITTEN' });
  // Where something else stands at its place, the trial of the disk fails as on a full one.
  await mkdir(`${folder}.trial`);
  const full = Object.assign(new Error('IO error: No space left on device'), { code: 'LEVEL_IO_ERROR' });
  const methods = Level.prototype as unknown as Record<'_batch' | '_put', () => Promise<void>>;
  const spies = (['_batch', '_put'] as const).map((name) =>
    jest.spyOn(methods, name).mockRejectedValue(full),
  );
  expect(await store.write(entrant(2))).toEqual(unavailable);
  for (const spy of spies) spy.mockRestore();

  expect(await store.write(entrant(2))).toEqual(unavailable);
  expect(await store.readTournament('hall')).toEqual({ ok: true, value: [entrant(1)] });
  expect(await store.get([entrant(1).address])).toEqual({ ok: true, value: [entrant(1)] });

  await rmdir(`${folder}.trial`);
  let answer = await store.write(entrant(2));
  while (!answer.ok) answer = await store.write(entrant(2));
  expect(await store.readTournament('hall')).toEqual({ ok: true, value: [entrant(1), entrant(2)] });
});
