import * as z from 'zod/mini';
import { nextRound } from '../../../domain/tournaments/changes/drawing';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import { optional, shortText } from '../../kernel/input';
import { changeRound } from '../change/change-round';
import { oneTournament } from '../fields';

/** Units of work of a draw, however few play: the dearest, of a thousand entrants with clubs to keep apart, takes about as many milliseconds. */
export const DRAW_PRICE = 250;

/** Draws the next round: the first from the committed seed, later ones by the standings. */
export const drawRound = operation({
  name: 'drawRound',
  route: 'POST /v1/tournaments/{tournament}/rounds',
  ...tournamentChange,
  answers: 'Round',
  success: 201,
  location: '/v1/tournaments/{tournament}/rounds/{number}',
  who: scorekeepers,
  when: [...beforeRounds, 'ROUND_COMPLETE'],
  event: 'ROUND_DRAWN',
  covers: ['F2', 'F3', 'F4', 'F8', 'F10'],

  input: z.strictObject({
    ...oneTournament,
    digest: optional(
      shortText('The digest of the preview to publish; refused if anything has changed since.'),
    ),
  }),
  price: () => DRAW_PRICE,
  run: (input, context: StoredContext, self) =>
    changeRound(
      { operation: self, input, decide: (tournament) => nextRound(tournament, input.digest) },
      context,
    ),
});
