import * as z from 'zod/mini';
import type { Logged } from '../../tournaments/event/change-log';
import { ok } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorName } from '../tournaments/access';
import type { StoredContext } from '../tournaments/context';
import { mutate } from '../tournaments/mutation';
import { rollId } from './fields';
import { openRoll, playerOf } from './roll-access';
import type { RollFacts } from './roll-facts';
import { joinableUntilMs, termsOf } from './roll-facts';
import { readRoll, rollAddress } from './roll-items';
import { rollView } from './roll-view';

/** Who gives the roll up: one of its players at any time, anybody once it is too late to join. */
const whoAbandons = (
  { facts, log }: Logged<RollFacts>,
  { caller, clock }: StoredContext,
): Answer<{ readonly name: string; readonly author: string }> => {
  const player = playerOf(facts, 'abandonRoll', caller.token);
  if (player.ok)
    return ok({
      name: termsOf(facts).players[player.value.player] ?? '',
      author: authorName('PLAYER', player.value.hash),
    });
  return clock.nowMs() >= joinableUntilMs(log) ? ok({ name: 'anyone', author: 'ANYONE' }) : player;
};

/**
 * Gives up a roll that is still open: no dice, no further words, and the service shows the secret it was bound to. It stays
 * listed. WRONG_STATE: the roll is over.
 */
export const abandonRoll = useCase({
  input: z.strictObject({ id: rollId }),
  run: async ({ id }, context: StoredContext) => {
    const address = rollAddress(id);
    return mutate(
      {
        operation: 'abandonRoll',
        target: id,
        input: {},
        read: () => readRoll(context.store, id),
        head: null,
        author: (roll) => {
          const who = whoAbandons(roll, context);
          return who.ok ? ok(who.value.author) : who;
        },
        places: ({ log }) => [{ address, log }],
        decide: (roll) => {
          const who = whoAbandons(roll, context);
          if (!who.ok) return who;
          const open = openRoll(roll, 'abandonRoll', false);
          return open.ok ? ok({ address, log: roll.log, set: { abandonedBy: who.value.name } }) : open;
        },
        answer: ({ log }) => rollView(id, log),
      },
      context,
    );
  },
});
