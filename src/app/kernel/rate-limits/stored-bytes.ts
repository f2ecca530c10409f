import type { Answer } from '../use-case';
import type { StoredContext } from '../store/context';
import { type RateLimit, withinRate } from './rate-limit';
import type { Item } from '../store/store';

/** One address has a deployment store and pay for 100 MB a day; each request takes at least a thousandth of that. */
const storedKilobytes: RateLimit = { name: 'stored-kilobytes', most: 100_000, windowMs: 24 * 60 * 60 * 1000 };
const LEAST_KILOBYTES = 100;

/**
 * Counts the bytes of these items, which anybody may store, for the caller's address. TOO_MANY_REQUESTS: it has stored as much as it
 * may in a day.
 */
export const mayStore = (
  items: readonly Pick<Item, 'body'>[],
  request: string,
  context: StoredContext,
): Promise<Answer<true>> => {
  const kilobytes = Math.ceil(items.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / 1000);
  const weight = Math.max(LEAST_KILOBYTES, kilobytes);
  return withinRate(storedKilobytes, { request, weight }, context);
};
