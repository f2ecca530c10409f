import { type Answer, ok, conflict, invalidField } from '../kernel/use-case';

/** A page of a list, and where the next one begins. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The cursor is of no page of this list. */
export const unknownCursor = (): Answer<never> =>
  invalidField('cursor', 'UNKNOWN_REFERENCE', 'is not a nextCursor of this list');

/** A page of a list whose order never changes: the cursor is the key of the last item before it. */
export const pageFrom = <T>(
  all: readonly T[],
  { limit, cursor }: Asked,
  keyOf: (item: T) => string,
): Answer<Page<T>> => {
  const before = cursor === undefined ? -1 : all.findIndex((item) => keyOf(item) === cursor);
  if (cursor !== undefined && before < 0) return unknownCursor();
  const items = all.slice(before + 1, before + 1 + limit);
  const last = items.at(-1);
  return ok({
    items,
    nextCursor: last !== undefined && before + 1 + limit < all.length ? keyOf(last) : null,
  });
};

const RANKED_CURSOR = /^([1-9]\d{0,8})\.([A-Za-z0-9_-]{1,50})$/;

/**
 * A page of a ranking, whose order changes with the results: the cursor is a position in one version of it. Once that version is
 * past, the pages read so far no longer fit to the next, and CONFLICT says to begin again: so nobody is repeated or left out.
 */
export const pageOfRanking = <T>(
  all: readonly T[],
  { limit, cursor }: Asked,
  version: string,
): Answer<Page<T>> => {
  const [, position = '0', of = version] = cursor === undefined ? [] : (RANKED_CURSOR.exec(cursor) ?? []);
  if (cursor !== undefined && position === '0') return unknownCursor();
  if (of !== version)
    return conflict(
      'RANKING_CHANGED',
      'The ranking has changed since the page before: begin again with the first page.',
    );
  const start = Number(position);
  const end = start + limit;
  return ok({
    items: all.slice(start, end),
    nextCursor: end < all.length ? `${end}.${version}` : null,
  });
};
