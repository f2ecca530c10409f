import { compareDue, refreshChanged } from './app/tournaments/public-projection/refresh-projection';
import { rulesContext } from './compose';
import { loggedRun } from './compose-run';
import { usedStore } from './compose-store';
import { tournamentsIn } from './infrastructure/aws/keys';
import type { WrittenKey } from './infrastructure/aws/table-stream';

/** The wiring of what makes the projections for readers. */

/** A scheduled run begins nothing new after this; the next one comes within the minute. */
const LASTS_MS = 40_000;
const { nowMs } = rulesContext.clock;

/**
 * One run: changed tournaments are made anew; without a change, those are compared that were not compared lately.
 * @throws Error where the store did not answer, so that the stream hands the changes over again.
 */
export const runReaders = async (keys: readonly WrittenKey[], requestId: string) => {
  const endsAtMs = nowMs() + LASTS_MS;
  const run = await loggedRun(
    { requestId, route: 'readers', name: 'readers', isOpen: ({ failed }) => failed > 0 },
    () =>
      keys.length > 0
        ? refreshChanged(usedStore, tournamentsIn(keys), nowMs)
        : compareDue(usedStore, nowMs, () => nowMs() < endsAtMs),
  );
  if (keys.length > 0 && run.failed > 0) throw new Error('the store did not answer');
  return run;
};
