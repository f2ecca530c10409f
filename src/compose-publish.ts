import { publishMonths } from './app/tournaments/public-projection/publish-months';
import { rulesContext } from './compose';
import { usedFiles } from './compose-files';
import { loggedRun } from './compose-run';
import { usedStore } from './compose-store';

/** The wiring of what publishes the bulk data of tournaments. */

/** A run begins no other month after this, and goes on in the next one. */
const LASTS_MS = 10 * 60_000;
const { nowMs } = rulesContext.clock;

/** One run. */
export const runPublishing = (requestId: string) =>
  loggedRun(
    { requestId, route: 'publish', name: 'published', isOpen: ({ failed }) => failed > 0 },
    async () => {
      const endsAtMs = nowMs() + LASTS_MS;
      return publishMonths({ store: usedStore, files: await usedFiles(), nowMs }, () => nowMs() < endsAtMs);
    },
  );
