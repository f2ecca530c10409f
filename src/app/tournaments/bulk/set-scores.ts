import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { named } from '../../kernel/input';
import { scoreFields, setScore } from '../entrants/set-score';
import { entrantIdText } from '../fields';
import { listOperation } from './run-lines';

const scoreLine = z.strictObject({ entrant: entrantIdText, ...scoreFields });

/** Notes many scores in one request, each as `setScore` does; a line that is refused stops none of the others. */
export const setScores = listOperation({
  name: 'setScores',
  route: 'POST /v1/tournaments/{tournament}/scores',
  graphql: { input: 'SetScoresInput', inputDescription: 'The scores.' },
  who: scorekeepers,

  list: {
    name: 'scores',
    of: named('ScoreLineInput', scoreLine, 'A score of an entrant.'),
    description: 'The scores',
  },
  lineOf: (score, { tournament }) => ({
    content: score,
    run: (line) => setScore.run({ tournament, ...score }, line),
  }),
});
