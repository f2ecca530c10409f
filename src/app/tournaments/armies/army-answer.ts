import { type ChangeLog, logged } from '../../../shared/change-log';
import { armyStatus } from '../../../domain/tournaments/event/army-desk';
import type { ArmyFacts, ArmyOverride, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyPlace } from './army-access';
import { armyRulesOf, NOTHING_TO_JUDGE, type Judge } from './judge-army';
import { isoTime } from '../../kernel/iso-time';
import type * as answers from '../../kernel/generated/answers';

/** The standing of a list, with the army as it was read. */
type JudgedStanding = answers.ArmyStanding & Pick<answers.EntrantArmy, 'army'>;

const shownOverride = (override: ArmyOverride | null | undefined): answers.ArmyOverride | null => {
  if (!override) return null;
  const { atMs, ...shown } = override;
  return { ...shown, at: isoTime(atMs) };
};

/** The standing of a submitted list by these settings. An erased list has nothing left to judge. */
export const standingOfArmy = (
  log: ChangeLog<ArmyFacts>,
  head: TournamentFacts,
  { judge, teamFindings = [] }: { readonly judge: Judge; readonly teamFindings?: readonly TeamFinding[] },
): JudgedStanding => {
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
  standing: JudgedStanding,
): answers.EntrantArmy => ({
  tournament,
  entrant,
  member: member ?? null,
  legal: standing.status === 'LEGAL',
  ...standing,
});
