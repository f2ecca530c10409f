import type { ListedTournament } from '../../kernel/generated/answers';
import type { Store } from '../../kernel/store/store';
import { headIn, readerAddress } from './projection-items';

/** How far a tournament has come. */
export type Standing = Pick<ListedTournament, 'state' | 'entrantCount' | 'lastRound'>;

const UNKNOWN: Standing = { state: null, entrantCount: null, lastRound: null };

/**
 * How far these tournaments have come, by the last projection of each, in one read that no tournament can make larger: a list never
 * reads the facts. Unknown for a moment after its creation, and where the store does not answer.
 */
export const standingsOf = async (
  tournaments: readonly string[],
  store: Store,
): Promise<readonly Standing[]> => {
  if (tournaments.length === 0) return [];
  const items = await store.get(tournaments.map((tournament) => readerAddress(tournament, 'HEAD')));
  return tournaments.map((_, index) => {
    const head = items.ok ? headIn(items.value[index]) : undefined;
    if (!head) return UNKNOWN;
    const { state, entrantCount = null, roundsDrawn } = head;
    return { state, entrantCount, lastRound: roundsDrawn.length };
  });
};
