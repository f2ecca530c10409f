import { Server } from 'node:net';
import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { Level } from 'level';
import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedDynamoDb,
  EMBEDDED_TABLE,
  startEmbeddedDynamoDb,
} from '../../../src/infrastructure/local/embedded-dynamodb';
import { checkFolder } from '../../../src/infrastructure/local/data-folder';
import { engineClient, manyRowsIn } from '../../../src/infrastructure/local/engine-caller';
import { restoreIndexes } from '../../../src/infrastructure/local/restore-indexes';
import { sweepExpired } from '../../../src/infrastructure/local/sweep-expired';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import type { Item } from '../../../src/app/kernel/store/store';

const storeAt = ({ call }: EmbeddedDynamoDb) =>
  createDynamoStore({ table: EMBEDDED_TABLE, nowMs: () => 0, client: engineClient(call) });

const head: Item = {
  address: { item: 'HEAD', tournament: 'kept' },
  version: 1,
  schema: 1,
  body: 'as written',
  listing: { name: '2026-11', order: '2026-11-21#kept', card: '{}' },
};

const untold: Item = {
  address: { item: 'ENTRANT', tournament: 'kept', number: 1 },
  version: 1,
  schema: 1,
  body: 'to be told',
  isForOutbox: true,
};

describe('the embedded engine and its folder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'muster-embedded-')), 'dynamodb');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  it('finds at a second start what the first one kept', async () => {
    const first = await startEmbeddedDynamoDb(folder);
    await storeAt(first).write(head);
    await first.stop();
    const second = await startEmbeddedDynamoDb(folder);
    expect(await storeAt(second).get([head.address])).toEqual({ ok: true, value: [head] });
    await second.stop();
  });

  it('says so when the folder is open already, and leaves the first one running', async () => {
    const first = await startEmbeddedDynamoDb(folder);
    await expect(startEmbeddedDynamoDb(folder)).rejects.toThrow(/in use by another muster.*MUSTER_DATA/);
    expect(await storeAt(first).write(head)).toEqual({ ok: true, value: 'WRITTEN' });
    await first.stop();
  });

  it.each([
    ['empty', []],
    ['left by a start that was killed at once', ['LOCK', 'LOG', 'MANIFEST-000001', '000001.dbtmp']],
  ])('makes a folder anew that is %s', async (_, files) => {
    await mkdir(folder, { recursive: true });
    for (const file of files) await writeFile(join(folder, file), '');
    const engine = await startEmbeddedDynamoDb(folder);
    expect(await storeAt(engine).write(head)).toEqual({ ok: true, value: 'WRITTEN' });
    await engine.stop();
  });

  it('never throws away a folder that may hold data', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '000005.ldb'), 'the data of somebody');
    await writeFile(join(folder, 'LOCK'), '');
    await expect(startEmbeddedDynamoDb(folder)).rejects.toThrow(/damaged/);
    expect(await readdir(folder)).toContain('000005.ldb');
  });

  it('makes a table anew that a kill left half made', async () => {
    const first = await startEmbeddedDynamoDb(folder);
    await first.stop();
    // As a kill between making the table and its becoming active leaves it.
    const level = new Level<string, Record<string, unknown>>(folder, { valueEncoding: 'json' });
    const key = `table~${EMBEDDED_TABLE}`;
    await level.put(key, { ...(await level.get(key)), TableStatus: 'CREATING' });
    await level.close();
    const second = await startEmbeddedDynamoDb(folder);
    expect(await storeAt(second).write(head)).toEqual({ ok: true, value: 'WRITTEN' });
    await second.stop();
  });

  it('restores an index entry that a kill lost', async () => {
    const first = await startEmbeddedDynamoDb(folder);
    await storeAt(first).write(head);
    await storeAt(first).write(untold);
    await first.stop();
    const level = new Level(folder);
    const lost = (await level.keys().all()).filter((key) => key.startsWith('index-'));
    expect(lost.length).toBeGreaterThan(0);
    for (const key of lost) await level.del(key);
    await level.close();

    const second = await startEmbeddedDynamoDb(folder);
    expect(await storeAt(second).listed('2026-11', 10)).toEqual({
      ok: true,
      value: {
        addresses: [head.address],
        lines: [{ address: head.address, order: '2026-11-21#kept', card: '{}' }],
        next: null,
      },
    });
    expect(await storeAt(second).outbox(10)).toEqual({
      ok: true,
      value: { addresses: [untold.address], next: null },
    });
    await second.stop();
  });
});

describe('an index that a kill left behind its items', () => {
  const rowOf = (order: string, card: string) => ({
    pk: { S: 'TOURNAMENT#kept' },
    sk: { S: 'HEAD' },
    version: { N: '1' },
    schema: { N: '1' },
    body: { S: '' },
    month: { S: 'LISTING#2026-11' },
    order: { S: order },
    card: { S: card },
  });

  it.each([
    ['another card', rowOf('2026-11-21#kept', 'old')],
    ['another day', rowOf('2026-11-02#kept', 'new')],
  ])('is put right where an entry has %s', async (_, old) => {
    const folder = join(await mkdtemp(join(tmpdir(), 'muster-embedded-')), 'dynamodb');
    const first = await startEmbeddedDynamoDb(folder);
    const client = new DynamoDBClient(engineClient(first.call));
    await client.send(new PutItemCommand({ TableName: EMBEDDED_TABLE, Item: old }));
    client.destroy();
    await first.stop();
    // The item is written, its index is not.
    const level = new Level<string, unknown>(folder, { valueEncoding: 'json' });
    const key = (await level.keys().all()).find((one) => one.startsWith(`item-${EMBEDDED_TABLE}~`)) ?? '';
    await level.put(key, rowOf('2026-11-21#kept', 'new'));
    await level.close();

    const second = await startEmbeddedDynamoDb(folder);
    expect(await storeAt(second).listed('2026-11', 10)).toMatchObject({
      value: { lines: [{ order: '2026-11-21#kept', card: 'new' }], next: null },
    });
    await second.stop();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });

  it('of a table of an earlier release gets the projection of this one', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'muster-embedded-')), 'dynamodb');
    const first = await startEmbeddedDynamoDb(folder);
    await first.stop();
    const level = new Level<string, { GlobalSecondaryIndexes: object[] }>(folder, { valueEncoding: 'json' });
    const key = `table~${EMBEDDED_TABLE}`;
    const table = (await level.get(key))!;
    const GlobalSecondaryIndexes = table.GlobalSecondaryIndexes.map((index) => ({
      ...index,
      Projection: { ProjectionType: 'KEYS_ONLY' },
    }));
    await level.put(key, { ...table, GlobalSecondaryIndexes });
    await level.close();

    const second = await startEmbeddedDynamoDb(folder);
    await storeAt(second).write(head);
    expect(await storeAt(second).listed('2026-11', 10)).toMatchObject({
      value: { lines: [{ card: '{}' }] },
    });
    await second.stop();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });
});

it('restores nothing where nothing is lost', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'muster-embedded-')), 'dynamodb');
  const engine = await startEmbeddedDynamoDb(folder);
  const client = new DynamoDBClient(engineClient(engine.call));
  await storeAt(engine).write(head);
  await client.send(
    new PutItemCommand({ TableName: EMBEDDED_TABLE, Item: { pk: { S: 'plain' }, sk: { S: 'item' } } }),
  );
  client.destroy();
  await engine.stop();
  const { contents } = await checkFolder(folder);
  expect(contents.keys).toHaveLength(2);
  expect(contents.listing).toHaveLength(1);
  const sent = jest.fn();
  expect(await restoreIndexes({ send: sent } as never, EMBEDDED_TABLE, contents)).toBe(0);
  expect(sent).not.toHaveBeenCalled();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('writes many new items together, all or none of them, with their lines in the indexes', async () => {
  const told: string[] = [];
  const engine = await startEmbeddedDynamoDb(undefined, undefined, ({ sk }) => void told.push(sk));
  const store = createDynamoStore({
    table: EMBEDDED_TABLE,
    nowMs: () => 0,
    client: engineClient(engine.call),
    many: manyRowsIn(engine.call, EMBEDDED_TABLE),
  });
  expect(await store.writeNew?.([head, untold])).toEqual({ ok: true, value: 'WRITTEN' });
  expect(told).toHaveLength(2);
  expect(await store.get([untold.address, head.address])).toEqual({ ok: true, value: [untold, head] });
  expect(await store.outbox(10)).toMatchObject({ value: { addresses: [untold.address] } });
  expect(await store.readTournament('kept')).toEqual(await storeAt(engine).readTournament('kept'));
  expect(await store.readTournament('kept')).toEqual({ ok: true, value: [untold, head] });
  const another: Item = { ...untold, address: { item: 'ENTRANT', tournament: 'kept', number: 2 } };
  expect(await store.writeNew?.([another, head])).toEqual({ ok: true, value: 'CONFLICT' });
  expect(told).toHaveLength(2);
  expect(await store.get([another.address])).toEqual({ ok: true, value: [null] });
  await engine.stop();
});

it('listens on no port: neither a page in a browser nor another user of the machine can reach it', async () => {
  const listen = jest.spyOn(Server.prototype, 'listen');
  const engine = await startEmbeddedDynamoDb();
  await storeAt(engine).write(head);
  expect(listen).not.toHaveBeenCalled();
  await engine.stop();
});

it('removes what has expired, and keeps the rest', async () => {
  const engine = await startEmbeddedDynamoDb();
  const store = storeAt(engine);
  const part = (document: string, expiresAtMs?: number): Item => ({
    address: { item: 'CATALOGUE_PART', catalogue: 'c', document, part: 0 },
    version: 1,
    schema: 1,
    body: 'a file',
    ...(expiresAtMs !== undefined && { expiresAtMs }),
  });
  for (const item of [part('old', 1_000_000), part('new', 3_000_000), part('kept')]) await store.write(item);
  const client = new DynamoDBClient(engineClient(engine.call));
  expect(await sweepExpired(client, EMBEDDED_TABLE, { nowMs: 2_000_000, pauseMs: 0 })).toBe(1);
  const { Items = [] } = await client.send(new ScanCommand({ TableName: EMBEDDED_TABLE }));
  expect(Items.map(({ sk }) => sk?.S).sort()).toEqual(['PART#kept#000', 'PART#new#000']);
  await engine.stop();
});
