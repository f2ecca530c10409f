import { organisers } from '../../../domain/tournaments/event/role';
import { ok } from '../../../shared/result';
import { readOperation } from '../change/read-operation';
import { webhooksOf } from './webhook-change';
import { webhookView } from './webhook-view';
import type { WebhookList } from '../../kernel/generated/answers';

/** The webhooks of a tournament, without their secrets; for its organisers. */
export const webhooks = readOperation({
  name: 'webhooks',
  route: 'GET /v1/tournaments/{tournament}/webhooks',
  answers: 'WebhookList',
  who: organisers,
  covers: ['F1'],

  answer: (tournament) =>
    ok<WebhookList>({
      tournament: tournament.id,
      items: webhooksOf(tournament).map((one) => webhookView(tournament.id, one)),
      version: String(tournament.head.version),
    }),
});
