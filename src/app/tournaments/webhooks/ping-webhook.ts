import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { addressOfHead, changeHead } from '../change/change-head';
import type { WebhookPing } from '../../kernel/generated/answers';
import { tournamentId } from '../fields';
import { deliveryIdOf } from '../../channels/delivery';
import { replaced, webhookId } from './webhook-change';

/** Sends a test message to a webhook, paused or not, through the same queue as all others. */
export const pingWebhook = operation({
  name: 'pingWebhook',
  route: 'POST /v1/tournaments/{tournament}/webhooks/{webhook}/ping',
  ...tournamentChange,
  answers: 'WebhookPing',
  success: 202,
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: (input, context: StoredContext, self): Promise<Answer<WebhookPing>> => {
    const { tournament, webhook: id } = input;
    return changeHead(
      {
        operation: { ...self, event: 'PING' },
        tournament,
        idempotencyScope: [tournament, id],
        input,
        current: null,
        receipt: { webhook: id },
        set: (seen) => {
          const found = replaced(seen, id, { change: (one) => one });
          return found.ok ? ok({}) : found;
        },
        answer: ({ version }) => ({
          tournament,
          webhook: id,
          delivery: deliveryIdOf(addressOfHead(tournament), version, id),
        }),
      },
      context,
    );
  },
});
