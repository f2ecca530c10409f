import { ok } from '../../../shared/result';
import { readerPart } from '../public-projection/projection-parts';
import { readOperation } from '../change/read-operation';
import { tournamentView } from '../views/tournament-view';

/** A tournament. */
export const tournament = readOperation({
  name: 'tournament',
  route: 'GET /v1/tournaments/{tournament}',
  answers: 'Tournament',
  graphql: { renamed: { tournament: 'id' } },
  covers: ['F1', 'F11'],

  projected: async (input, context) => {
    const given = await readerPart(input.tournament, 'EVENT', context);
    return given && { ...given.content, version: given.head.cursor };
  },
  answer: (event) => ok(tournamentView(event)),
});
