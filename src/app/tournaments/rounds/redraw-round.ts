import { drawnAgain } from '../../../domain/tournaments/changes/drawing';
import { reasonText } from '../../kernel/text-fields';
import { DRAW_PRICE } from './draw-round';
import { roundOperation } from '../change/change-round';

/** Draws a round again that has not been started. */
export const redrawRound = roundOperation({
  name: 'redrawRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/redraw',
  when: ['ROUND_DRAWN'],
  event: 'ROUND_DRAWN',

  fields: { reason: reasonText('Why it is drawn again; shown with the round.') },
  price: () => DRAW_PRICE,
  changesTables: true,
  set: (round, { input, tournament }) => drawnAgain(tournament, round, input.reason),
});
