import type { DeliveryParts, SentDeliveries } from './send';
import { sendDue } from './send';
import { tellOutbox } from './tell';

/** What a run has done, for the log. */
export interface DeliveryRun extends SentDeliveries {
  /** Items of which something was told. */
  readonly told: number;
  /** Items that stay in the outbox for the next run, because the store did not answer. */
  readonly untold: number;
}

/**
 * Empties the outbox into deliveries and tries those that are due, until there is nothing to do or the time is over. It may run
 * at any time, twice at once, and be broken off anywhere.
 */
export const deliverWebhooks = async (
  parts: DeliveryParts,
  lastsMs: number = Number.POSITIVE_INFINITY,
): Promise<DeliveryRun> => {
  const endsAtMs = parts.nowMs() + lastsMs;
  const goOn = (): boolean => parts.nowMs() < endsAtMs;
  const { told, failed: untold } = await tellOutbox(parts.store, parts.nowMs, goOn);
  return { told, untold, ...(await sendDue(parts, goOn)) };
};
