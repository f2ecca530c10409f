import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import type { Logged } from '../../../../shared/change-log';
import { authorName } from '../../../kernel/store/credentials';
import type { Author } from '../../../kernel/store/mutation';
import { type Answer, ok } from '../../../kernel/use-case';

import { changeRoll } from './change-roll';
import { rollId } from '../fields';
import { openRoll, playerOf } from './roll-access';
import { type RollFacts, joinableUntilMs, termsOf } from '../roll-facts';
import { readRoll } from './roll-items';

const NAME = 'abandonRoll';

/**
 * The author of abandoning a roll: one of its players at any time, anybody once it is too late to join. `shownAs`: as everybody reads
 * it, a player's name or "anyone".
 */
const abandoner = (
  { facts, log }: Logged<RollFacts>,
  { caller, clock }: StoredContext,
): Answer<Author & { readonly shownAs: string }> => {
  const player = playerOf(facts, NAME, caller.token);
  if (player.ok)
    return ok({
      name: authorName('PLAYER', player.value.hash),
      shownAs: termsOf(facts).players[player.value.player] ?? '',
    });
  return clock.nowMs() >= joinableUntilMs(log) ? ok({ name: 'ANYONE', shownAs: 'anyone' }) : player;
};

/**
 * Gives up a roll that is still open: no dice, and our secret is shown. For its players; for anybody after the
 * time to join.
 */
export const abandonRoll = operation({
  name: 'abandonRoll',
  route: 'POST /v1/rolls/{id}/abandon',
  function: 'tournaments',
  answers: 'Roll',
  idempotencyKey: true,
  reads: ['ROLL'],
  writes: ['ROLL'],
  covers: ['A26'],

  input: z.strictObject({ id: rollId }),
  run: ({ id }, context: StoredContext) =>
    changeRoll(
      {
        operation: NAME,
        id,
        input: {},
        read: () => readRoll(context.store, id),
        author: (roll) => abandoner(roll, context),
        set: (roll, { shownAs }) => {
          const open = openRoll(roll, NAME, false);
          return open.ok ? ok({ abandonedBy: shownAs }) : open;
        },
      },
      context,
    ),
});
