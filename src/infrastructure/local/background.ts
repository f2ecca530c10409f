import { randomBytes } from 'node:crypto';
import type { FunctionRow } from '../../functions';
import { functions } from '../../functions';
import { tournamentsIn } from '../aws/keys';
import type { StreamEvent, WrittenKey } from '../aws/table-stream';
import { isWokenBy, streamEvent } from '../aws/table-stream';
import type { BackgroundRuns } from './background-runs';
import { startBackgroundRuns } from './background-runs';
import { createProjectionsBehind, shareProjectionsBehind } from './projections-behind';

/** A function that the table's stream or a schedule calls when deployed. */
type BackgroundHandler = (event: StreamEvent, context: { readonly awsRequestId: string }) => Promise<unknown>;

const callBackground = async (name: string, written: readonly WrittenKey[]): Promise<unknown> => {
  const bundle = (await import(new URL(`../functions/${name}/handler.mjs`, import.meta.url).href)) as {
    readonly handler: BackgroundHandler;
  };
  const event = written.length > 0 ? streamEvent(written) : {};
  return bundle.handler(event, { awsRequestId: randomBytes(11).toString('base64') });
};

/** Beside the changes that wake it, a function is called as often here: a run that finds nothing to do costs little. */
const everyMs: Readonly<Record<string, number>> = { 'rate(1 minute)': 5_000, 'rate(1 hour)': 60_000 };

/**
 * Projections of a tournament with 1,000 entrants cost a tenth of a second, and here the requests wait for it: these have their turn for
 * three times as long. Readers are given the facts meanwhile.
 */
const LONGEST_REST_MS = 1_000;
const restAfter = (ranMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(3 * ranMs, LONGEST_REST_MS)).unref());

/** What the background stands on. */
export interface BackgroundParts {
  /** Done once the database is up. */
  readonly ready: Promise<unknown>;
  /** Whether `written` is told of every write: false for a table elsewhere. */
  readonly seesWrites: boolean;
  readonly report: (error: unknown) => void;
}

/** What runs beside the requests. */
export interface Background {
  /** As the stream of a table that is embedded here. */
  readonly written: (key: WrittenKey) => void;
  /** For a table elsewhere, whose stream nobody reads here. */
  readonly wakeAll: () => void;
  readonly stop: () => Promise<unknown>;
}

/** Runs what a write wakes and what a schedule calls. */
export const startBackground = ({ ready, seesWrites, report }: BackgroundParts): Background => {
  const behind = createProjectionsBehind(seesWrites ? Date.now() : Number.POSITIVE_INFINITY);
  shareProjectionsBehind(behind);
  const runs: readonly (readonly [FunctionRow, BackgroundRuns])[] = functions
    .filter(({ wokenBy, schedule }) => wokenBy !== undefined || schedule !== undefined)
    .map((row) => [
      row,
      startBackgroundRuns(
        async (written) => {
          await ready;
          const startedAt = performance.now();
          await callBackground(row.name, written);
          if (row.name !== 'readers') return;
          behind.made(tournamentsIn(written));
          await restAfter(performance.now() - startedAt);
        },
        report,
        everyMs[row.schedule ?? ''],
      ),
    ]);
  return {
    written: (key) => {
      for (const [{ name, wokenBy }, { wake }] of runs) {
        if (wokenBy === undefined || !isWokenBy(wokenBy, key)) continue;
        if (name === 'readers') tournamentsIn([key]).forEach(behind.written);
        wake(key);
      }
    },
    wakeAll: () => {
      for (const [{ wokenBy }, { wake }] of runs) if (wokenBy !== undefined) wake();
    },
    stop: () => Promise.all(runs.map(([, { stop }]) => stop())),
  };
};
