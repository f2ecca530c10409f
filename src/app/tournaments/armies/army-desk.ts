import type { ArmyDesk } from '../../kernel/generated/answers';
import { mapAnswer } from '../../kernel/use-case';
import { armyDeskView } from '../views/settings-view';
import { deskCounts, deskLine, deskSlots, whyNotJudged } from './army-answer';
import { loadJudge } from './judge-army';
import { deskOperation } from './read-desk';

/**
 * The army desk: who has handed in a list, and how each stands by the event's points limit, format, edition and catalogue. For
 * organisers and referees, and for everybody once the lists are public. At most 200 lists at once; in a team event each player has one,
 * and where each entrant has several armies, there is a line for each.
 */
export const armyDesk = deskOperation({
  name: 'armyDesk',
  route: 'GET /v1/tournaments/{tournament}/army-desk',
  answers: 'ArmyDesk',
  readings: 1,

  answer: async ({ tournament, isPublic, entries, toJudge, next, version }, { store, clock }) => {
    const { facts } = tournament.head;
    const judge = await loadJudge(toJudge, store);
    if (!judge.ok) return judge;
    const lines = entries.map((entry) => deskLine(entry, facts, judge.value));
    return mapAnswer(await whyNotJudged(lines, facts, store), (notJudged): ArmyDesk => ({
      tournament: tournament.id,
      pointsLimit: facts.pointsLimit ?? null,
      settings: armyDeskView(facts),
      isPublic,
      slots: deskSlots(facts, clock.nowMs()),
      notJudged,
      counts: deskCounts(lines),
      lines,
      next,
      version,
    }));
  },
});
