import type { GamePoints } from '../pack/game-points';
import type { PairingPhase, PickFallback } from './protocol';
import type { TeamArmyRules } from './team-armies';

/** How a team event is played, as the organiser announces it. */
export interface TeamRules {
  /** Players of a team in a match, 2 to 8. */
  readonly size: number;
  /** Further players a team may name. */
  readonly substitutes: number;
  /** How opponents are found, phase by phase; the last one repeats. */
  readonly protocol: readonly PairingPhase[];
  /** How long captains have to seal a pick, and again to show it; null: until a scorekeeper settles it. */
  readonly pickMinutes: number | null;
  readonly fallback: PickFallback;
  /** Game Points by the Victory Points of a game. A match is won by more of them; what that brings is the pack's. */
  readonly gamePoints: GamePoints;
  /** What the armies of a team must be together; absent: each army is judged for itself alone. */
  readonly armies?: TeamArmyRules;
}
