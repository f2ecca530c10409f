import type { SendingProblem } from '../../channels/delivery';

/** What a receiver answered, or why there was no answer. Its words are nobody's business. */
export type Sent =
  | {
      readonly kind: 'ANSWERED';
      readonly status: number;
      /** How long it asks us to wait, where it does. */
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'FAILED'; readonly problem: Exclude<SendingProblem, 'BAD_STATUS'> };

/** One POST to the address of a webhook. */
export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a message to an address on the internet, and to no other: the address that is connected to is the one that was
 * checked. It follows no redirect, and gives up after ten seconds.
 */
export interface WebhookSender {
  readonly send: (message: Message) => Promise<Sent>;
}
