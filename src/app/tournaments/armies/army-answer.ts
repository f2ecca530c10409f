import { type ChangeLog, logged } from '../../../shared/change-log';
import { armyStatus, type ArmyStatus } from '../../../domain/tournaments/event/army-desk';
import type { ArmyFacts, ArmyOverride, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyPlace } from './army-access';
import { armyRulesOf, NOTHING_TO_JUDGE, type Judge, type JudgedArmy } from './judge-army';
import { isoTime } from '../../kernel/iso-time';

/** What an organiser has decided about a list, as every interface shows it. */
export interface ArmyOverrideView extends Omit<ArmyOverride, 'atMs'> {
  readonly at: string;
}

/** How an army list stands: what is found, and what an organiser has decided. */
export interface ArmyStanding extends JudgedArmy {
  readonly status: ArmyStatus;
  /** Rules of the team that it breaks together with others of the team; empty where it is no team event. */
  readonly teamFindings: readonly TeamFinding[];
  readonly override: ArmyOverrideView | null;
  /** When it was handed in last, ISO 8601 in UTC. */
  readonly submittedAt: string;
  readonly version: string;
}

/** An entrant's army list. */
export interface EntrantArmy extends ArmyStanding {
  readonly tournament: string;
  readonly entrant: string;
  /** In a team event the player's number; null in all others. */
  readonly member: MemberNumber | null;
  /** Whether it may be played here: what an organiser has decided, else what is found. */
  readonly legal: boolean;
}

const shownOverride = (override: ArmyOverride | null | undefined): ArmyOverrideView | null => {
  if (!override) return null;
  const { atMs, ...shown } = override;
  return { ...shown, at: isoTime(atMs) };
};

/** How a list that was handed in stands by these settings; of one that is erased since, nothing is left to judge. */
export const standingOfArmy = (
  log: ChangeLog<ArmyFacts>,
  head: TournamentFacts,
  { judge, teamFindings = [] }: { readonly judge: Judge; readonly teamFindings?: readonly TeamFinding[] },
): ArmyStanding => {
  const { army, override } = logged(log).facts;
  const found = army === null ? NOTHING_TO_JUDGE : judge(army, armyRulesOf(head));
  const judged = army !== null && teamFindings.length > 0 ? { ...found, verdict: 'ILLEGAL' as const } : found;
  const submitted = log.findLast(({ set }) => set.army !== undefined);
  return {
    ...judged,
    status: armyStatus(judged.verdict, override ?? null),
    teamFindings: army === null ? [] : teamFindings,
    override: shownOverride(override),
    submittedAt: isoTime(submitted?.at ?? 0),
    version: String(log.length),
  };
};

export const entrantArmyOf = (
  { tournament, entrant, member }: ArmyPlace,
  standing: ArmyStanding,
): EntrantArmy => ({
  tournament,
  entrant,
  member: member ?? null,
  legal: standing.status === 'LEGAL',
  ...standing,
});
