import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { wholeNumber, withDefault } from '../../kernel/input';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { readRecord } from '../../kernel/store/items';
import { mapAnswer } from '../../kernel/use-case';
import { addressOfHead } from '../change/change-head';
import { tournamentId } from '../fields';
import { authorise } from '../store/access';
import { headKind } from '../store/read-tournament';
import { deliveryCursor, knownWebhook, webhookId } from './webhook-change';
import { deliveryViews } from './webhook-view';

/** The messages to a webhook within the last 30 days, the newest change first; for its organisers. */
export const webhookDeliveries = operation({
  name: 'webhookDeliveries',
  route: 'GET /v1/tournaments/{tournament}/webhooks/{webhook}/deliveries',
  ...tournamentRead,
  answers: 'WebhookDeliveries',
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    webhook: webhookId,
    limit: withDefault(wholeNumber(1, 100, 'The most deliveries to answer.'), 25),
    cursor: deliveryCursor,
  }),
  run: async ({ tournament: id, webhook, limit, cursor }, { store, caller }: StoredContext, self) => {
    const head = await readRecord(headKind, { name: 'tournament', id, address: addressOfHead(id) }, store);
    if (!head.ok) return head;
    const actor = authorise(head.value.facts, self, caller);
    if (!actor.ok) return actor;
    const known = knownWebhook(head.value.facts.webhooks ?? [], webhook);
    if (!known.ok) return known;
    const page = await store.deliveries({ tournament: id, webhook }, limit, cursor);
    return mapAnswer(page, ({ items, next }) => ({ items: items.flatMap(deliveryViews), nextCursor: next }));
  },
});
