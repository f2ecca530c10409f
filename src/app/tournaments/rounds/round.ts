import { drawnRound } from '../../../domain/tournaments/event/tournament';
import { mapAnswer } from '../../kernel/use-case';
import { readerPart } from '../public-projection/projection-parts';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { roundView } from '../views/round-view';

/** A round of a tournament: its tables with their reasons and results. */
export const round = readOperation({
  name: 'round',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}',
  answers: 'Round',
  covers: ['F8'],

  fields: { round: roundNumber },
  projected: async (input, context) => {
    const given = await readerPart(input.tournament, 'ROUND', context);
    return given?.content?.number === input.round ? given.content : undefined;
  },
  answer: (tournament, { input }) =>
    mapAnswer(drawnRound(tournament, input.round), (drawn) => roundView(tournament.id, drawn)),
});
