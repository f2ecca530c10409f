import { type Answer, ok, refused, invalidInput } from '../use-case';
import type { StoredContext } from './context';

/** The version that an ETag names, without the hash of what else was shown with it. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^W\//, '')
    .replaceAll('"', '')
    .replace(/-[0-9a-f]+$/, '');

const VERSION = /^(\*|[0-9]+(\.[0-9]+)*)$/;

const notAVersion = {
  path: 'If-Match',
  code: 'WRONG_FORMAT' as const,
  message: 'must be the `version` that you read, or its ETag, such as "3"',
};

/**
 * Refuses a change made from an outdated view: VERSION_MISMATCH with what stands now.
 * Without If-Match everything goes, unless `required`, which is what may overwrite somebody's work.
 */
export const checkIfMatch = (
  { caller: { ifMatch } }: StoredContext,
  current: readonly string[],
  { now, required = false }: { readonly now: unknown; readonly required?: boolean },
): Answer<true> => {
  const mismatch = (given: string): Answer<never> =>
    refused({ code: 'VERSION_MISMATCH', given, current: current[0] ?? '0', now });
  if (ifMatch === null) return required ? mismatch('not given') : ok(true);
  const given = ifMatch.split(',').map(bare);
  if (!given.every((version) => VERSION.test(version))) return invalidInput([notAVersion]);
  return given.includes('*') || given.some((version) => current.includes(version))
    ? ok(true)
    : mismatch(given.join(', '));
};
