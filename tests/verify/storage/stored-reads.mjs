// Reads the embedded engine 200,000 times in a process with a heap of 128 MB. It must neither end nor grow: dynalite leaves an
// iterator open for each query unless src/infrastructure/local/level-repairs.ts closes it, and dies after some 33,000.
//   node tests/verify/storage/stored-reads.mjs [reads=200000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

if (process.argv[2] === 'read') {
  const { call, table, stop } = await startEngine(process.argv[3]);
  const perform = async (operation, input) => {
    const { statusCode, body } = await call(operation, { TableName: table, ...input });
    if (statusCode !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const ITEMS = 5;
  for (let number = 1; number <= ITEMS; number += 1)
    await perform('PutItem', {
      Item: { pk: { S: 'TOURNAMENT#a' }, sk: { S: `ENTRANT#000${number}` }, body: { S: 'x'.repeat(500) } },
    });
  const read = async () => {
    const { Count } = await perform('Query', {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': { S: 'TOURNAMENT#a' }, ':from': { S: 'E' }, ':to': { S: 'F' } },
    });
    if (Count !== ITEMS) throw new Error(`a query found ${Count} items instead of ${ITEMS}`);
  };
  for (let part = 0; part < PARTS; part += 1) {
    let left = Number(process.argv[4]) / PARTS;
    const reader = async () => {
      while (left > 0) {
        left -= 1;
        await read();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, reader));
    globalThis.gc();
    process.send(process.memoryUsage());
  }
  await stop();
  process.disconnect();
} else {
  const folder = mkdtempSync(join(tmpdir(), 'muster-reads-'));
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${HEAP_MB}`,
      fileURLToPath(import.meta.url),
      'read',
      folder,
      String(READS),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const memory = [];
  child.on('message', (usage) => memory.push(usage));
  try {
    const [code, signal] = await once(child, 'exit');
    if (code !== 0 || memory.length < PARTS) throw new Error(`the engine ended: ${code ?? signal}`);
    const mb = (key) => memory.map((one) => (one[key] / 1024 / 1024).toFixed(1)).join(', ');
    console.log(`stored-reads: ${READS} reads; heap ${mb('heapUsed')} MB, resident ${mb('rss')} MB`);
    for (const key of ['heapUsed', 'rss'])
      if (memory.at(-1)[key] > MOST_GROWTH * memory[0][key]) throw new Error(`${key} grows: ${mb(key)} MB`);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
