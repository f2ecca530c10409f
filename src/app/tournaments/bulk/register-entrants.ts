import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { named } from '../../kernel/input';
import { entrantFields } from '../entrants/entrants';
import { registerEntrant } from '../entrants/register-entrant';
import { lineKey, listOperation } from './run-lines';

const entrantLine = z.strictObject({ key: lineKey, ...entrantFields });

/**
 * Registers many entrants in one request, each as `registerEntrant` does; a line that is refused stops none of the others. Send the
 * request again with the same key, refused lines corrected: nobody is registered twice.
 */
export const registerEntrants = listOperation({
  name: 'registerEntrants',
  route: 'POST /v1/tournaments/{tournament}/entrants/bulk',
  graphql: { input: 'RegisterEntrantsInput', inputDescription: 'The entrants.' },
  who: organisers,

  list: {
    name: 'entrants',
    of: named('EntrantLineInput', entrantLine, 'An entrant to register.'),
    description: 'The entrants in the order of their numbers',
  },
  lineOf: ({ key, ...entrant }, { tournament }) => ({
    key,
    content: entrant,
    run: (line) => registerEntrant.run({ tournament, ...entrant }, line),
  }),
});
