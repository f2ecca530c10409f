import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import type { Answer } from '../../kernel/use-case';
import { awardView } from './awards-view';
import { bestOfLists } from './best-of-lists';
import type { TournamentAwards } from '../../kernel/generated/answers';

/** The awards of an event, with who has them and, once they are given, the votes. */
export const awards = operation({
  name: 'awards',
  route: 'GET /v1/tournaments/{tournament}/awards',
  ...tournamentRead,
  answers: 'TournamentAwards',
  covers: ['F15'],

  input: z.strictObject({ tournament: tournamentId }),
  price: () => 10,
  run: async (input, context: StoredContext): Promise<Answer<TournamentAwards>> => {
    const found = await readableTournament(input.tournament, 'awards', context);
    if (!found.ok) return found;
    const announced = found.value.head.facts.awards ?? [];
    const needsLists = announced.some(({ decidedBy }) => decidedBy === 'ARMY_LISTS');
    const best = needsLists ? await bestOfLists(found.value, context) : ok([]);
    if (!best.ok) return best;
    const isFinal = found.value.state === 'FINISHED';
    return ok({
      tournament: input.tournament,
      awards: announced.map((award) =>
        award.decidedBy === 'ARMY_LISTS'
          ? { ...awardView(award), isGiven: isFinal, winners: best.value }
          : awardView(award),
      ),
    });
  },
});
