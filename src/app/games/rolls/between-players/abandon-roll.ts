import { ok } from '../../../kernel/use-case';
import { termsOf } from '../roll-facts';
import { rollOperation } from './change-roll';

/**
 * Gives up a roll that is still open: no dice, and our secret is shown. For its players; for anybody after the
 * time to join.
 */
export const abandonRoll = rollOperation({
  name: 'abandonRoll',
  route: 'POST /v1/rolls/{id}/abandon',
  covers: ['A26'],

  set: ({ facts }, { player }) => ok({ abandonedBy: termsOf(facts).players[player ?? -1] ?? 'anyone' }),
});
