import { logged, type ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Webhook, WebhookEvent, WebhookPause } from '../../../domain/tournaments/event/webhook';
import type { AnnouncementKind } from '../announcements/kinds';
import { invariant } from '../../../shared/invariant';
import { isoTime } from '../../kernel/iso-time';

/** A webhook as its organisers see it; its secret is shown by what makes one only. */
export interface WebhookView {
  readonly tournament: string;
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** What a Discord channel is told of; null where it is no Discord channel's. */
  readonly announce: readonly AnnouncementKind[] | null;
  /** Whether its messages about an entrant carry the email address. */
  readonly emails: boolean;
  readonly paused: boolean;
  readonly pauseReason: WebhookPause | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Until when the secret before signs too, ISO 8601 in UTC; null where there is none. */
  readonly formerSecretUntil: string | null;
}

export const webhookView = (tournament: string, webhook: Webhook): WebhookView => ({
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
