import { organisers } from '../../../domain/tournaments/event/role';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { idText, optional, wholeNumber, withDefault } from '../../kernel/input';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { tournamentId } from '../fields';
import { loggedOf } from '../../kernel/store/items';
import type { Item } from '../../kernel/store/store';
import { authorise } from '../store/access';
import { headKind, noTournament } from '../store/read-tournament';
import { deliveryKind } from '../../kernel/channels/delivery';
import type { WebhookDeliveries, WebhookDelivery } from '../../kernel/generated/answers';
import { isoTime, isoTimeOrNull } from '../../kernel/iso-time';

const deliveryViews = (item: Item): readonly WebhookDelivery[] => {
  const { address } = item;
  const delivery = loggedOf(deliveryKind, item);
  if (address.item !== 'DELIVERY' || !delivery) return [];
  const { facts } = delivery;
  return [
    {
      id: address.id,
      type: facts.type,
      state: facts.state,
      happenedAt: isoTime(address.atMs),
      attempts: facts.attempts,
      lastAttemptAt: isoTimeOrNull(facts.lastAttemptAtMs),
      lastStatus: facts.lastStatus,
      lastProblem: facts.lastProblem,
      nextAttemptAt: facts.state === 'PENDING' ? isoTime(facts.dueAtMs) : null,
      payload: facts.payload,
    },
  ];
};

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
    webhook: idText('The id of the webhook.'),
    limit: withDefault(wholeNumber(1, 100, 'The most deliveries to answer.'), 25),
    cursor: optional(
      z
        .string()
        .check(
          z.regex(/^\d{16}#[\w-]{1,40}$/, 'must be the nextCursor of an earlier answer'),
          z.describe('The `nextCursor` of the previous page.'),
        ),
    ),
  }),
  run: async (input, { store, caller }: StoredContext, self): Promise<Answer<WebhookDeliveries>> => {
    const { tournament, webhook, limit, cursor } = input;
    const heads = await store.get([{ item: 'HEAD', tournament }]);
    if (!heads.ok) return heads;
    const head = loggedOf(headKind, heads.value[0]);
    if (!head) return noTournament(tournament);
    const actor = authorise(head.facts, self, caller);
    if (!actor.ok) return actor;
    if (!head.facts.webhooks?.some(({ id }) => id === webhook))
      return refused({ code: 'NOT_FOUND', kind: 'webhook', id: webhook });
    const page = await store.deliveries({ tournament, webhook }, limit, cursor);
    if (!page.ok) return page;
    return ok({ items: page.value.items.flatMap(deliveryViews), nextCursor: page.value.next });
  },
});
