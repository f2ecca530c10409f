// The embedded DynamoDB in this process, out of the sources.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLocal } from '../scripts/load-local.mjs';

/**
 * Starts it, in memory without a folder; answers how to call it, how to end it, the name of its table, a client's settings for a call, and
 * how functions that are loaded into this process find it.
 */
export const startEngine = async (folder) => {
  const { startEmbeddedDynamoDb, EMBEDDED_TABLE } = await loadLocal('embedded-dynamodb');
  const { engineClient, shareEngine } = await loadLocal('engine-caller');
  const engine = await startEmbeddedDynamoDb(folder);
  return { ...engine, clientOf: engineClient, share: shareEngine, table: EMBEDDED_TABLE };
};

/** Builds the product, and runs `work` with the engine in a folder of its own and a client of it. */
export const withStoredEngine = async (work) => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const engine = await startEngine(join(folder, 'dynamodb'));
  try {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(engine.clientOf(engine.call)));
    return await work({ ...engine, client });
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
