// Exports a whole table into a file, one item a line, and restores it from there; items that are there already stay.
//   npm run backup -- export FILE      npm run backup -- restore FILE
// Without MUSTER_TABLE it is the embedded table in MUSTER_DATA (.muster), with its secret beside as FILE.secret; muster must be
// stopped. With MUSTER_TABLE it is that table, on AWS or wherever AWS_ENDPOINT_URL_DYNAMODB points.
import { once } from 'node:events';
import { copyFileSync, createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadLocal } from './load-local.mjs';

const [verb, file] = process.argv.slice(2);
if (!['export', 'restore'].includes(verb) || file === undefined) {
  console.error('usage: npm run backup -- export|restore FILE');
  process.exit(2);
}
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const { exportedLines, importLines } = await loadLocal('table-copy');

const elsewhere = process.env.MUSTER_TABLE;
const data = resolve(process.env.MUSTER_DATA ?? '.muster');
const open = async () => {
  if (elsewhere !== undefined)
    return { client: new DynamoDBClient({}), table: elsewhere, stop: () => undefined };
  const { startEmbeddedDynamoDb, EMBEDDED_TABLE } = await loadLocal('embedded-dynamodb');
  const { engineClient, newItemsPut } = await loadLocal('engine-caller');
  const { call, stop } = await startEmbeddedDynamoDb(join(data, 'dynamodb'));
  const putNew = newItemsPut(call, EMBEDDED_TABLE);
  return { client: new DynamoDBClient(engineClient(call)), table: EMBEDDED_TABLE, putNew, stop };
};

/** The secret from which tokens are derived: without it nobody is who they were. */
const copySecret = () => {
  const [from, to] =
    verb === 'export' ? [join(data, 'secret'), `${file}.secret`] : [`${file}.secret`, join(data, 'secret')];
  if (elsewhere === undefined && existsSync(from) && !(verb === 'restore' && existsSync(to)))
    copyFileSync(from, to);
};

mkdirSync(data, { recursive: true });
const { client, table, putNew, stop } = await open();
try {
  if (verb === 'export') {
    const out = createWriteStream(file, { mode: 0o600 });
    let count = 0;
    for await (const line of exportedLines(client, table)) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      count += 1;
    }
    out.end();
    await once(out, 'finish');
    console.log(`${count} items in ${file}`);
  } else {
    const { written, present } = await importLines(
      { client, table, putNew },
      createInterface({ input: createReadStream(file) }),
    );
    console.log(`${written} items restored, ${present} were there already`);
  }
  copySecret();
} finally {
  client.destroy();
  await stop();
}
