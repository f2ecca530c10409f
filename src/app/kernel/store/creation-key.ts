import { ok } from '../../../shared/result';
import { type Answer, invalidInput } from '../use-case';
import type { StoredContext } from './context';
import { hashText } from './credentials';
import { requestKey } from './mutation';

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
