import type { Logged } from '../../../shared/change-log';
import type { AcceptedFacts } from '../../../domain/tournaments/league/facts';
import type { LeagueTournamentAddress } from '../change-league';

/** Whether a league counts a tournament. */
export interface AcceptedTournament {
  readonly league: string;
  readonly tournament: string;
  readonly accepted: boolean;
  /** Why it was taken out; null while it counts. */
  readonly reason: string | null;
  readonly version: string;
}

export const viewIn =
  ({ league, tournament }: LeagueTournamentAddress) =>
  ({ facts, version }: Logged<AcceptedFacts>): AcceptedTournament => ({
    league,
    tournament,
    accepted: facts.accepted,
    reason: facts.reason,
    version: String(version),
  });
