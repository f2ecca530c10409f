import { statusOf } from '../../../domain/tournaments/event/tournament';
import { mapAnswer } from '../../kernel/use-case';
import { knownEntrant } from '../change/change-entrant';
import { readOperation } from '../change/read-operation';
import { entrantIdText } from '../fields';
import { entrantView } from '../views/entrant-view';

/** An entrant of a tournament. */
export const entrant = readOperation({
  name: 'entrant',
  route: 'GET /v1/tournaments/{tournament}/entrants/{entrant}',
  answers: 'Entrant',
  covers: ['F1'],

  fields: { entrant: entrantIdText },
  answer: (tournament, { input }) =>
    mapAnswer(knownEntrant(tournament, input.entrant), (found) =>
      entrantView(found.number, found, statusOf(tournament, found.number)),
    ),
});
