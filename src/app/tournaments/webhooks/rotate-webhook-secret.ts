import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { tournamentId } from '../fields';
import { FORMER_SECRET_LASTS_MS, secretOrigin, webhookSecret } from './signature';
import { changeWebhook, secretRequest, webhookId } from './webhook-change';
import { webhookIn, webhookView } from './webhook-view';
import type { WebhookWithSecret } from '../../kernel/generated/answers';

/**
 * Gives a webhook a new secret; the previous one also signs for one day. The key must have at least 16 characters: who
 * repeats it gets the secret again.
 */
export const rotateWebhookSecret = operation({
  name: 'rotateWebhookSecret',
  route: 'POST /v1/tournaments/{tournament}/webhooks/{webhook}/rotate-secret',
  ...versionedTournamentChange,
  answers: 'WebhookWithSecret',
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: async (input, context: StoredContext, self): Promise<Answer<WebhookWithSecret>> => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const { tournament, webhook: id } = input;
    const untilMs = context.clock.nowMs() + FORMER_SECRET_LASTS_MS;
    return changeWebhook(
      {
        operation: self,
        input,
        change: (one) => ({
          ...one,
          secretFrom: secretOrigin(context.keyring, request.value),
          formerSecret: { from: one.secretFrom, untilMs },
        }),
        answer: (log) => ({
          webhook: webhookView(tournament, webhookIn(log, id)),
          secret: webhookSecret(context.keyring, tournament, webhookIn(log, id).secretFrom),
        }),
      },
      context,
    );
  },
});
