import { ok } from '../../../shared/result';
import { readOperation } from '../change/read-operation';
import { awardView } from './awards-view';
import { bestOfLists } from './best-of-lists';
import type { TournamentAwards } from '../../kernel/generated/answers';

/** The awards of an event, with who has them and, once they are given, the votes. */
export const awards = readOperation({
  name: 'awards',
  route: 'GET /v1/tournaments/{tournament}/awards',
  answers: 'TournamentAwards',
  covers: ['F15'],

  price: () => 10,
  answer: async (tournament, { context }) => {
    const announced = tournament.head.facts.awards ?? [];
    const needsLists = announced.some(({ decidedBy }) => decidedBy === 'ARMY_LISTS');
    const best = needsLists ? await bestOfLists(tournament, context) : ok([]);
    if (!best.ok) return best;
    const isFinal = tournament.state === 'FINISHED';
    return ok<TournamentAwards>({
      tournament: tournament.id,
      awards: announced.map((award) =>
        award.decidedBy === 'ARMY_LISTS'
          ? { ...awardView(award), isGiven: isFinal, winners: best.value }
          : awardView(award),
      ),
    });
  },
});
