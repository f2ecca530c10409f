import type { Item, Store, StoreAnswer } from './store';
import { isKeptForSpeed } from './store';

/**
 * A store for one request that asks several questions: a tournament or league it has read it does not read again, until it
 * writes a fact. A write that comes second forgets too, so that whoever lost a race sees why. What a league sees of its tournaments
 * is read after the league itself: its kept tables count on that order (docs/leagues.md).
 */
export const rememberingStore = (store: Store): Store => {
  const tournaments = new Map<string, StoreAnswer<readonly Item[]>>();
  const leagues = new Map<string, StoreAnswer<readonly Item[]>>();
  const readLeague = async (league: string): StoreAnswer<readonly Item[]> => {
    const answer = await store.readLeague(league);
    tournaments.clear();
    return answer;
  };
  return {
    ...store,
    readTournament: (tournament) => {
      const answer = tournaments.get(tournament) ?? store.readTournament(tournament);
      tournaments.set(tournament, answer);
      return answer;
    },
    readLeague: (league) => {
      const answer = leagues.get(league) ?? readLeague(league);
      leagues.set(league, answer);
      return answer;
    },
    write: async (item) => {
      const written = await store.write(item);
      if (isKeptForSpeed(item)) return written;
      tournaments.clear();
      leagues.clear();
      return written;
    },
  };
};
