import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import { changeHead } from '../change/change-head';
import { tournamentId } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { settingsView } from '../views/settings-view';

/**
 * Cancels a tournament that is not finished. Everything of it can still be read, nothing goes on, and leagues count nothing of it;
 * `resumeTournament` undoes it.
 */
export const cancelTournament = operation({
  name: 'cancelTournament',
  route: 'POST /v1/tournaments/{tournament}/cancel',
  ...versionedTournamentChange,
  answers: 'TournamentSettings',
  who: organisers,
  when: whileOpen,
  event: 'TOURNAMENT_CANCELLED',
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    reason: reasonText('Why it is cancelled; shown with the tournament.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeHead(
      {
        operation: self,
        tournament: input.tournament,
        input,
        set: () => ok({ cancelled: { reason: input.reason, atMs: context.clock.nowMs() } }),
        answer: (head) => settingsView(input.tournament, head),
      },
      context,
    ),
});
