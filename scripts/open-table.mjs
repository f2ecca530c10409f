// The table that a script works on: without MUSTER_TABLE the embedded one in MUSTER_DATA (.muster), which muster must not have open; with it
// that table, on AWS or wherever AWS_ENDPOINT_URL_DYNAMODB points.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadLocal } from './load-local.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** The folder of what an embedded service keeps. */
export const dataFolder = resolve(process.env.MUSTER_DATA ?? '.muster');
export const isEmbedded = process.env.MUSTER_TABLE === undefined;

/** The table open: its client, its name, and how it is closed. An embedded one that is not there yet is made where `isMade`. */
export const openTable = async ({ isMade = false } = {}) => {
  if (!isEmbedded) {
    const client = new DynamoDBClient({});
    return { client, table: process.env.MUSTER_TABLE, close: () => client.destroy() };
  }
  const folder = join(dataFolder, 'dynamodb');
  if (!isMade && !existsSync(folder)) throw new Error(`There are no data in ${folder}.`);
  const { startEmbeddedDynamoDb, EMBEDDED_TABLE } = await loadLocal('embedded-dynamodb');
  const { engineClient, newItemsPut } = await loadLocal('engine-caller');
  const { call, stop } = await startEmbeddedDynamoDb(folder);
  const client = new DynamoDBClient(engineClient(call));
  const close = () => {
    client.destroy();
    return stop();
  };
  return { client, table: EMBEDDED_TABLE, putNew: newItemsPut(call, EMBEDDED_TABLE), close };
};
