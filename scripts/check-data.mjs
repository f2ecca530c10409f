// Looks at everything in the embedded table of MUSTER_DATA (.muster) and names what is missing or broken; muster must be stopped. With
// MUSTER_TABLE it looks at that table, on AWS or wherever AWS_ENDPOINT_URL_DYNAMODB points. Ends with 1 when it finds something.
//   npm run check-data
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadLocal } from './load-local.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const elsewhere = process.env.MUSTER_TABLE;
const folder = join(resolve(process.env.MUSTER_DATA ?? '.muster'), 'dynamodb');

const open = async () => {
  if (elsewhere !== undefined)
    return { client: new DynamoDBClient({}), table: elsewhere, stop: () => undefined };
  if (!existsSync(folder)) throw new Error(`There are no data in ${folder}.`);
  const { startEmbeddedDynamoDb, EMBEDDED_TABLE } = await loadLocal('embedded-dynamodb');
  const { engineClient } = await loadLocal('engine-caller');
  const { call, stop } = await startEmbeddedDynamoDb(folder);
  return { client: new DynamoDBClient(engineClient(call)), table: EMBEDDED_TABLE, stop };
};

const { checkTable } = await loadLocal('check-table');
const { client, table, stop } = await open();
try {
  const { items, faults } = await checkTable(client, table);
  for (const fault of faults) console.error(fault);
  console.log(`${items} items looked at, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  client.destroy();
  await stop();
}
