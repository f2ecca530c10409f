import { ok } from '../../../shared/result';
import { drawn } from '../../../domain/tournaments/event/drawing';
import { reasonText } from '../../kernel/text-fields';
import { DRAW_PRICE, enoughEntrants } from './draw-round';
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
  set: ({ log }, { input, tournament }) => {
    const enough = enoughEntrants(tournament, input.round);
    if (!enough.ok) return enough;
    const redraws = log.filter(({ op }) => op === 'redrawRound').length + 1;
    return ok(drawn(tournament, input.round, { redraws, note: input.reason }));
  },
});
