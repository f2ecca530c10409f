import { scorekeepers } from '../../../domain/tournaments/event/role';
import { checkInEntrant } from '../entrants/check-in-entrant';
import { entrantIdText } from '../fields';
import { listOperation } from './run-lines';

/** Checks in many entrants in one request, each as `checkInEntrant` does; a line that is refused stops none of the others. */
export const checkInEntrants = listOperation({
  name: 'checkInEntrants',
  route: 'POST /v1/tournaments/{tournament}/check-ins',
  graphql: { input: 'CheckInEntrantsInput', inputDescription: 'The entrants that have come.' },
  who: scorekeepers,

  list: { name: 'entrants', of: entrantIdText, description: 'The ids of the entrants' },
  lineOf: (entrant, { tournament }) => ({
    content: entrant,
    run: (line) => checkInEntrant.run({ tournament, entrant }, line),
  }),
});
