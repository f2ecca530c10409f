import { logged, type ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import type { AnnouncementKind } from '../announcements/kinds';
import { invariant } from '../../../shared/invariant';
import type * as answers from '../../kernel/generated/answers';
import type { StoredContext } from '../../kernel/store/context';
import { webhookSecret } from './signature';
import { deliveryKind } from '../../kernel/channels/delivery';
import { loggedOf } from '../../kernel/store/items';
import type { Item } from '../../kernel/store/store';
import { isoTime, isoTimeOrNull } from '../../kernel/iso-time';

/** A webhook as its organisers see it; its secret is shown by what makes one only. */
export const webhookView = (tournament: string, webhook: Webhook): answers.Webhook => ({
  tournament,
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  announce: (webhook.announce as readonly AnnouncementKind[] | undefined) ?? null,
  emails: webhook.emails === true,
  paused: webhook.pause !== null,
  pauseReason: webhook.pause,
  createdAt: isoTime(webhook.createdAtMs),
  formerSecretUntil: webhook.formerSecret ? isoTime(webhook.formerSecret.untilMs) : null,
});

/** A webhook in the head, as the last change of this log left it. */
export const webhookIn = (log: ChangeLog<TournamentFacts>, id: string): Webhook => {
  const webhook = logged(log).facts.webhooks?.find((one) => one.id === id);
  invariant(webhook, 'the change has written this webhook');
  return webhook;
};

/** A webhook in the head with its secret. */
export const withSecret = (
  log: ChangeLog<TournamentFacts>,
  { tournament, id }: { readonly tournament: string; readonly id: string },
  { keyring }: StoredContext,
): answers.WebhookWithSecret => {
  const webhook = webhookIn(log, id);
  return {
    webhook: webhookView(tournament, webhook),
    secret: webhookSecret(keyring, tournament, webhook.secretFrom),
  };
};

/** A message to a webhook as its organisers see it; none of an item that is no message. */
export const deliveryViews = (item: Item): readonly answers.WebhookDelivery[] => {
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
