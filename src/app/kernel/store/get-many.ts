import { type Answer, mapAnswer, ok } from '../answer';
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

/** A page of a listing: each item as `show` has it, without those that it passes over, and where the list goes on. */
export const listedPage = async <Shown>(
  store: Store,
  {
    name,
    limit,
    cursor,
  }: { readonly name: string; readonly limit: number; readonly cursor?: string | undefined },
  show: (item: Item) => Shown | undefined,
): Promise<Answer<{ readonly items: readonly Shown[]; readonly nextCursor: string | null }>> => {
  const page = await store.listed(name, limit, cursor);
  if (!page.ok) return page;
  return mapAnswer(await getMany(store, page.value.addresses), (items) => ({
    items: items.flatMap((item) => (item && show(item)) ?? []),
    nextCursor: page.value.next,
  }));
};
