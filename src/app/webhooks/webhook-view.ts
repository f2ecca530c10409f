import { logged } from '../../tournaments/event/change-log';
import type { ChangeLog } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import type { Webhook, WebhookEvent, WebhookPause } from '../../tournaments/event/webhook';
import { invariant } from '../../shared/invariant';

/** A webhook as its organisers see it; its secret is shown by what makes one only. */
export interface WebhookView {
  readonly tournament: string;
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly paused: boolean;
  readonly pauseReason: WebhookPause | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Until when the secret before signs too, ISO 8601 in UTC; null where there is none. */
  readonly formerSecretUntil: string | null;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

export const webhookView = (tournament: string, webhook: Webhook): WebhookView => ({
  tournament,
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  paused: webhook.pause !== null,
  pauseReason: webhook.pause,
  createdAt: isoTime(webhook.createdAtMs),
  formerSecretUntil: webhook.formerSecret ? isoTime(webhook.formerSecret.untilMs) : null,
});

/** A webhook in the head, as the last change of this log left it. */
export const webhookIn = (log: ChangeLog<HeadFacts>, id: string): Webhook => {
  const webhook = logged(log).facts.webhooks?.find((one) => one.id === id);
  invariant(webhook, 'the change has written this webhook');
  return webhook;
};
