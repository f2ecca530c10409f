import { type PublishRun, publishMonths } from './app/tournaments/published-files/publish-months';
import { rulesContext, systemLog } from './compose';
import { usedFiles } from './compose-files';
import { unitsSoFar, usedStore } from './compose-store';
import { createRequestMeter } from './interfaces/http/request-meter';

/** The wiring of what publishes the bulk data of tournaments. */

/** A run begins no other month after this, and goes on in the next one. */
const LASTS_MS = 10 * 60_000;
const { nowMs } = rulesContext.clock;
const meter = createRequestMeter(unitsSoFar);

/** One run. It leaves a line in the log where there was something to do. */
export const runPublishing = async (requestId: string): Promise<PublishRun> => {
  const measured = meter();
  const endsAtMs = nowMs() + LASTS_MS;
  const run = await publishMonths(
    { store: usedStore, files: await usedFiles(), nowMs },
    () => nowMs() < endsAtMs,
  );
  const outcome = run.failed > 0 ? 'UNAVAILABLE' : 'OK';
  if (run.made + run.removed + run.failed > 0)
    systemLog?.({
      level: 'info',
      requestId,
      route: 'publish',
      outcome,
      status: outcome === 'OK' ? 200 : 503,
      published: run,
      ...measured(),
    });
  return run;
};
