import { ok } from '../../../shared/result';
import { addressOfHead, headOperation } from '../change/change-head';
import { deliveryIdOf } from '../../kernel/channels/delivery';
import { replaced, webhookId } from './webhook-change';

/** Sends a test message to a webhook, paused or not, through the same queue as all others. */
export const pingWebhook = headOperation({
  name: 'pingWebhook',
  route: 'POST /v1/tournaments/{tournament}/webhooks/{webhook}/ping',
  current: null,
  answers: 'WebhookPing',
  success: 202,
  covers: ['F1'],

  fields: { webhook: webhookId },
  sends: ({ webhook }) => ({ event: 'PING', receipt: { webhook } }),
  scope: ({ webhook }) => webhook,
  set: ({ input, tournament }) => {
    const found = replaced(tournament, input.webhook, { change: (one) => one });
    return found.ok ? ok({}) : found;
  },
  answer: (tournament, { version }, { input: { webhook } }) => ({
    tournament,
    webhook,
    delivery: deliveryIdOf(addressOfHead(tournament), version, webhook),
  }),
});
