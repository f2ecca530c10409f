import type { ChangeLog } from '../../tournaments/event/change-log';
import { ok } from '../../shared/result';
import type { Answer } from '../use-case';
import { invalidInput } from '../use-case';
import type { StoredContext } from './context';
import { hashText } from './credentials';
import { logOf } from './items';
import type { Mutation } from './mutation';
import { requestKey } from './mutation';
import type { Address } from './store';

const SHORTEST_KEY = 16;

/**
 * The hash of the key of a request that creates something: ids and tokens are derived from it. Whoever repeats the request
 * gets the same tokens, so the key must be beyond guessing; `why` says what a guesser would get.
 */
export const creationKey = (context: StoredContext, why: string): Answer<string> => {
  const key = requestKey(context);
  if (!key.ok) return key;
  return key.value.length < SHORTEST_KEY
    ? invalidInput([
        {
          path: 'Idempotency-Key',
          code: 'TOO_SHORT',
          message: `must have at least ${SHORTEST_KEY} characters here, best a random UUID: ${why}`,
        },
      ])
    : ok(hashText(key.value));
};

/** What every creation has in common: anybody may, and all there can be yet is what this very request has made. */
export const ofNewThing = <Facts>(address: Address, { store }: StoredContext) =>
  ({
    target: '',
    read: async () => {
      const items = await store.get([address]);
      if (!items.ok) return items;
      const [item] = items.value;
      return ok(item ? logOf<Facts>(item) : []);
    },
    head: null,
    places: (log) => [{ address, log }],
  }) satisfies Partial<Mutation<Facts, ChangeLog<Facts>, unknown>>;
