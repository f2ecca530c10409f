import { ok } from '../../../shared/result';
import { webhookOperation } from './webhook-change';

/** Deletes a webhook. Nothing more is sent to it, not even messages that are waiting. */
export const deleteWebhook = webhookOperation({
  name: 'deleteWebhook',
  route: 'DELETE /v1/tournaments/{tournament}/webhooks/{webhook}',
  answers: 'DeletedWebhook',

  prepare: () => ok({ change: () => null }),
  answer: (_, { tournament, webhook }) => ({ tournament, id: webhook }),
});
