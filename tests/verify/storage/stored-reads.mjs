// Reads the embedded engine 200,000 times in a process with a heap of 128 MB. It must neither end nor grow: dynalite leaves an
// iterator open for each query unless src/infrastructure/local/level-repairs.ts closes it, and dies after some 33,000.
//   node tests/verify/storage/stored-reads.mjs [reads=200000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEngine } from '../../../bench/embedded-engine.mjs';

const READS = Number(process.argv[2] ?? 200_000);
const HEAP_MB = 128;
const PARTS = 4;
const AT_ONCE = 16;
/** The heap and the resident memory after the last part may be so many times those after the first. */
const MOST_GROWTH = 1.2;

if (process.argv[2] === 'serve') {
  const { endpoint, table, stop } = await startEngine(process.argv[3]);
  process.on('message', async (message) => {
    if (message === 'stop') {
      await stop();
      process.exit(0);
    }
    globalThis.gc();
    process.send(process.memoryUsage());
  });
  process.send({ endpoint, table });
} else {
  const folder = mkdtempSync(join(tmpdir(), 'muster-reads-'));
  const child = spawn(
    process.execPath,
    ['--expose-gc', `--max-old-space-size=${HEAP_MB}`, fileURLToPath(import.meta.url), 'serve', folder],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const died = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the engine ended: ${code ?? signal}`);
  });
  const heard = async () => (await Promise.race([once(child, 'message'), died]))[0];
  const { endpoint, table } = await heard();

  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const call = (operation, input) =>
    new Promise((resolve, reject) => {
      const asked = request(
        endpoint,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.0',
            'x-amz-target': `DynamoDB_20120810.${operation}`,
            'x-amz-date': '20260101T000000Z',
            authorization: 'AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=host, Signature=a',
          },
        },
        (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
          response.once('end', () =>
            response.statusCode === 200 ? resolve(JSON.parse(body)) : reject(new Error(body)),
          );
        },
      );
      asked.once('error', reject);
      asked.end(JSON.stringify(input));
    });

  const ITEMS = 5;
  for (let number = 1; number <= ITEMS; number += 1)
    await call('PutItem', {
      TableName: table,
      Item: { pk: { S: 'TOURNAMENT#a' }, sk: { S: `ENTRANT#000${number}` }, body: { S: 'x'.repeat(500) } },
    });
  const read = async () => {
    const { Count } = await call('Query', {
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': { S: 'TOURNAMENT#a' }, ':from': { S: 'E' }, ':to': { S: 'F' } },
    });
    if (Count !== ITEMS) throw new Error(`a query found ${Count} items instead of ${ITEMS}`);
  };

  const memory = [];
  try {
    for (let part = 0; part < PARTS; part += 1) {
      let left = READS / PARTS;
      const reader = async () => {
        while (left > 0) {
          left -= 1;
          await read();
        }
      };
      await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, reader)), died]);
      child.send('memory');
      memory.push(await heard());
    }
    const mb = (key) => memory.map((one) => (one[key] / 1024 / 1024).toFixed(1)).join(', ');
    console.log(`stored-reads: ${READS} reads; heap ${mb('heapUsed')} MB, resident ${mb('rss')} MB`);
    for (const key of ['heapUsed', 'rss'])
      if (memory.at(-1)[key] > MOST_GROWTH * memory[0][key]) throw new Error(`${key} grows: ${mb(key)} MB`);
    died.catch(() => undefined);
    child.send('stop');
    await once(child, 'exit');
  } finally {
    child.kill();
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
