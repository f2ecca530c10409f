import { type ChangeLog, logged } from '../../../shared/change-log';
import { slotFindingsOf } from '../../../domain/tournaments/event/slot-findings';
import {
  areListsPublic,
  armyStatus,
  armyStatuses,
  slotsOf,
} from '../../../domain/tournaments/event/army-desk';
import type { ArmyFacts, ArmyOverride, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { TeamFinding } from '../../../domain/tournaments/teams/team-armies';
import type { ArmyPlace, MemberArmy } from './army-access';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { armyRulesOf, NOTHING_TO_JUDGE, type Judge, unjudgeable } from './judge-army';
import { type Judges, foundFor } from './judge-team';
import type { DeskEntry } from './read-desk';
import { namesOf } from '../../../shared/names-of';
import { armySlotView } from '../views/settings-view';
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

/** The army list of an entrant, judged by these settings: by itself, and together with the others of its team. */
export const judgedArmy = (
  place: ArmyPlace,
  {
    log,
    head,
    entrant,
    team,
    judges,
  }: {
    readonly log: ChangeLog<ArmyFacts>;
    readonly head: TournamentFacts;
    readonly entrant: Pick<Entrant, 'facts'> | undefined;
    readonly team: readonly MemberArmy[];
    readonly judges: Judges;
  },
): answers.EntrantArmy => {
  const { tournament, entrant: id, member = null, slot } = place;
  const found = entrant ? judges.team(entrant, team, head) : [];
  const teamFindings = foundFor(found, member);
  const standing = standingOfArmy(log, head, { judge: judges.army, teamFindings, slot });
  const legal = standing.status === 'LEGAL';
  return { tournament, entrant: id, member, slot: slot ?? null, legal, ...standing };
};

/** The line of the army desk about a list that was handed in, or is missing. */
export const deskLine = (
  { entrant: { number, facts }, member, player, slot, log, teamFindings }: DeskEntry,
  head: TournamentFacts,
  judge: Judge,
): answers.ArmyDeskLine => {
  const judged = log.length > 0 ? standingOfArmy(log, head, { judge, teamFindings, slot }) : null;
  const { army = null, ...standing } = judged ?? {};
  return {
    entrant: entrantId(number),
    name: facts.name,
    member,
    player,
    slot,
    club: facts.club,
    status: judged?.status ?? 'MISSING',
    lists: army?.forces.map(({ list }) => list) ?? [],
    standing: judged && (standing as Omit<answers.ArmyStanding, 'army'>),
  };
};

/** How many lists of the desk stand each way. */
export const deskCounts = (lines: readonly answers.ArmyDeskLine[]): answers.ArmyDesk['counts'] =>
  namesOf(armyStatuses).map((status) => ({
    status,
    entrants: lines.filter((line) => line.status === status).length,
  }));

/** The slots of the event, and whether their lists are public. */
export const deskSlots = (head: TournamentFacts, nowMs: number): answers.ArmyDesk['slots'] =>
  slotsOf(head).map((slot) => ({
    ...armySlotView(slot),
    isPublic: areListsPublic(head, nowMs, slot.id),
  }));

/** Why no list can be judged: what is said of those that were handed in, or what would be said of the first one. */
export const whyNotJudged = async (
  lines: readonly answers.ArmyDeskLine[],
  head: TournamentFacts,
  store: Store,
): Promise<Answer<answers.ArmyNotJudged | null>> => {
  const standings = lines.flatMap(({ standing }) => standing ?? []);
  if (standings.length === 0) return unjudgeable(head, store);
  return ok(
    standings.find(({ notJudged }) => notJudged && notJudged.code !== 'ARMY_UNREADABLE')?.notJudged ?? null,
  );
};
