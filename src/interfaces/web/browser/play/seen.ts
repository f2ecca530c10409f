import type { TournamentStandings } from '../../../../app/kernel/generated/answers';
import type { EntrantArmy, Round, Tournament } from '../../../../app/kernel/generated/answers';

/** The data read about the event. */
export interface Seen {
  readonly event: Tournament | null;
  readonly round: Round | null;
  /** Every round that is drawn, for the player's own games. */
  readonly rounds: readonly Round[];
  readonly standings: TournamentStandings | null;
  /** The army lists that were handed in: in a team event one of each player. */
  readonly armies: readonly EntrantArmy[];
}
