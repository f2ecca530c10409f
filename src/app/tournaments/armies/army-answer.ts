import { type ChangeLog, logged } from '../../../shared/change-log';
import { slotFindingsOf } from '../../../domain/tournaments/event/slot-findings';
import { armyStatus, slotsOf } from '../../../domain/tournaments/event/army-desk';
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
  {
    judge,
    teamFindings = [],
    slot = null,
  }: {
    readonly judge: Judge;
    readonly teamFindings?: readonly TeamFinding[];
    /** The slot, if each entrant has several armies. */
    readonly slot?: string | null | undefined;
  },
): JudgedStanding => {
  const { army, override } = logged(log).facts;
  const rules = slotsOf(head).find(({ id }) => id === slot);
  const { counted, ...found } = army === null ? NOTHING_TO_JUDGE : judge(army, armyRulesOf(head, slot));
  const slotFindings = rules && counted ? slotFindingsOf(rules, counted()) : [];
  const isBroken = army !== null && (teamFindings.length > 0 || slotFindings.length > 0);
  const judged = isBroken ? { ...found, verdict: 'ILLEGAL' as const } : found;
  const submitted = log.findLast(({ set }) => set.army !== undefined);
  return {
    ...judged,
    status: armyStatus(judged.verdict, override ?? null),
    teamFindings: army === null ? [] : teamFindings,
    slotFindings,
    override: shownOverride(override),
    submittedAt: isoTime(submitted?.at ?? 0),
    version: String(log.length),
  };
};

export const entrantArmyOf = (
  { tournament, entrant, member, slot }: ArmyPlace,
  standing: JudgedStanding,
): answers.EntrantArmy => ({
  tournament,
  entrant,
  member: member ?? null,
  slot: slot ?? null,
  legal: standing.status === 'LEGAL',
  ...standing,
});
