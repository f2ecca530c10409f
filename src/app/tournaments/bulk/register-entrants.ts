import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { named, optional, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { club, entrantName, members, pairingFields } from '../entrants/entrants';
import { tournamentId } from '../fields';
import { registerEntrant } from '../entrants/register-entrant';
import { dryRun, LINE_UNITS, lineKey, MOST_LINES, runLines } from './run-lines';

/**
 * Registers many entrants in one request, each as `registerEntrant` does; a line that is refused stops none of the others. Send the
 * request again with the same key, refused lines corrected: nobody is registered twice.
 */
export const registerEntrants = operation({
  name: 'registerEntrants',
  route: 'POST /v1/tournaments/{tournament}/entrants/bulk',
  ...tournamentChange,
  answers: 'BulkReport',
  graphql: { input: 'RegisterEntrantsInput', inputDescription: 'Who they are.' },
  who: organisers,
  covers: ['F13'],

  input: z.strictObject({
    tournament: tournamentId,
    dryRun,
    entrants: z
      .array(
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
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_LINES),
        z.describe('The entrants, 1 to 200, in the order of their numbers.'),
      ),
  }),
  price: ({ entrants }) => entrants.length * LINE_UNITS,
  run: ({ tournament, dryRun: isDry, entrants }, context: StoredContext, self) =>
    runLines(
      {
        tournament,
        operation: self,
        isDry,
        lines: entrants.map(({ key, ...entrant }, index) => ({
          line: index + 1,
          key,
          content: entrant,
          run: (line) => registerEntrant.run({ tournament, ...entrant }, line),
        })),
      },
      context,
    ),
});
