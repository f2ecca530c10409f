import { namesOf } from '../../../shared/names-of';
import { areListsPublic, armyStatuses, slotsOf } from '../../../domain/tournaments/event/army-desk';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { standingOfArmy } from './army-answer';
import { armyDeskView, armySlotView } from '../views/settings-view';
import { loadJudge, unjudgeable } from './judge-army';
import { type Answer, ok } from '../../kernel/use-case';
import { DESK_PRICE, deskInput, readDesk, textsOf } from './read-desk';
import type { ArmyDesk, ArmyDeskLine, ArmyNotJudged, ArmyStanding } from '../../kernel/generated/answers';

/** Why no list can be judged: what is said of those that were handed in, or what would be said of the first one. */
const whyNot = async (
  lines: readonly ArmyDeskLine[],
  head: TournamentFacts,
  { store }: StoredContext,
): Promise<Answer<ArmyNotJudged | null>> => {
  const standings = lines.flatMap(({ standing }) => standing ?? []);
  if (standings.length === 0) return unjudgeable(head, store);
  return ok(
    standings.find(({ notJudged }) => notJudged && notJudged.code !== 'ARMY_UNREADABLE')?.notJudged ?? null,
  );
};

/**
 * The army desk: who has handed in a list, and how each stands by the event's points limit, format, edition and catalogue. For
 * organisers and referees, and for everybody once the lists are public. At most 200 lists at once; in a team event each player has one,
 * and where each entrant has several armies, there is a line for each.
 */
export const armyDesk = operation({
  name: 'armyDesk',
  route: 'GET /v1/tournaments/{tournament}/army-desk',
  ...tournamentRead,
  answers: 'ArmyDesk',
  showsMoreThanVersion: true,
  covers: ['F11'],

  input: deskInput,
  price: () => DESK_PRICE,
  run: async (input, context: StoredContext): Promise<Answer<ArmyDesk>> => {
    const found = await readDesk(input, context);
    if (!found.ok) return found;
    const { tournament, isPublic, entries, next, version } = found.value;
    const { facts } = tournament.head;
    const judge = await loadJudge({ texts: textsOf(entries), heads: [facts] }, context.store);
    if (!judge.ok) return judge;
    const lines = entries.map(({ entrant, member, player, slot, log, teamFindings }): ArmyDeskLine => {
      const judged =
        log.length > 0 ? standingOfArmy(log, facts, { judge: judge.value, teamFindings, slot }) : null;
      const { army = null, ...standing } = judged ?? {};
      return {
        entrant: entrantId(entrant.number),
        name: entrant.facts.name,
        member,
        player,
        slot,
        club: entrant.facts.club,
        status: judged?.status ?? 'MISSING',
        lists: army?.forces.map(({ list }) => list) ?? [],
        standing: judged && (standing as Omit<ArmyStanding, 'army'>),
      };
    });
    const notJudged = await whyNot(lines, facts, context);
    if (!notJudged.ok) return notJudged;
    return ok({
      tournament: tournament.id,
      pointsLimit: facts.pointsLimit ?? null,
      settings: armyDeskView(facts),
      isPublic,
      slots: slotsOf(facts).map((slot) => ({
        ...armySlotView(slot),
        isPublic: areListsPublic(facts, context.clock.nowMs(), slot.id),
      })),
      notJudged: notJudged.value,
      counts: namesOf(armyStatuses).map((status) => ({
        status,
        entrants: lines.filter((line) => line.status === status).length,
      })),
      lines,
      next,
      version,
    });
  },
});
