// Amazon's DynamoDB Local, in memory, on a port of the loopback. It needs Java 17.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { freePort } from '../../../scripts/demo/server.mjs';
import { loadSource } from '../../../scripts/load-source.mjs';
import { packageFolder } from './packages.mjs';

const LONGEST_START_MS = 60_000;

const clientOf = (endpoint) =>
  new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });

const answers = async (endpoint) => {
  try {
    // Without a signed request it says 400, but it speaks.
    await fetch(endpoint, { method: 'POST' });
    return true;
  } catch {
    return false;
  }
};

export const startDynamoDbLocal = async () => {
  const folder = join(packageFolder('local-dynamo'), 'aws_dynamodb_local');
  const port = await freePort();
  const child = spawn(
    'java',
    [
      '-Djava.library.path=./DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      // One database for every credential and region.
      '-sharedDb',
      '-inMemory',
      '-port',
      String(port),
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  child.stderr.on('data', (data) => (words += data));
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      words += `${error.message}: DynamoDB Local needs Java 17`;
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  let isOver = false;
  ended.then(() => (isOver = true));
  while (!(await answers(endpoint))) {
    if (isOver || Date.now() > deadline) {
      await stop();
      throw new Error(`DynamoDB Local did not start: ${words}`);
    }
    await wait(100);
  }
  return { endpoint, stop };
};

/** Makes muster's table in it. */
export const createTable = async (endpoint, TableName) => {
  const { tableDefinition } = await loadSource('src/infrastructure/aws/table.ts');
  const client = clientOf(endpoint);
  await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
  client.destroy();
};
