import type { Item, Store } from '../../kernel/store/store';
import { type Answer, ok, refused, asReplay, isReplay } from '../../kernel/use-case';

/** The documents of a catalogue: texts of any size, packed, and cut where they are too large for one item. */

const SCHEMA = 1;
const MOST_IN_ITEM = 300_000;
const AT_ONCE = 5;
/** Node's zlib is loaded with the first use. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** How the body of an item looks: in how many parts the document is, and this one's piece of it. */
interface Piece {
  readonly parts: number;
  readonly text: string;
}

export interface Document {
  readonly name: string;
  readonly value: unknown;
}

const packed = (value: unknown): string => {
  const { brotliCompressSync, constants } = zlib();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(JSON.stringify(value), { params }).toString('base64');
};

const itemsOf = (
  catalogue: string,
  { name, value }: Document,
  expiresAtMs: number | undefined,
): readonly Item[] => {
  const text = packed(value);
  const parts = Math.max(1, Math.ceil(text.length / MOST_IN_ITEM));
  return Array.from({ length: parts }, (_, part): Item => {
    const piece: Piece = { parts, text: text.slice(part * MOST_IN_ITEM, (part + 1) * MOST_IN_ITEM) };
    return {
      address: { item: 'CATALOGUE_PART', catalogue, document: name, part },
      version: 1,
      schema: SCHEMA,
      body: JSON.stringify(piece),
      ...(expiresAtMs !== undefined && { expiresAtMs }),
    };
  });
};

/** Does something with each, a few at once, until one is refused. It repeats an earlier request if all of it does. */
const forEach = async <T>(
  all: readonly T[],
  work: (one: T) => Promise<Answer<unknown>>,
): Promise<Answer<true>> => {
  let isRepeated = true;
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const answers = await Promise.all(all.slice(from, from + AT_ONCE).map(work));
    const failed = answers.find((one) => !one.ok);
    if (failed && !failed.ok) return failed;
    isRepeated &&= answers.every(isReplay);
  }
  return isRepeated ? asReplay(ok(true)) : ok(true);
};

/** A write that another was first with, or that found nothing: the request is to be repeated. */
const done = (written: Answer<'WRITTEN' | 'CONFLICT'>): Answer<unknown> =>
  written.ok && written.value === 'CONFLICT'
    ? refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 })
    : written;

/** Writes an item that may be there from an earlier attempt of the same request. */
const writePart = async (store: Store, item: Item): Promise<Answer<unknown>> => {
  const written = await store.write(item);
  if (!written.ok || written.value === 'WRITTEN') return written;
  const found = await store.get([item.address]);
  if (!found.ok) return found;
  const there = found.value[0];
  if (there && there.body !== item.body) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
  // An expired item may still be in the table, and another may expire soon.
  return asReplay(there && there.expiresAtMs === undefined ? ok(true) : done(await store.rewrite(item)));
};

/** The items of documents, which stay for good or until they expire. */
export const packDocuments = (
  catalogue: string,
  documents: readonly Document[],
  expiresAtMs?: number,
): readonly Item[] => documents.flatMap((document) => itemsOf(catalogue, document, expiresAtMs));

/** Writes the items of documents. */
export const writeDocuments = (items: readonly Item[], store: Store): Promise<Answer<true>> =>
  forEach(items, (item) => writePart(store, item));

/** The parts of a document; undefined where there is none, or not all of it. */
const wholeOf = (items: readonly Item[]): readonly Piece[] | undefined => {
  const pieces = items.map(({ body }) => JSON.parse(body) as Piece);
  return pieces.length > 0 && pieces.length === pieces[0]?.parts ? pieces : undefined;
};

const EMPTY = '{}';

/** Takes documents away: nothing is left in them, and the table sweeps them. A late write of before does not bring them back. */
export const dropDocuments = (
  catalogue: string,
  names: readonly string[],
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): Promise<Answer<true>> =>
  forEach(names, async (name) => {
    const items = await store.catalogueDocument(catalogue, name);
    if (!items.ok) return items;
    return forEach(items.value, async (item) =>
      item.body === EMPTY
        ? ok(true)
        : done(
            await store.write({
              ...item,
              version: item.version + 1,
              body: EMPTY,
              expiresAtMs: Math.floor(nowMs / 1000) * 1000,
            }),
          ),
    );
  });

/** A document, in one query; undefined where there is none, or not all of it. */
export const readDocument = async (
  catalogue: string,
  name: string,
  store: Store,
): Promise<Answer<{ readonly value: unknown } | undefined>> => {
  const items = await store.catalogueDocument(catalogue, name);
  if (!items.ok) return items;
  const pieces = wholeOf(items.value);
  if (!pieces) return ok(undefined);
  const bytes = Buffer.from(pieces.map(({ text }) => text).join(''), 'base64');
  const value: unknown = JSON.parse(zlib().brotliDecompressSync(bytes).toString('utf8'));
  return ok({ value });
};
