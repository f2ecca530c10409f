import { whileOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { reasonText } from '../../kernel/text-fields';
import { settingsOperation } from '../change/change-head';

/**
 * Cancels a tournament that is not finished. Everything of it can still be read, nothing goes on, and leagues count nothing of it;
 * `resumeTournament` undoes it.
 */
export const cancelTournament = settingsOperation({
  name: 'cancelTournament',
  route: 'POST /v1/tournaments/{tournament}/cancel',
  when: whileOpen,
  event: 'TOURNAMENT_CANCELLED',

  fields: { reason: reasonText('Why it is cancelled; shown with the tournament.') },
  set: ({ input, nowMs }) => ok({ cancelled: { reason: input.reason, atMs: nowMs } }),
});
