import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import type { Address, Item, Store } from '../tournaments/store';

/** The shape of kept bodies written today. A body of another shape is as good as none. */
export const KEPT_SCHEMA = 1;
const OUTDATED_BODY = '';
const MOST_ATTEMPTS = 50;

export const isOutdated = ({ body }: Item): boolean => body === OUTDATED_BODY;

/** Writes over a kept table so that nobody trusts it, unless somebody has done so since it was read. */
const outdate = async (store: Store, address: Address): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await store.get([address]);
    if (!found.ok) return found;
    const [kept] = found.value;
    if (!kept || isOutdated(kept)) return ok(true);
    const written = await store.write({
      address,
      version: kept.version + 1,
      schema: KEPT_SCHEMA,
      body: OUTDATED_BODY,
    });
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return ok(true);
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/**
 * Tells the leagues of a tournament that it has changed, after the change is written and before it is acknowledged: what they
 * keep of its final table no longer holds. Nothing is kept while a tournament runs, so that this is one read then.
 */
export const outdateKept = async (
  store: Store,
  tournament: string,
  leagues: readonly string[],
): Promise<Answer<true>> => {
  for (const league of leagues) {
    const done = await outdate(store, { item: 'KEPT_TABLE', league, tournament });
    if (!done.ok) return done;
  }
  return ok(true);
};
