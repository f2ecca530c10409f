import type { GameBook } from '../../../domain/statistics/game-book';
import { getMany } from '../../kernel/store/get-many';
import { packText, unpackText } from '../../kernel/store/packed-text';
import type { Item, StatisticsAddress, Store } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/answer';

/**
 * The storage of the book of games: a head, and parts of so many games each. The head names the parts that count, those of side A or
 * of side B; a new book is written to the other side, and the head last, so that readers see one whole book or the other.
 */

/** 20,000 games are 200 to 300 KB packed. */
const GAMES_IN_PART = 20_000;
const SCHEMA = 1;

/** Which book counts. */
export interface BookHead {
  /** Of the files that it was made from. */
  readonly fingerprint: string;
  readonly madeAtMs: number;
  readonly side: 'A' | 'B';
  readonly parts: number;
}

interface Stored<T> {
  readonly value: T;
  readonly version: number;
}

const address = (part: string): StatisticsAddress => ({ item: 'STATISTICS', part });
const HEAD = address('HEAD');
const partsOf = ({ side, parts }: BookHead): readonly StatisticsAddress[] =>
  Array.from({ length: parts }, (_, index) => address(`${side}${index + 1}`));

/** The head; null before the first book. */
export const readBookHead = async (store: Store): Promise<Answer<Stored<BookHead> | null>> => {
  const items = await store.get([HEAD]);
  if (!items.ok) return items;
  const [item] = items.value;
  return ok(item ? { value: JSON.parse(item.body) as BookHead, version: item.version } : null);
};

/** The parts of this head that are there. */
const readParts = async (store: Store, head: BookHead): Promise<Answer<readonly Item[]>> => {
  const items = await getMany(store, partsOf(head));
  return items.ok ? ok(items.value.filter((item) => item !== null)) : items;
};

/** The whole book of this head. */
export const readBook = async (store: Store, head: BookHead): Promise<Answer<GameBook>> => {
  const items = await readParts(store, head);
  if (!items.ok) return items;
  const [first, ...more] = items.value.map(({ body }) => JSON.parse(unpackText(body)) as GameBook);
  return ok({
    events: first?.events ?? [],
    armies: first?.armies ?? [],
    scenarios: first?.scenarios ?? [],
    games: [...(first?.games ?? []), ...more.flatMap(({ games }) => games)],
  });
};

/** Cuts a book into parts; the first one has the names. */
const cut = ({ events, armies, scenarios, games }: GameBook): readonly GameBook[] =>
  Array.from({ length: Math.max(1, Math.ceil(games.length / GAMES_IN_PART)) }, (_, index) => ({
    ...(index === 0 ? { events, armies, scenarios } : { events: [], armies: [], scenarios: [] }),
    games: games.slice(index * GAMES_IN_PART, (index + 1) * GAMES_IN_PART),
  }));

/** Writes a book in the place of the one before. UNAVAILABLE where somebody else was first: the next run compares again. */
export const writeBook = async (
  store: Store,
  before: Stored<BookHead> | null,
  { book, fingerprint, madeAtMs }: { readonly book: GameBook } & Pick<BookHead, 'fingerprint' | 'madeAtMs'>,
): Promise<Answer<true>> => {
  const parts = cut(book);
  const head: BookHead = {
    fingerprint,
    madeAtMs,
    side: before?.value.side === 'A' ? 'B' : 'A',
    parts: parts.length,
  };
  const known = await readParts(store, head);
  if (!known.ok) return known;
  const versions = new Map(
    known.value.map((item) => [(item.address as StatisticsAddress).part, item.version] as const),
  );
  const write = async (at: StatisticsAddress, version: number, body: string): Promise<Answer<true>> => {
    const written = await store.write({ address: at, version, schema: SCHEMA, body });
    if (!written.ok) return written;
    return written.value === 'WRITTEN' ? ok(true) : refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
  };
  for (const [index, at] of partsOf(head).entries()) {
    const done = await write(at, (versions.get(at.part) ?? 0) + 1, packText(JSON.stringify(parts[index])));
    if (!done.ok) return done;
  }
  return write(HEAD, (before?.version ?? 0) + 1, JSON.stringify(head));
};
