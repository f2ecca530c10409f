import type { Item, Store } from '../../../src/app/kernel/store/store';
import { ok } from '../../../src/shared/result';
import {
  catalogueDocumentRange,
  deliveriesRange,
  keyOf,
  leagueRange,
  playersRange,
  standingsRange,
} from '../../../src/infrastructure/aws/keys';

/** The Store port in a Map: the smallest thing that keeps its promises, and what the faulty adapters wrap. */
export interface MemoryStore extends Store {
  /** All but what readers are given, which is made anew at any time. */
  readonly items: () => readonly Item[];
  /** Another store that holds the same now. */
  readonly copy: () => MemoryStore;
}

interface Row {
  readonly pk: string;
  readonly sk: string;
  readonly item: Item;
}

export const memoryStore = (
  nowMs: () => number = () => 0,
  before: ReadonlyMap<string, Row> = new Map(),
): MemoryStore => {
  const rows = new Map(before);
  const isLive = ({ expiresAtMs }: Item): boolean => expiresAtMs === undefined || expiresAtMs > nowMs();
  const sorted = () => [...rows.values()].sort((a, b) => (a.sk < b.sk ? -1 : 1));

  const inRange = ({ pk, from, to }: ReturnType<typeof standingsRange>): readonly Item[] =>
    sorted()
      .filter((row) => row.pk === pk && row.sk >= from && row.sk <= to && isLive(row.item))
      .map(({ item }) => item);

  return {
    copy: () => memoryStore(nowMs, rows),
    items: () => sorted().flatMap(({ item }) => (item.address.item === 'READERS' ? [] : [item])),
    get: async (addresses) =>
      ok(
        addresses.map((address) => {
          const { pk, sk } = keyOf(address);
          const item = rows.get(`${pk} ${sk}`)?.item;
          return item && isLive(item) ? item : null;
        }),
      ),
    readTournament: async (tournament) => ok(inRange(standingsRange(tournament))),
    readLeague: async (league) => ok(inRange(leagueRange(league))),
    leaguePlayers: async (league, limit, after) => {
      const players = inRange(playersRange(league, after));
      const items = players.slice(0, limit);
      const last = items.at(-1)?.address;
      const next = players.length > limit && last?.item === 'PLAYER' ? last.player : null;
      return ok({ items, next });
    },
    catalogueDocument: async (catalogue, document) =>
      ok(inRange(catalogueDocumentRange(catalogue, document))),
    write: async ({ isImported, ...item }) => {
      const { pk, sk } = keyOf(item.address);
      const present = rows.get(`${pk} ${sk}`)?.item;
      if ((present?.version ?? 0) !== (isImported ? 0 : item.version - 1)) return ok('CONFLICT');
      rows.set(`${pk} ${sk}`, { pk, sk, item });
      return ok('WRITTEN');
    },
    rewrite: async (item) => {
      const { pk, sk } = keyOf(item.address);
      if (rows.get(`${pk} ${sk}`)?.item.version !== item.version) return ok('CONFLICT');
      rows.set(`${pk} ${sk}`, { pk, sk, item });
      return ok('WRITTEN');
    },
    outbox: async (limit, after) => {
      const marked = [...rows.entries()]
        .filter(([place, { item }]) => item.isForOutbox && (after === undefined || place > after))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const page = marked.slice(0, limit);
      return ok({
        addresses: page.map(([, { item }]) => item.address),
        next: marked.length > limit ? (page.at(-1)?.[0] ?? null) : null,
      });
    },
    deliveries: async (webhook, limit, after) => {
      const { from } = deliveriesRange(webhook);
      const deliveries = inRange(deliveriesRange(webhook))
        .map((item) => ({ item, place: keyOf(item.address).sk.slice(from.length) }))
        .filter(({ place }) => after === undefined || place < after)
        .toReversed();
      const page = deliveries.slice(0, limit);
      return ok({
        items: page.map(({ item }) => item),
        next: deliveries.length > limit ? (page.at(-1)?.place ?? null) : null,
      });
    },
    listed: async (month, limit, after) => {
      const listed = [...rows.values()]
        .flatMap(({ item }) => (item.listing?.name === month ? [{ item, order: item.listing.order }] : []))
        .filter(({ order }) => after === undefined || order > after)
        .sort((a, b) => (a.order < b.order ? -1 : 1));
      const page = listed.slice(0, limit);
      return ok({
        addresses: page.map(({ item }) => item.address),
        lines: page.map(({ item, order }) => {
          const card = item.listing?.card;
          return { address: item.address, order, ...(card !== undefined && { card }) };
        }),
        next: listed.length > limit ? (page.at(-1)?.order ?? null) : null,
      });
    },
  };
};
