import { type Answer, ok } from '../answer';
import type { Address, Item, Store } from './store';

/** The most items that one `get` takes. */
const AT_ONCE = 25;

/** The items at any number of addresses, in their order; null where there is none. */
export const getMany = async (
  store: Pick<Store, 'get'>,
  addresses: readonly Address[],
): Promise<Answer<readonly (Item | null)[]>> => {
  const chunks = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
    store.get(addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE)),
  );
  const items: (Item | null)[] = [];
  for (const chunk of await Promise.all(chunks)) {
    if (!chunk.ok) return chunk;
    items.push(...chunk.value);
  }
  return ok(items);
};
