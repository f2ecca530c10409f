import { ok } from '../../../shared/result';
import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { named, optional, withDefault, arrayOf } from '../../kernel/input';
import { club, entrantName, members, pairingFields } from '../entrants/entrants';
import { registerEntrant } from '../entrants/register-entrant';
import { lineKey, MOST_LINES, bulkOperation } from './run-lines';

/**
 * Registers many entrants in one request, each as `registerEntrant` does; a line that is refused stops none of the others. Send the
 * request again with the same key, refused lines corrected: nobody is registered twice.
 */
export const registerEntrants = bulkOperation({
  name: 'registerEntrants',
  route: 'POST /v1/tournaments/{tournament}/entrants/bulk',
  graphql: { input: 'RegisterEntrantsInput', inputDescription: 'The entrants.' },
  who: organisers,

  fields: {
    entrants: arrayOf(
      named(
        'EntrantLineInput',
        z.strictObject({
          key: lineKey,
          name: entrantName,
          members: withDefault(members, []),
          club: optional(club),
          ...pairingFields,
        }),
        'An entrant to register.',
      ),
      [1, MOST_LINES],
      'The entrants, 1 to 200, in the order of their numbers.',
    ),
  },
  count: ({ entrants }) => entrants.length,
  linesOf: ({ tournament, entrants }) =>
    ok(
      entrants.map(({ key, ...entrant }, index) => ({
        line: index + 1,
        key,
        content: entrant,
        run: (line) => registerEntrant.run({ tournament, ...entrant }, line),
      })),
    ),
});
