import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { Level } from 'level';
import { mkdir, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tableDefinition } from '../storage/table';
import { restoreIndexes } from './restore-indexes';
import type { LocalService } from './local-service';

/**
 * DynamoDB in a folder, for one machine: dynalite on LevelDB, behind the same SDK as the real one, on a port of its own of
 * 127.0.0.1.
 *
 * It keeps every acknowledged write when its process is killed. It does not promise that when the machine loses power: LevelDB
 * hands its log to the operating system without waiting for the disk, so the last moments may be gone, though never half of
 * a write.
 */

/** dynalite takes any credentials; the SDK wants some. */
const CREDENTIALS = { accessKeyId: 'embedded', secretAccessKey: 'embedded' };
const REGION = 'local';
export const EMBEDDED_TABLE = 'muster';

/** How the SDK reaches an embedded engine. */
export const embeddedClient = (endpoint: string) => ({ endpoint, region: REGION, credentials: CREDENTIALS });

/** An engine that runs, and how to end it. */
export interface EmbeddedDynamoDb {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code;

/** What LevelDB makes before it writes CURRENT, and with it the first moment at which anything can be kept. */
const MADE_FIRST = /^(LOCK|LOG|LOG\.old|MANIFEST-\d+|\d+\.dbtmp)$/;

/**
 * Removes a folder whose making was broken off: it holds nothing. LevelDB would take any folder without CURRENT for an empty
 * one and throw away what lies there, so all others are refused.
 */
const clearHalfMade = async (folder: string): Promise<void> => {
  const files = await readdir(folder).catch((): string[] => []);
  if (files.length === 0 || files.includes('CURRENT')) return;
  if (!files.every((file) => MADE_FIRST.test(file)))
    throw new Error(
      `The data in ${folder} is damaged: its file CURRENT is missing. Put a copy back, or choose another folder with MUSTER_DATA.`,
    );
  await rm(folder, { recursive: true });
};

/** Opens and closes the folder, so that a fault of it is told in words instead of as a failed query later. */
const checkFolder = async (folder: string): Promise<void> => {
  await clearHalfMade(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const level = new Level(folder);
  try {
    await level.open();
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    if (codeOf(cause) === 'LEVEL_LOCKED')
      throw new Error(
        `The data in ${folder} is in use by another muster: stop that one, or choose another folder with MUSTER_DATA.`,
        { cause },
      );
    throw new Error(
      `The data in ${folder} cannot be opened: ${cause instanceof Error ? cause.message : String(error)}`,
      {
        cause,
      },
    );
  }
  await level.close();
};

/** Ends a server together with its database. */
const closed = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });

const listening = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

/** No delay between making a table and using it: a kill in between would leave it half made for ever. */
const engineOptions = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
const LONGEST_WAIT_MS = 2_000;
const MOST_STARTS = 3;
const POLL_MS = 10;

/** Makes the table where there is none. False: it is half made and will stay so. */
const tableIsReady = async (client: DynamoDBClient): Promise<boolean> => {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < deadline) {
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: EMBEDDED_TABLE }));
      const indexes = Table?.GlobalSecondaryIndexes ?? [];
      if (Table?.TableStatus === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE'))
        return true;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    } catch (error) {
      if ((error as Error).name !== 'ResourceNotFoundException') throw error;
      await client.send(
        new CreateTableCommand(JSON.parse(JSON.stringify({ TableName: EMBEDDED_TABLE, ...tableDefinition }))),
      );
    }
  }
  return false;
};

/**
 * Starts the engine on this folder, making it if need be, or in memory without one.
 * @throws Error in words for the one at the keyboard when the folder is in use or broken.
 */
export const startEmbeddedDynamoDb = async (folder?: string, starts = 1): Promise<EmbeddedDynamoDb> => {
  if (folder !== undefined) await checkFolder(folder);
  const server = dynalite({ ...engineOptions, ...(folder !== undefined && { path: folder }) });
  const endpoint = await listening(server);
  const client = new DynamoDBClient(embeddedClient(endpoint));
  try {
    if (!(await tableIsReady(client))) {
      if (folder === undefined || starts === MOST_STARTS)
        throw new Error('The embedded database does not make its table.');
      // A table that never became active was never written to.
      await closed(server);
      await rm(folder, { recursive: true });
      return await startEmbeddedDynamoDb(folder, starts + 1);
    }
    if (folder !== undefined) await restoreIndexes(client, EMBEDDED_TABLE);
  } finally {
    client.destroy();
  }
  return { endpoint, stop: () => closed(server) };
};

/** The engine as it runs beside the local gateway, with what the functions need to find it. */
export const embeddedDynamoDb = async (dataFolder: string): Promise<LocalService> => {
  // Node 20 serves here as well as a newer one; the SDK's warning would be the first thing a newcomer reads.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { endpoint, stop } = await startEmbeddedDynamoDb(join(dataFolder, 'dynamodb'));
  return {
    environment: {
      MUSTER_TABLE: EMBEDDED_TABLE,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    stop,
  };
};
