import type {
  EntrantArmy,
  Round,
  Tournament,
  TournamentStandings,
} from '../../../../app/kernel/generated/answers';
import { readStored, storeIfRoom } from '../stored';

/** A copy of the data shown last, for opening the page without a connection. It is deleted once the link is revoked. */

export interface Seen {
  readonly event: Tournament | null;
  readonly round: Round | null;
  /** Every round that is drawn, for the player's own games. */
  readonly rounds: readonly Round[];
  readonly standings: TournamentStandings | null;
  /** The army lists that were handed in: in a team event one of each player. */
  readonly armies: readonly EntrantArmy[];
}

const keyOf = (id: string): string => `muster.play.${id}`;

export const saveSnapshot = (id: string, { event, round, rounds, standings, armies }: Seen): void =>
  storeIfRoom(keyOf(id), { event, round, rounds, standings, armies, savedAt: Date.now() });

export const readSnapshot = (id: string): (Seen & { readonly savedAt: number }) | null =>
  readStored(keyOf(id));

export const forgetSnapshot = (id: string): void => localStorage.removeItem(keyOf(id));
