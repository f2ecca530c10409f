import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextFor } from '../../app/tournaments/organiser';
import { type Interfaces, createInterfaces } from '../../interfaces/in-process';
import { EMBEDDED_TABLE, startEmbeddedDynamoDb } from '../../../src/infrastructure/local/embedded-dynamodb';
import { engineClient, newItemsPut } from '../../../src/infrastructure/local/engine-caller';
import { exportedLines, importLines } from '../../../src/infrastructure/local/table-copy';
import { memberOfTournament } from '../../../src/app/people/discord-links/linking';
import { call } from '../../../src/app/kernel/use-case';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const newTable = async () => {
  const engine = await startEmbeddedDynamoDb();
  const client = new DynamoDBClient(engineClient(engine.call));
  stops.push(engine.stop, () => client.destroy());
  const store = createDynamoStore({
    table: EMBEDDED_TABLE,
    nowMs: () => 0,
    client: engineClient(engine.call),
  });
  const putNew = newItemsPut(engine.call, EMBEDDED_TABLE);
  return { client, table: EMBEDDED_TABLE, putNew, store, interfaces: createInterfaces({ store }) };
};

const exported = async (client: DynamoDBClient): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of exportedLines(client, EMBEDDED_TABLE)) lines.push(line);
  return lines.sort();
};

const post = async (interfaces: Interfaces, url: string, body: object, token?: string) => {
  const { statusCode = 0, body: text = '' } = await interfaces.send({
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

const get = async (interfaces: Interfaces, url: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return JSON.parse((await interfaces.send({ method: 'GET', url, headers })).body ?? '') as unknown;
};

it('a table exported and restored elsewhere holds and answers the same, and takes the old token', async () => {
  const old = await newTable();
  const { tournament, organiserToken } = await post(old.interfaces, '/v1/tournaments', {
    name: 'Pelennor Cup',
    rounds: 3,
    unpaired: 'BYE',
  });
  const address = `/v1/tournaments/${tournament.id}`;
  for (const name of ['Ann', 'Bert', 'Cleo', 'Éomer'])
    await post(old.interfaces, `${address}/entrants`, { name }, organiserToken);
  await post(old.interfaces, `${address}/rounds`, {}, organiserToken);
  const lines = await exported(old.client);
  expect(lines.length).toBeGreaterThanOrEqual(6);

  const restored = await newTable();
  expect(await importLines(restored, lines)).toEqual({
    written: lines.length,
    present: 0,
  });
  expect(await exported(restored.client)).toEqual(lines);
  for (const url of [address, `${address}/standings`])
    expect(await get(restored.interfaces, url)).toEqual(await get(old.interfaces, url));

  // Repeated after a change, it overwrites nothing.
  await post(restored.interfaces, `${address}/entrants`, { name: 'Dirk' }, organiserToken);
  const after = await exported(restored.client);
  expect(await importLines(restored, lines)).toEqual({
    written: 0,
    present: lines.length,
  });
  expect(await exported(restored.client)).toEqual(after);
});

const fixture = (name: string): string =>
  readFileSync(join(__dirname, '../../fixtures/stored-items', name), 'utf8');

const tableOf = async (name: string) => {
  const table = await newTable();
  await importLines(table, fixture(name).trim().split('\n'));
  return table;
};

describe('items as release 0.1 wrote them stay readable', () => {
  it('a league, its tournaments, a roll, a secret choice', async () => {
    const wanted = JSON.parse(fixture('release-0.1-league.answers.json')) as Record<string, object>;
    const { interfaces } = await tableOf('release-0.1-league.jsonl');
    for (const [url, answer] of Object.entries(wanted))
      expect(await get(interfaces, url)).toMatchObject(answer);
  });

  it('a tournament with a round drawn twice and set by hand, an army, a webhook, a Discord server', async () => {
    const { interfaces, store } = await tableOf('release-0.1-tournament.jsonl');
    const [id, webhook] = ['8NxAAeGHObiZ3HRliQeV', 'wo-9X4MMFuk'];
    const token = 'muster_organiser_oM1q0NVOP8ca-mIR8NtRhqU0jf2sPla4XHuqmgLBf3E';
    const at = `/v1/tournaments/${id}`;
    expect(await get(interfaces, at)).toMatchObject({ name: 'Fornost Open', state: 'ROUND_COMPLETE' });
    expect(await get(interfaces, `${at}/rounds/1`)).toMatchObject({
      tables: [
        { entrants: ['e1', 'e2'], result: { victoryPoints: [7, 3] } },
        { entrants: ['e3', 'e4'], result: { victoryPoints: [4, 4] } },
      ],
    });
    expect(await get(interfaces, `${at}/standings`)).toMatchObject({
      standings: [
        { entrant: 'e1', tournamentPoints: 3, victoryPointDifference: 4, leadersKilled: 1 },
        { entrant: 'e3', tournamentPoints: 1, victoryPoints: 4, tied: true },
        { entrant: 'e4', tournamentPoints: 1, victoryPoints: 4, tied: true },
        { entrant: 'e2', tournamentPoints: 0, victoryPointDifference: -4 },
      ],
    });
    expect(await get(interfaces, `${at}/entrants/e1/army`)).toMatchObject({ entrant: 'e1' });
    expect(await get(interfaces, `${at}/webhooks`, token)).toMatchObject({
      items: [{ id: webhook, url: 'https://league.example.org/hooks/muster', paused: false }],
    });
    expect(await get(interfaces, `${at}/webhooks/${webhook}/deliveries`, token)).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ type: 'ROUND_STARTED', state: 'PENDING', attempts: 0 }),
      ]) as unknown,
    });
    const [server, user] = ['100000000000000001', '200000000000000001'];
    expect(
      await call(memberOfTournament, { tournament: id, server, user }, contextFor({ store }, {})),
    ).toMatchObject({
      ok: true,
      value: { entrant: 'e2', name: 'Bert' },
    });
  });
});
