import { ok } from '../../../shared/result';
import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { named, wholeNumber, arrayOf } from '../../kernel/input';
import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { roundOfEffect } from '../facts/entrant-notes';
import { entrantIdText } from '../fields';
import { nameText } from '../../kernel/text-fields';
import { setScore } from '../entrants/set-score';
import { MOST_LINES, bulkOperation } from './run-lines';

/** Notes many scores in one request, each as `setScore` does; a line that is refused stops none of the others. */
export const setScores = bulkOperation({
  name: 'setScores',
  route: 'POST /v1/tournaments/{tournament}/scores',
  graphql: { input: 'SetScoresInput', inputDescription: 'The scores.' },
  who: scorekeepers,

  fields: {
    scores: arrayOf(
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
      [1, MOST_LINES],
      'The scores, 1 to 200.',
    ),
  },
  count: ({ scores }) => scores.length,
  linesOf: ({ tournament, scores }) =>
    ok(
      scores.map((score, index) => ({
        line: index + 1,
        content: score,
        run: (line) => setScore.run({ tournament, ...score }, line),
      })),
    ),
});
