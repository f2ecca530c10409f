import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_TABLE, startEmbeddedDynamoDb } from '../../src/infrastructure/local/embedded-dynamodb';
import { engineClient } from '../../src/infrastructure/local/engine-caller';
import { createDynamoStore } from '../../src/infrastructure/aws/dynamodb-store';
import { createInterfaces } from '../interfaces/in-process';

const root = join(__dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'muster-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const backup = (verb: string, file: string, data: string) =>
  spawnSync(process.execPath, ['scripts/backup.mjs', verb, file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: data, MUSTER_TABLE: undefined },
  });

/** Does something through the interfaces on the table of a data folder, with nobody else using it. */
const inFolder = async <T>(
  data: string,
  work: (interfaces: ReturnType<typeof createInterfaces>) => Promise<T>,
): Promise<T> => {
  const { call, stop } = await startEmbeddedDynamoDb(join(data, 'dynamodb'));
  try {
    const store = createDynamoStore({
      table: EMBEDDED_TABLE,
      nowMs: () => 0,
      client: engineClient(call),
    });
    return await work(createInterfaces({ store }));
  } finally {
    await stop();
  }
};

it('a machine’s data comes back on another: table and secret, nothing that is there overwritten', async () => {
  const [old, fresh, file] = [join(home, 'old'), join(home, 'fresh'), join(home, 'backup.jsonl')];
  mkdirSync(old);
  const url = await inFolder(old, async (interfaces) => {
    const { body = '' } = await interfaces.send({
      method: 'POST',
      url: '/v1/tournaments',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-tests' },
      body: JSON.stringify({ name: 'Pelennor Cup', rounds: 3 }),
    });
    return `/v1/tournaments/${(JSON.parse(body) as { tournament: { id: string } }).tournament.id}`;
  });
  writeFileSync(join(old, 'secret'), 'a secret of the tests');

  const exported = backup('export', file, old);
  expect([exported.status, exported.stdout]).toEqual([0, `1 items in ${file}\n`]);
  expect(readFileSync(`${file}.secret`, 'utf8')).toBe('a secret of the tests');
  const restored = backup('restore', file, fresh);
  expect([restored.status, restored.stdout]).toEqual([0, '1 items restored, 0 were there already\n']);
  expect(readFileSync(join(fresh, 'secret'), 'utf8')).toBe('a secret of the tests');
  const { body = '' } = await inFolder(fresh, (interfaces) => interfaces.send({ method: 'GET', url }));
  expect(JSON.parse(body)).toMatchObject({ name: 'Pelennor Cup' });
  expect(backup('restore', file, fresh).stdout).toBe('0 items restored, 1 were there already\n');
});
