import { pairedByName } from '../../../domain/tournaments/changes/late-pair';
import { entrantIdText } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/**
 * Pairs two who have nobody to play in a round that is drawn or under way: who came late, has a bye, or whose opponent has left.
 * Other tables and their results stay. Two whose opponents have both left meet at the one's table, and those who left stay at the
 * other's: rule it lost by both.
 */
export const pairStranded = roundOperation({
  name: 'pairStranded',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/late-pairs',
  graphql: { input: 'PairStrandedInput', inputDescription: 'The two, and why.' },
  when: ['ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'ROUND_DRAWN',

  fields: {
    first: entrantIdText,
    second: entrantIdText,
    reason: reasonText('Why; shown with their table.'),
  },
  set: (round, { input, tournament }) => pairedByName(tournament, round, input),
});
