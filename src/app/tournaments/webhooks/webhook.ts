import { organisers } from '../../../domain/tournaments/event/role';
import { mapAnswer } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { knownWebhook, webhookId, webhooksOf } from './webhook-change';
import { webhookView } from './webhook-view';

/** A webhook of a tournament, without its secret; for the organisers. */
export const webhook = readOperation({
  name: 'webhook',
  route: 'GET /v1/tournaments/{tournament}/webhooks/{webhook}',
  answers: 'Webhook',
  who: organisers,
  covers: ['F1'],

  fields: { webhook: webhookId },
  answer: (tournament, { input: { webhook: id } }) =>
    mapAnswer(knownWebhook(webhooksOf(tournament), id), (found) => webhookView(tournament.id, found)),
});
