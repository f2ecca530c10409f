import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import type { DeletedWebhook } from '../../kernel/generated/answers';
import { tournamentId } from '../fields';
import { changeWebhook, webhookId } from './webhook-change';

/** Deletes a webhook. Nothing more is sent to it, not even messages that are waiting. */
export const deleteWebhook = operation({
  name: 'deleteWebhook',
  route: 'DELETE /v1/tournaments/{tournament}/webhooks/{webhook}',
  ...versionedTournamentChange,
  answers: 'DeletedWebhook',
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: (input, context: StoredContext, self): Promise<Answer<DeletedWebhook>> => {
    const { tournament, webhook: id } = input;
    return changeWebhook(
      {
        operation: self,
        input,
        change: () => null,
        answer: () => ({ tournament, id }),
      },
      context,
    );
  },
});
