import type { Logged } from '../../../shared/change-log';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import {
  type EntrantStatus,
  type Tournament,
  statusesOf,
} from '../../../domain/tournaments/event/tournament';
import { memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import { isoTime } from '../../kernel/iso-time';
import type { Entrant } from '../../kernel/generated/answers';

/** An entrant as every interface shows it. Its status depends on the others. */
export const entrantView = (
  number: PlayerNumber,
  { facts, version }: Logged<EntrantFacts>,
  status: EntrantStatus,
): Entrant => ({
  id: entrantId(number),
  number,
  name: facts.name,
  members: facts.members,
  memberNumbers: memberNumbersOf(facts),
  club: facts.club,
  region: facts.region ?? null,
  squad: facts.squad ?? null,
  fixedTable: facts.fixedTable ?? null,
  alignment: facts.alignment ?? null,
  seeding: facts.seeding ?? null,
  status,
  reason: facts.reason,
  late: facts.late ?? false,
  checkedIn: facts.checkedIn ?? false,
  armyAtCheckIn: facts.armyAtCheckIn ?? null,
  adjustments: facts.adjustments ?? [],
  scores: facts.scores ?? [],
  drawWarning: null,
  checks: (facts.checks ?? []).map(({ atMs, ...check }) => ({ ...check, at: isoTime(atMs) })),
  version: String(version),
});

/** Each entrant with its status, which follows from the cap and the others. */
export const entrantViews = (tournament: Tournament): readonly Entrant[] => {
  const statuses = statusesOf(tournament);
  return tournament.entrants.map((entrant) =>
    entrantView(entrant.number, entrant, statuses.get(entrant.number) ?? 'ACTIVE'),
  );
};
