import { ok } from '../../../kernel/use-case';
import { fightOperation } from './change-fight';
import { fightTermsOf } from './fight-facts';

/**
 * Gives up a refereed fight that is not over: its secret is shown, and who gave it up. For its players; for anybody after the time to
 * play.
 */
export const abandonRefereedFight = fightOperation({
  name: 'abandonRefereedFight',
  route: 'POST /v1/rolls/fights/{id}/abandon',
  covers: ['A26'],

  set: ({ facts }, { player }) => ok({ abandonedBy: fightTermsOf(facts).players[player ?? -1] ?? 'anyone' }),
});
