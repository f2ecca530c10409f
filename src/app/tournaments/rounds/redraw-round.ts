import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { drawn } from '../../../domain/tournaments/event/drawing';
import type { StoredContext } from '../../kernel/store/context';
import { changeRound } from '../change/change-round';
import { reasonText } from '../../kernel/text-fields';
import { DRAW_PRICE, enoughEntrants } from './round-preview';
import { oneRound } from './rounds';

/** Draws a round again that has not been started. */
export const redrawRound = operation({
  name: 'redrawRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/redraw',
  ...versionedTournamentChange,
  answers: 'Round',
  who: scorekeepers,
  when: ['ROUND_DRAWN'],
  event: 'ROUND_DRAWN',
  covers: ['F8'],

  input: z.strictObject({ ...oneRound, reason: reasonText('Why it is drawn again; shown with the round.') }),
  price: () => DRAW_PRICE,
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        changesTables: true,
        set: ({ log }, tournament) => {
          const enough = enoughEntrants(tournament);
          if (!enough.ok) return enough;
          const redraws = log.filter(({ op }) => op === 'redrawRound').length + 1;
          return ok(drawn(tournament, input.round, { redraws, note: input.reason }));
        },
      },
      context,
    ),
});
