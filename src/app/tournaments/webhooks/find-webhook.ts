import type { WebhookView } from './webhook-view';

/** A webhook with its secret, which is shown to who asked for it, and again to a repetition of that request. */
export interface WebhookWithSecret {
  readonly webhook: WebhookView;
  readonly secret: string;
}

/** A tournament's webhooks. */
export interface WebhookList {
  readonly tournament: string;
  readonly items: readonly WebhookView[];
  /** What `If-Match` takes: the version of the tournament's settings. */
  readonly version: string;
}
