import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { checkInEntrant } from '../entrants/check-in-entrant';
import { entrantIdText, tournamentId } from '../fields';
import { dryRun, LINE_UNITS, MOST_LINES, runLines } from './run-lines';

/** Checks in many entrants in one request, each as `checkInEntrant` does; a line that is refused stops none of the others. */
export const checkInEntrants = operation({
  name: 'checkInEntrants',
  route: 'POST /v1/tournaments/{tournament}/check-ins',
  ...tournamentChange,
  answers: 'BulkReport',
  graphql: { input: 'CheckInEntrantsInput', inputDescription: 'Who has come.' },
  who: scorekeepers,
  covers: ['F13'],

  input: z.strictObject({
    tournament: tournamentId,
    dryRun,
    entrants: z
      .array(entrantIdText)
      .check(z.minLength(1), z.maxLength(MOST_LINES), z.describe('The ids of the entrants, 1 to 200.')),
  }),
  price: ({ entrants }) => entrants.length * LINE_UNITS,
  run: ({ tournament, dryRun: isDry, entrants }, context: StoredContext, self) =>
    runLines(
      {
        tournament,
        operation: self,
        isDry,
        lines: entrants.map((entrant, index) => ({
          line: index + 1,
          content: entrant,
          run: (line) => checkInEntrant.run({ tournament, entrant }, line),
        })),
      },
      context,
    ),
});
