import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { WrittenKey } from '../aws/table-stream';
import { LONGEST_CALL_MS, tableDefinition } from '../aws/table';
import { missingBehind } from './check-table';
import { checkFolder, damageWarning, EMBEDDED_TABLE } from './data-folder';
import { type Engine, openEngine } from './engine';
import { type CallEngine, PUT_NEW, READ_RANGE, engineClient, shareEngine } from './engine-caller';
import { FAULT_ANSWER, onLevelFault, repairLevel } from './level-repairs';
import { restoreIndexes } from './restore-indexes';
import { sweepExpired } from './sweep-expired';

/**
 * DynamoDB in a folder, for one machine: dynalite on LevelDB, called by the AWS SDK within this process. No port leads to it.
 *
 * It keeps every acknowledged write when its process is killed. It does not promise that when the machine loses power: LevelDB
 * hands its log to the operating system without waiting for the disk, so the last moments may be gone, though never half of
 * a write.
 */

export { EMBEDDED_TABLE };

/** An engine that runs, and how to end it. */
export interface EmbeddedDynamoDb {
  readonly call: CallEngine;
  readonly stop: () => Promise<void>;
}

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
      await setTimeout(POLL_MS);
    } catch (error) {
      if ((error as Error).name !== 'ResourceNotFoundException') throw error;
      await client.send(
        new CreateTableCommand(JSON.parse(JSON.stringify({ TableName: EMBEDDED_TABLE, ...tableDefinition }))),
      );
    }
  }
  return false;
};

/** Opens the folder, or makes it. */
const openFolder = async (
  folder: string | undefined,
  { starts, warn }: { readonly starts: number; readonly warn: (warning: string) => void },
): Promise<Engine> => {
  const found = folder === undefined ? undefined : await checkFolder(folder);
  const engine = openEngine(folder);
  const client = new DynamoDBClient(engineClient(engine.call));
  try {
    if (await tableIsReady(client)) {
      if (folder === undefined || found === undefined) return engine;
      await restoreIndexes(client, EMBEDDED_TABLE, found.contents);
      const damage = [...found.dropped, ...missingBehind(found.contents.keys)];
      if (damage.length > 0) warn(damageWarning(folder, damage));
      return engine;
    }
  } catch (error) {
    await engine.close().catch(() => undefined);
    throw error;
  } finally {
    client.destroy();
  }
  await engine.close();
  if (folder === undefined || starts === MOST_STARTS)
    throw new Error('The embedded database does not make its table.');
  // A table that never became active was never written to.
  await rm(folder, { recursive: true });
  return openFolder(folder, { starts: starts + 1, warn });
};

interface KeyAttributes {
  readonly pk?: { readonly S?: string };
  readonly sk?: { readonly S?: string };
}

/** The keys of what an operation puts. */
const keysIn = (operation: string, input: unknown): readonly WrittenKey[] => {
  const { Item, Items } = input as {
    readonly Item?: KeyAttributes;
    readonly Items?: readonly KeyAttributes[];
  };
  const items = operation === 'PutItem' && Item ? [Item] : operation === PUT_NEW && Items ? Items : [];
  return items.map(({ pk, sk }) => ({ pk: pk?.S ?? '', sk: sk?.S ?? '' }));
};

const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'DescribeTable', READ_RANGE]);

/** An engine that may be closed and opened again behind its callers, who are answered a fault meanwhile. */
const replaceable = (written: (key: WrittenKey) => void) => {
  let engine: Engine | undefined;
  let isReadOnly = false;
  const underway = new Set<Promise<unknown>>();
  const call: CallEngine = async (operation, input) => {
    if (engine === undefined || (isReadOnly && !READS.has(operation))) return FAULT_ANSWER;
    const calling = engine.call(operation, input);
    underway.add(calling);
    const response = await calling.finally(() => underway.delete(calling));
    if (response.statusCode === 200) for (const key of keysIn(operation, input)) written(key);
    return response;
  };
  return {
    call,
    open: (next: Engine): void => {
      engine = next;
      isReadOnly = false;
    },
    refuseWrites: (): void => {
      isReadOnly = true;
    },
    /** Closes it once no call is under way, or for as long as a caller waits: one that a folder never answers has been given up. */
    close: async (): Promise<void> => {
      const closing = engine;
      engine = undefined;
      const longest = new AbortController();
      await Promise.race([
        Promise.allSettled(underway),
        setTimeout(LONGEST_CALL_MS, null, { signal: longest.signal }).catch(() => null),
      ]);
      longest.abort();
      await closing?.close();
    },
  };
};

const REOPEN_EVERY_MS = 500;
const LEAST_SPACE = 256 * 1024;

/** Whether the disk has room for what opening the folder writes: its log, as a table. */
const hasSpace = async (folder: string): Promise<boolean> => {
  const trial = `${folder}.trial`;
  try {
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const sizes = await Promise.all(logs.map(async (name) => (await stat(join(folder, name))).size));
    await writeFile(trial, Buffer.alloc(sizes.reduce((sum, size) => sum + size, LEAST_SPACE)));
    return true;
  } catch {
    return false;
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
};

/**
 * Starts the engine on this folder, making it if need be, or in memory without one. When LevelDB cannot write, as on a full disk, the
 * folder is closed and opened again once there is space: its log may end in half a record, behind which nothing may be written.
 * Until then reads are answered, and writes UNAVAILABLE. `written` is told of each item that was put, once that is acknowledged.
 * @throws Error in words for the one at the keyboard when the folder is in use or broken.
 */
export const startEmbeddedDynamoDb = async (
  folder?: string,
  warn: (warning: string) => void = console.error,
  written: (key: WrittenKey) => void = () => undefined,
): Promise<EmbeddedDynamoDb> => {
  repairLevel();
  const engine = replaceable(written);
  engine.open(await openFolder(folder, { starts: 1, warn }));
  let isOver = false;
  const reopen = async (of: string): Promise<void> => {
    engine.refuseWrites();
    while (!isOver && !(await hasSpace(of))) await setTimeout(REOPEN_EVERY_MS);
    await engine.close().catch(() => undefined);
    while (!isOver) {
      try {
        // The last of its starts: a table that has been in use is never made anew.
        engine.open(await openFolder(of, { starts: MOST_STARTS, warn }));
        return;
      } catch {
        await setTimeout(REOPEN_EVERY_MS);
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
    call: engine.call,
    stop: async () => {
      isOver = true;
      await reopening;
      await engine.close();
      forget?.();
    },
  };
};

const HOUR_MS = 60 * 60 * 1000;

/** Removes each hour what expired an hour ago or earlier: no request that began before then still writes it. */
const sweepHourly = (call: CallEngine): (() => void) => {
  const client = new DynamoDBClient(engineClient(call));
  const sweep = (): void =>
    // A folder that fails at the moment is swept the next time.
    void sweepExpired(client, EMBEDDED_TABLE, { nowMs: Date.now() - HOUR_MS }).catch(() => undefined);
  const timers = [globalThis.setTimeout(sweep, HOUR_MS / 60), setInterval(sweep, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
};

/** The engine as it runs beside the local gateway, with the environment in which the functions find it. */
export const embeddedDynamoDb = async (
  dataFolder: string,
  written: (key: WrittenKey) => void,
): Promise<{
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}> => {
  // Node 20 serves here as well as a newer one; the SDK's warning would be the first thing a newcomer reads.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { call, stop } = await startEmbeddedDynamoDb(join(dataFolder, 'dynamodb'), undefined, written);
  shareEngine(call);
  const endSweeps = sweepHourly(call);
  return {
    environment: { MUSTER_TABLE: EMBEDDED_TABLE },
    stop: () => {
      endSweeps();
      return stop();
    },
  };
};
