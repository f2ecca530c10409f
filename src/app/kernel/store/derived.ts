import { type Answer, ok, refused } from '../answer';
import type { Address, Item, Store } from './store';

/** Items that are no facts: they are worked out from facts, stored to save work, and can be made again at any time. */

/** The shape of derived bodies written today. A body of another shape is as good as none. */
export const DERIVED_SCHEMA = 2;
/** Not empty: some engines refuse an empty text. */
const STALE_BODY = 'stale';
/** Release 0.1.0 wrote this. */
const EMPTY_BODY = '';
const MOST_ATTEMPTS = 50;

/** Whether somebody has said that the facts behind this item have changed. */
export const isStale = ({ body }: Item): boolean => body === STALE_BODY || body === EMPTY_BODY;

/** A derived item that nobody trusts. */
export const staleItem = (address: Address, version: number): Item => ({
  address,
  version,
  schema: DERIVED_SCHEMA,
  body: STALE_BODY,
});

/** Overwrites one derived item so that nobody trusts it, unless somebody has done so already. */
const markOneStale = async (store: Store, address: Address): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await store.get([address]);
    if (!found.ok) return found;
    const [item] = found.value;
    if (!item || isStale(item)) return ok(true);
    const written = await store.write(staleItem(address, item.version + 1));
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return ok(true);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** Marks derived items as stale: for after a change of their facts is written and before it is acknowledged. */
export const markStale = async (store: Store, addresses: readonly Address[]): Promise<Answer<true>> => {
  for (const address of addresses) {
    const done = await markOneStale(store, address);
    if (!done.ok) return done;
  }
  return ok(true);
};
