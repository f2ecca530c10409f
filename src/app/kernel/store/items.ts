import { type Change, type ChangeLog, type Logged, logged } from '../../../shared/change-log';
import { type Answer, ok, refused } from '../answer';
import type { Address, Item, Store } from './store';

/**
 * The shape of the bodies written today: a list of changes as JSON, which a kind of item may pack. In shape 1 nothing was packed,
 * which reads the same way. A body of any released shape stays readable.
 */
const SCHEMA = 2;

/** The list of an item, and its expiry. */
export type Placing = Pick<Item, 'listing' | 'expiresAtMs'>;

/** The storage of one kind of item. The feature that owns the kind says it, beside its facts. */
export interface ItemKind<Facts> {
  readonly place: (address: Address, log: ChangeLog<unknown>) => Placing;
  /** The history, under the stored names, as it is stored. */
  readonly pack: (log: ChangeLog<unknown>) => unknown;
  /** The history out of what was stored, in any released shape. */
  readonly unpack: (stored: unknown) => ChangeLog<Facts>;
}

/** Declares a kind of item. What is left out: it is listed nowhere, never expires, and its history is stored as it is. */
export const itemKind = <Facts, At extends Address = Address>({
  place = () => ({}),
  pack = (log) => log,
  unpack = (stored) => stored as ChangeLog<Facts>,
}: {
  readonly place?: (address: At, log: ChangeLog<Facts>) => Placing;
  readonly pack?: (log: ChangeLog<Facts>) => unknown;
  readonly unpack?: (stored: unknown) => ChangeLog<Facts>;
} = {}): ItemKind<Facts> =>
  // An item is only handed to its own kind, so that address and facts are those of the definition.
  ({ place, pack, unpack }) as ItemKind<Facts>;

/** A change as bodies and exported documents hold it since release 0.1.0: two of its fields have other names there. */
type StoredChange<Facts> = Omit<Change<Facts>, 'receipt' | 'isForOutbox'> & {
  readonly told?: Change<Facts>['receipt'];
  readonly untold?: Change<Facts>['isForOutbox'];
};

/** The two as this code calls them, and as they are stored. */
const OWN_NAMES = ['receipt', 'isForOutbox'];
const STORED_NAMES = ['told', 'untold'];

/** Each change with these fields under other names, in the same order; the very same change where it has none of them. */
const renamed = (log: readonly object[], from: readonly string[], to: readonly string[]): unknown =>
  log.map((change) =>
    from.some((name) => name in change)
      ? Object.fromEntries(
          Object.entries(change).map(([name, value]) => [to[from.indexOf(name)] ?? name, value]),
        )
      : change,
  );

/** The history under the names of this code. */
export const fromStored = <Facts>(log: readonly StoredChange<Facts>[]): ChangeLog<Facts> =>
  renamed(log, STORED_NAMES, OWN_NAMES) as ChangeLog<Facts>;

/** The history under the stored names. */
export const asStored = <Facts>(log: ChangeLog<Facts>): readonly StoredChange<Facts>[] =>
  renamed(log, OWN_NAMES, STORED_NAMES) as readonly StoredChange<Facts>[];

/** The history of an item. */
export const logOf = <Facts>({ unpack }: ItemKind<Facts>, { body }: Item): ChangeLog<Facts> =>
  fromStored(unpack(JSON.parse(body)));

const known = new WeakMap<Item, Logged<unknown>>();

/** The history of an item with its facts, read once for as long as the item is passed on. */
export const loggedIn = <Facts>(kind: ItemKind<Facts>, item: Item): Logged<Facts> => {
  const thing = known.get(item) ?? logged<unknown>(logOf(kind, item));
  known.set(item, thing);
  return thing as Logged<Facts>;
};

/** The same; undefined where there is no item. */
export const loggedOf = <Facts>(
  kind: ItemKind<Facts>,
  item: Item | null | undefined,
): Logged<Facts> | undefined => (item ? loggedIn(kind, item) : undefined);

/** Reads one record. NOT_FOUND: none has this id. */
export const readRecord = async <Facts>(
  kind: ItemKind<Facts>,
  { name, id, address }: { readonly name: string; readonly id: string; readonly address: Address },
  store: Store,
): Promise<Answer<Logged<Facts>>> => {
  const items = await store.get([address]);
  if (!items.ok) return items;
  const found = loggedOf(kind, items.value[0]);
  return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: name, id });
};

/** The item to be written for this history. Its version is the number of changes. */
export const itemOf = <Facts>(kind: ItemKind<Facts>, address: Address, log: ChangeLog<Facts>): Item => ({
  address,
  version: log.length,
  schema: SCHEMA,
  body: JSON.stringify(kind.pack(asStored(log))),
  ...(log.some(({ isForOutbox }) => isForOutbox) && { isForOutbox: true as const }),
  ...kind.place(address, log),
});
