import { swapNamed } from '../../../domain/tournaments/changes/by-hand';
import { entrantIdText } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/** Swaps two entrants of a drawn round. */
export const swapEntrants = roundOperation({
  name: 'swapEntrants',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/swap',
  graphql: { input: 'SwapEntrantsInput', inputDescription: 'The two entrants, and why.' },
  when: ['ROUND_DRAWN'],
  event: 'ROUND_DRAWN',

  fields: {
    first: entrantIdText,
    second: entrantIdText,
    reason: reasonText('Why; shown with their tables.'),
  },
  changesTables: true,
  set: (round, { input, tournament }) => swapNamed(tournament, round, input),
});
