import { randomBytes } from 'node:crypto';
import { type FunctionRow, functions } from '../../functions';
import { tournamentsIn } from '../aws/keys';
import { type StreamEvent, type WrittenKey, isWokenBy, streamEvent } from '../aws/table-stream';
import { type BackgroundRuns, createCalms, createRests, startBackgroundRuns } from './background-runs';
import { loadBundle } from './builds';
import { createProjectionsBehind, shareProjectionsBehind } from './projections-behind';
import { createReaderMemory, shareReaderMemory } from './reader-memory';

const callBackground = async (name: string, written: readonly WrittenKey[]): Promise<unknown> => {
  const bundle = (await loadBundle(name, false)) as {
    readonly handler: (event: StreamEvent, context: { readonly awsRequestId: string }) => Promise<unknown>;
  };
  const event = written.length > 0 ? streamEvent(written) : {};
  return bundle.handler(event, { awsRequestId: randomBytes(11).toString('base64') });
};

/** Beside the changes that wake it, a function is called as often here: a run that finds nothing to do costs little. */
const everyMs: Readonly<Record<string, number>> = { 'rate(1 minute)': 5_000, 'rate(1 hour)': 60_000 };

/**
 * A change of a head is followed by the withdrawal of what readers are given: a projection begun before that would have to begin again.
 * But readers are given the facts until it is made.
 */
const GATHER_READERS_MS = 25;
/** The time after which a failed projection is made again. */
const AGAIN_AFTER_MS = 1_000;
const READERS = 'readers';

/** The function that makes projections, and which of them are behind meanwhile. */
const projections = (seesWrites: boolean) => {
  const behind = createProjectionsBehind(seesWrites ? Date.now() : Number.POSITIVE_INFINITY);
  shareProjectionsBehind(behind);
  const memory = createReaderMemory();
  if (seesWrites) shareReaderMemory(memory);
  const rests = createRests(() => performance.now());
  const calms = createCalms(() => performance.now());
  /** The keys of each tournament that wait for it to rest and calm down: one timer for all, as an import writes thousands at once. */
  const waiting = new Map<string, WrittenKey[]>();
  const wakeLater = (id: string, wake: BackgroundRuns['wake'], waitMs = 0): void => {
    const restMs = Math.max(waitMs, rests.leftMs(id), calms.leftMs(id));
    if (restMs > 0) return void setTimeout(() => wakeLater(id, wake), restMs).unref();
    const keys = waiting.get(id) ?? [];
    waiting.delete(id);
    keys.forEach(wake);
  };
  const wait = (key: WrittenKey, wake: BackgroundRuns['wake'], waitMs?: number): void => {
    for (const id of tournamentsIn([key])) {
      const keys = waiting.get(id);
      waiting.set(id, keys ?? [key]);
      if (keys) keys.push(key);
      else wakeLater(id, wake, waitMs);
    }
  };
  return {
    forget: (key: WrittenKey): void => tournamentsIn([key]).forEach(memory.forget),
    written: (key: WrittenKey, wake: BackgroundRuns['wake']): void => {
      for (const id of tournamentsIn([key])) {
        behind.written(id);
        calms.written(id);
      }
      wait(key, wake);
    },
    run: async (written: readonly WrittenKey[], wake: BackgroundRuns['wake']): Promise<void> => {
      const startedAt = performance.now();
      const tournaments = tournamentsIn(written);
      tournaments.forEach(calms.end);
      try {
        await callBackground(READERS, written);
      } catch (error) {
        for (const key of written) wait(key, wake, AGAIN_AFTER_MS);
        throw error;
      }
      behind.made(tournaments);
      rests.begin(tournaments, performance.now() - startedAt);
    },
  };
};

/**
 * Runs what a write wakes and what a schedule calls, beside the requests. `ready` is done once the database is up; `seesWrites` is
 * false for a table elsewhere, whose writes nobody reports to `written`: then `wakeAll` stands in.
 */
export const startBackground = ({
  ready,
  seesWrites,
  report,
}: {
  readonly ready: Promise<unknown>;
  readonly seesWrites: boolean;
  readonly report: (error: unknown) => void;
}) => {
  const { run, forget, written } = projections(seesWrites);
  const startRuns = ({ name, schedule }: FunctionRow): BackgroundRuns => {
    const runs = startBackgroundRuns(
      async (keys) => {
        await ready;
        await (name === READERS ? run(keys, runs.wake) : callBackground(name, keys));
      },
      report,
      { everyMs: everyMs[schedule ?? ''], ...(name === READERS && { gatherMs: GATHER_READERS_MS }) },
    );
    return runs;
  };
  const all = functions
    .filter(({ wokenBy, schedule }) => wokenBy !== undefined || schedule !== undefined)
    .map((row) => ({ ...row, ...startRuns(row) }));
  return {
    written: (key: WrittenKey): void => {
      forget(key);
      for (const { name, wokenBy, wake } of all) {
        if (wokenBy === undefined || !isWokenBy(wokenBy, key)) continue;
        if (name === READERS) written(key, wake);
        else wake(key);
      }
    },
    wakeAll: (): void => {
      for (const { wokenBy, wake } of all) if (wokenBy !== undefined) wake();
    },
    stop: () => Promise.all(all.map(({ stop }) => stop())),
  };
};
