import type { EntrantArmy } from '../../../../app/tournaments/armies/army-answer';
import type { StandingsView } from '../../../../app/tournaments/views/standings-answer';
import type { RoundView, TournamentView } from '../../../../app/tournaments/views';

/** What was read of the event. */
export interface Seen {
  readonly event: TournamentView | null;
  readonly round: RoundView | null;
  /** Every round that is drawn, for the player's own games. */
  readonly rounds: readonly RoundView[];
  readonly standings: StandingsView | null;
  /** The army lists that were handed in: in a team event one of each player. */
  readonly armies: readonly EntrantArmy[];
}
