import { ok } from '../../../shared/result';
import { FORMER_SECRET_LASTS_MS, secretOrigin } from './signature';
import { secretRequest, webhookOperation } from './webhook-change';
import { withSecret } from './webhook-view';

/**
 * Gives a webhook a new secret; the previous one also signs for one day. The key must have at least 16 characters: who
 * repeats it gets the secret again.
 */
export const rotateWebhookSecret = webhookOperation({
  name: 'rotateWebhookSecret',
  route: 'POST /v1/tournaments/{tournament}/webhooks/{webhook}/rotate-secret',
  answers: 'WebhookWithSecret',

  prepare: (_, context) => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const secretFrom = secretOrigin(context.keyring, request.value);
    const untilMs = context.clock.nowMs() + FORMER_SECRET_LASTS_MS;
    return ok({ change: (one) => ({ ...one, secretFrom, formerSecret: { from: one.secretFrom, untilMs } }) });
  },
  answer: (log, { tournament, webhook }, context) => withSecret(log, { tournament, id: webhook }, context),
});
