import { Level } from 'level';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tableDefinition } from '../aws/table';
import { type FolderContents, scanFolder } from './scan-folder';

/** The folder in which the embedded engine keeps its data, before the engine opens it. */

/** The table of the embedded engine. */
export const EMBEDDED_TABLE = 'muster';

/** A line in the LOG of LevelDB about a log that it could not read to the end. */
const DROPPED = /dropping \d+ bytes; .*/g;

/** The parts that LevelDB had to leave out when it opened this folder last. */
const droppedIn = async (folder: string): Promise<readonly string[]> =>
  (await readFile(join(folder, 'LOG'), 'utf8').catch(() => '')).match(DROPPED) ?? [];

/** LevelDB opens a folder whose log is gone as if nothing had been written since: a log is there from its making on. */
const lacksLog = async (folder: string): Promise<boolean> => {
  const files = await readdir(folder).catch((): string[] => []);
  return files.includes('CURRENT') && !files.some((file) => file.endsWith('.log'));
};

/** The words for the one at the keyboard. */
export const damageWarning = (folder: string, lines: readonly string[]): string =>
  [
    `WARNING: the data in ${folder} are damaged. What could be read is served, the rest is lost:`,
    ...lines.map((line) => `  ${line}`),
    'Stop muster and put a backup back (npm run backup -- restore FILE), or go on without. `npm run check-data` looks at everything.',
  ].join('\n');

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code;

/** Files that LevelDB makes before CURRENT, without which nothing can be kept. */
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

/** The part of a table, as dynalite keeps it, that is looked at here. */
interface TableRow {
  readonly GlobalSecondaryIndexes?: readonly { readonly IndexName: string; readonly Projection: unknown }[];
}

/** Gives the indexes of a table that an earlier release made the projection of this one; their entries follow when they are restored. */
const updateTable = async (level: Level<string, TableRow>): Promise<void> => {
  const key = `table~${EMBEDDED_TABLE}`;
  const table = await level.get(key);
  if (table?.GlobalSecondaryIndexes === undefined) return;
  const GlobalSecondaryIndexes = table.GlobalSecondaryIndexes.map((index) => ({
    ...index,
    ...tableDefinition.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index.IndexName),
  }));
  if (JSON.stringify(GlobalSecondaryIndexes) !== JSON.stringify(table.GlobalSecondaryIndexes))
    await level.put(key, { ...table, GlobalSecondaryIndexes });
};

/**
 * Opens and closes the folder, so that a fault of it is reported in words instead of as a failed query later.
 * @returns what its table holds, and what LevelDB could not read of its log.
 */
export const checkFolder = async (
  folder: string,
): Promise<{ readonly contents: FolderContents; readonly dropped: readonly string[] }> => {
  await clearHalfMade(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isLogLost = await lacksLog(folder);
  const level = new Level<string, TableRow>(folder, { valueEncoding: 'json' });
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
  await updateTable(level);
  const contents = await scanFolder(level, EMBEDDED_TABLE).finally(() => level.close());
  const dropped = await droppedIn(folder);
  const lost = isLogLost ? ['its log is missing, with all that was written last'] : [];
  return { contents, dropped: [...lost, ...dropped] };
};
