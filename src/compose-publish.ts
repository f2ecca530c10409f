import { publishMonths } from './app/tournaments/bulk-data/publish-months';
import { rulesContext } from './compose';
import { usedFiles } from './compose-files';
import { loggedRun } from './compose-run';
import { usedStore } from './compose-store';

/** The wiring of what publishes the bulk data of tournaments, and makes the statistics out of them. */

/** A run begins no other month after this, and goes on in the next one. */
const LASTS_MS = 10 * 60_000;
const { nowMs } = rulesContext.clock;

/** One run. */
export const runPublishing = (requestId: string) =>
  loggedRun(
    { requestId, route: 'publish', name: 'published', isOpen: ({ failed }) => failed > 0 },
    async () => {
      const endsAtMs = nowMs() + LASTS_MS;
      const parts = { store: usedStore, files: await usedFiles(), nowMs };
      const months = await publishMonths(parts, () => nowMs() < endsAtMs);
      if (months.failed > 0) return { ...months, games: null };
      const { publishStatistics } = await import('./app/leagues/win-rates/publish-statistics');
      const statistics = await publishStatistics(parts);
      return { ...months, ...statistics };
    },
  );
