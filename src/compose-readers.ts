import {
  type ReadersRun,
  compareDue,
  refreshChanged,
} from './app/tournaments/public-projection/refresh-projection';
import { rulesContext, systemLog } from './compose';
import { unitsSoFar, usedStore } from './compose-store';
import type { WrittenKey } from './infrastructure/aws/table-stream';
import { tournamentsIn } from './infrastructure/aws/keys';
import { createRequestMeter } from './interfaces/http/request-meter';

/** The wiring of what makes the projections for readers. */

/** A scheduled run begins nothing new after this; the next one comes within the minute. */
const LASTS_MS = 40_000;
const { nowMs } = rulesContext.clock;
const meter = createRequestMeter(unitsSoFar);

/**
 * One run: what was changed is made anew; without a change, what was not compared lately is.
 * @throws Error where the store did not answer, so that the stream hands the changes over again.
 */
export const runReaders = async (keys: readonly WrittenKey[], requestId: string): Promise<ReadersRun> => {
  const measured = meter();
  const endsAtMs = nowMs() + LASTS_MS;
  const run =
    keys.length > 0
      ? await refreshChanged(usedStore, tournamentsIn(keys), nowMs)
      : await compareDue(usedStore, nowMs, () => nowMs() < endsAtMs);
  const outcome = run.failed > 0 ? 'UNAVAILABLE' : 'OK';
  if (run.made + run.failed > 0)
    systemLog?.({
      level: 'info',
      requestId,
      route: 'readers',
      outcome,
      status: outcome === 'OK' ? 200 : 503,
      readers: run,
      ...measured(),
    });
  if (keys.length > 0 && run.failed > 0) throw new Error('the store did not answer');
  return run;
};
