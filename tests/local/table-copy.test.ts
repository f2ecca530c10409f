import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doors } from '../doors/in-process';
import { createDoors } from '../doors/in-process';
import { EMBEDDED_TABLE, embeddedClient, startEmbeddedDynamoDb } from '../../src/local/embedded-dynamodb';
import { exportedLines, importLines } from '../../src/local/table-copy';
import { createDynamoStore } from '../../src/storage/dynamodb-store';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const newTable = async () => {
  const engine = await startEmbeddedDynamoDb();
  const client = new DynamoDBClient(embeddedClient(engine.endpoint));
  stops.push(engine.stop, () => client.destroy());
  const store = createDynamoStore({
    table: EMBEDDED_TABLE,
    nowMs: () => 0,
    client: embeddedClient(engine.endpoint),
  });
  return { client, doors: createDoors({ store }) };
};

const exported = async (client: DynamoDBClient): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of exportedLines(client, EMBEDDED_TABLE)) lines.push(line);
  return lines.sort();
};

const post = async (doors: Doors, url: string, body: object, token?: string) => {
  const { statusCode = 0, body: text = '' } = await doors.send({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `key-of-${url}-${JSON.stringify(body)}`.slice(0, 100).replace(/[^\w-]/g, '-'),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (statusCode >= 400) throw new Error(`${url}: ${text}`);
  return JSON.parse(text) as { tournament: { id: string }; organiserToken: string };
};

const get = async (doors: Doors, url: string) =>
  JSON.parse((await doors.send({ method: 'GET', url })).body ?? '') as unknown;

it('a table exported and restored elsewhere holds and answers the same, and takes the old token', async () => {
  const old = await newTable();
  const { tournament, organiserToken } = await post(old.doors, '/v1/tournaments', {
    name: 'Pelennor Cup',
    rounds: 3,
    unpaired: 'BYE',
  });
  const address = `/v1/tournaments/${tournament.id}`;
  for (const name of ['Ann', 'Bert', 'Cleo', 'Éomer'])
    await post(old.doors, `${address}/entrants`, { name }, organiserToken);
  await post(old.doors, `${address}/rounds`, {}, organiserToken);
  const lines = await exported(old.client);
  expect(lines.length).toBeGreaterThanOrEqual(6);

  const restored = await newTable();
  expect(await importLines(restored.client, EMBEDDED_TABLE, lines)).toEqual({
    written: lines.length,
    present: 0,
  });
  expect(await exported(restored.client)).toEqual(lines);
  for (const url of [address, `${address}/standings`])
    expect(await get(restored.doors, url)).toEqual(await get(old.doors, url));

  // Repeated after a change, it overwrites nothing.
  await post(restored.doors, `${address}/entrants`, { name: 'Dirk' }, organiserToken);
  const after = await exported(restored.client);
  expect(await importLines(restored.client, EMBEDDED_TABLE, lines)).toEqual({
    written: 0,
    present: lines.length,
  });
  expect(await exported(restored.client)).toEqual(after);
});

it('items as release 0.1 wrote them stay readable', async () => {
  const folder = join(__dirname, '../fixtures/stored-items');
  const lines = readFileSync(join(folder, 'release-0.1.jsonl'), 'utf8').trim().split('\n');
  const wanted = JSON.parse(readFileSync(join(folder, 'release-0.1.answers.json'), 'utf8')) as Record<
    string,
    object
  >;
  const { client, doors } = await newTable();
  await importLines(client, EMBEDDED_TABLE, lines);
  for (const [url, answer] of Object.entries(wanted)) expect(await get(doors, url)).toMatchObject(answer);
});
