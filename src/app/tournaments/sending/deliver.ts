import type { DeliveryParts } from './delivery-parts';
import { type SentDeliveries, sendDue } from './send';
import { sendOutbox } from './send-outbox';

/** What a run has done, for the log. */
export interface DeliveryRun extends SentDeliveries {
  /** Items whose changes were made deliveries. */
  readonly processed: number;
  /** Items that stay in the outbox for the next run, because the store did not answer. */
  readonly left: number;
}

/**
 * Empties the outbox into deliveries and tries those that are due, until there is nothing to do or the time is over. It may run
 * at any time, twice at once, and be broken off anywhere.
 */
export const deliverWebhooks = async (
  parts: DeliveryParts,
  lastsMs: number = Number.POSITIVE_INFINITY,
): Promise<DeliveryRun> => {
  const startedAtMs = parts.nowMs();
  const until = (share: number) => (): boolean => parts.nowMs() < startedAtMs + lastsMs * share;
  // Half of the time at most, so that a full outbox does not keep what is due from being sent.
  const processed = await sendOutbox(parts, until(1 / 2));
  return { ...processed, ...(await sendDue(parts, until(1))) };
};
