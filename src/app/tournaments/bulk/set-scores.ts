import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { named, wholeNumber } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { LARGEST_SCORE, roundOfEffect } from '../facts/entrant-notes';
import { entrantIdText, tournamentId } from '../fields';
import { nameText } from '../../kernel/text-fields';
import { setScore } from '../entrants/set-score';
import { dryRun, LINE_UNITS, MOST_LINES, runLines } from './run-lines';

/** Notes many scores in one request, each as `setScore` does; a line that is refused stops none of the others. */
export const setScores = operation({
  name: 'setScores',
  route: 'POST /v1/tournaments/{tournament}/scores',
  ...tournamentChange,
  answers: 'BulkReport',
  graphql: { input: 'SetScoresInput', inputDescription: 'The scores.' },
  who: scorekeepers,
  covers: ['F13'],

  input: z.strictObject({
    tournament: tournamentId,
    dryRun,
    scores: z
      .array(
        named(
          'ScoreLineInput',
          z.strictObject({
            entrant: entrantIdText,
            tiebreaker: nameText('The name of an announced tiebreaker.'),
            value: wholeNumber(-LARGEST_SCORE, LARGEST_SCORE, 'The score.'),
            round: roundOfEffect,
          }),
          'A score of an entrant.',
        ),
      )
      .check(z.minLength(1), z.maxLength(MOST_LINES), z.describe('The scores, 1 to 200.')),
  }),
  price: ({ scores }) => scores.length * LINE_UNITS,
  run: ({ tournament, dryRun: isDry, scores }, context: StoredContext, self) =>
    runLines(
      {
        tournament,
        operation: self,
        isDry,
        lines: scores.map((score, index) => ({
          line: index + 1,
          content: score,
          run: (line) => setScore.run({ tournament, ...score }, line),
        })),
      },
      context,
    ),
});
