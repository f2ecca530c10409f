import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { WrittenKey } from '../aws/table-stream';
import { tableDefinition } from '../aws/table';
import { missingInTable } from './check-table';
import { checkFolder, damageWarning, EMBEDDED_TABLE } from './data-folder';
import { type AcceptRequest, shareEngine } from './engine-caller';
import { startFront } from './engine-front';
import { onLevelFault, repairLevel } from './level-repairs';
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
export { EMBEDDED_TABLE };

/** How the SDK reaches an embedded engine. */
export const embeddedClient = (endpoint: string) => ({ endpoint, region: REGION, credentials: CREDENTIALS });

/** An engine that runs, and how to end it. */
export interface EmbeddedDynamoDb {
  readonly endpoint: string;
  readonly accept: AcceptRequest;
  readonly stop: () => Promise<void>;
}

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

/** How often a start has been tried, and where a warning goes. */
interface Opening {
  readonly starts: number;
  readonly warn: (warning: string) => void;
}

/** Opens the folder, or makes it. It listens on a port of its own, since dynalite closes its folder with that only. */
const openEngine = async (folder: string | undefined, { starts, warn }: Opening): Promise<Server> => {
  const dropped = folder === undefined ? [] : await checkFolder(folder);
  const server = dynalite({ ...engineOptions, ...(folder !== undefined && { path: folder }) });
  const client = new DynamoDBClient(embeddedClient(await listening(server)));
  try {
    if (await tableIsReady(client)) {
      if (folder === undefined) return server;
      await restoreIndexes(client, EMBEDDED_TABLE);
      const damage = [...dropped, ...(await missingInTable(client, EMBEDDED_TABLE))];
      if (damage.length > 0) warn(damageWarning(folder, damage));
      return server;
    }
  } catch (error) {
    await closed(server).catch(() => undefined);
    throw error;
  } finally {
    client.destroy();
  }
  await closed(server);
  if (folder === undefined || starts === MOST_STARTS)
    throw new Error('The embedded database does not make its table.');
  // A table that never became active was never written to.
  await rm(folder, { recursive: true });
  return openEngine(folder, { starts: starts + 1, warn });
};

const REOPEN_EVERY_MS = 500;

/**
 * Starts the engine on this folder, making it if need be, or in memory without one. When LevelDB cannot write, as on a full disk, the
 * folder is closed and opened again until that succeeds: its log may end in half a record, behind which nothing may be written.
 * Meanwhile the store answers UNAVAILABLE. `written` is told of each item that was put, once that is acknowledged.
 * @throws Error in words for the one at the keyboard when the folder is in use or broken.
 */
export const startEmbeddedDynamoDb = async (
  folder?: string,
  warn: (warning: string) => void = console.error,
  written: (key: WrittenKey) => void = () => undefined,
): Promise<EmbeddedDynamoDb> => {
  repairLevel();
  let engine = await openEngine(folder, { starts: 1, warn });
  const front = await startFront(written);
  front.open(engine);
  let isOver = false;
  const reopen = async (of: string): Promise<void> => {
    await front.shut();
    await closed(engine).catch(() => undefined);
    while (!isOver) {
      try {
        // The last of its starts: a table that has been in use is never made anew.
        engine = await openEngine(of, { starts: MOST_STARTS, warn });
        front.open(engine);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, REOPEN_EVERY_MS));
      }
    }
  };
  let reopening: Promise<void> | undefined;
  const forget =
    folder === undefined
      ? undefined
      : onLevelFault(folder, () => {
          reopening ??= reopen(folder).finally(() => {
            reopening = undefined;
          });
        });
  return {
    endpoint: front.endpoint,
    accept: front.accept,
    stop: async () => {
      isOver = true;
      await reopening;
      await front.stop();
      if (engine.listening) await closed(engine);
      forget?.();
    },
  };
};

/** The engine as it runs beside the local gateway, with what the functions need to find it. */
export const embeddedDynamoDb = async (
  dataFolder: string,
  written: (key: WrittenKey) => void,
): Promise<LocalService> => {
  // Node 20 serves here as well as a newer one; the SDK's warning would be the first thing a newcomer reads.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { endpoint, accept, stop } = await startEmbeddedDynamoDb(
    join(dataFolder, 'dynamodb'),
    undefined,
    written,
  );
  shareEngine(accept);
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
