import { arrayOf } from '../../kernel/input';
import { ok } from '../../../shared/result';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { checkInEntrant } from '../entrants/check-in-entrant';
import { entrantIdText } from '../fields';
import { MOST_LINES, bulkOperation } from './run-lines';

/** Checks in many entrants in one request, each as `checkInEntrant` does; a line that is refused stops none of the others. */
export const checkInEntrants = bulkOperation({
  name: 'checkInEntrants',
  route: 'POST /v1/tournaments/{tournament}/check-ins',
  graphql: { input: 'CheckInEntrantsInput', inputDescription: 'The entrants that have come.' },
  who: scorekeepers,

  fields: {
    entrants: arrayOf(entrantIdText, [1, MOST_LINES], 'The ids of the entrants, 1 to 200.'),
  },
  count: ({ entrants }) => entrants.length,
  linesOf: ({ tournament, entrants }) =>
    ok(
      entrants.map((entrant, index) => ({
        line: index + 1,
        content: entrant,
        run: (line) => checkInEntrant.run({ tournament, entrant }, line),
      })),
    ),
});
