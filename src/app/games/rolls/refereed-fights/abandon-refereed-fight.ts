import * as z from 'zod/mini';
import { type StoredContext, operation } from '../../../kernel/operation';
import { ok } from '../../../kernel/use-case';
import { fightId } from '../fields';
import { joinableUntilMs } from '../roll-facts';
import { changeFight, possibleIn } from './change-fight';
import { fightTermsOf } from './fight-facts';

/**
 * Gives up a refereed fight that is not over: its secret is shown, and who gave it up. For its players; for anybody after the time to
 * play.
 */
export const abandonRefereedFight = operation({
  name: 'abandonRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/abandon',
  function: 'tournaments',
  answers: 'RefereedFight',
  idempotencyKey: true,
  reads: ['REFEREED_FIGHT'],
  writes: ['REFEREED_FIGHT'],
  covers: ['A26'],

  input: z.strictObject({ id: fightId }),
  run: ({ id }, context: StoredContext, { name }) =>
    changeFight(
      {
        operation: name,
        id,
        input: {},
        outsider: ({ log }) =>
          context.clock.nowMs() >= joinableUntilMs(log) ? { name: 'ANYONE', player: null } : null,
        set: (fight, { player }) => {
          const going = possibleIn(fight, 'abandonRefereedFight', context.clock.nowMs());
          if (!going.ok) return going;
          const { players } = fightTermsOf(going.value);
          return ok({ abandonedBy: player === null ? 'anyone' : (players[player] ?? 'anyone') });
        },
      },
      context,
    ),
});
