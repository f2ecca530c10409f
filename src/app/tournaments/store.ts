import type { Result } from '../../shared/result';

/** Where one item of a tournament lies. */
export type TournamentAddress =
  | { readonly item: 'HEAD'; readonly tournament: string }
  | { readonly item: 'ENTRANT' | 'ARMY'; readonly tournament: string; readonly number: number }
  | { readonly item: 'ROUND'; readonly tournament: string; readonly round: number }
  | { readonly item: 'RESULT'; readonly tournament: string; readonly round: number; readonly table: number };

/** Where one delivery to a webhook lies. */
export interface DeliveryAddress {
  readonly item: 'DELIVERY';
  readonly tournament: string;
  readonly webhook: string;
  /** When the change happened that it tells of, in milliseconds since the epoch. */
  readonly atMs: number;
  readonly id: string;
}

/** Where one item of a league lies. */
export type LeagueAddress =
  | { readonly item: 'LEAGUE'; readonly league: string }
  | { readonly item: 'PLAYER'; readonly league: string; readonly player: string }
  | { readonly item: 'ACCEPTED'; readonly league: string; readonly tournament: string }
  | { readonly item: 'KEPT_TABLE' | 'KEPT_GAMES'; readonly league: string; readonly tournament: string };

/** Where a verifiable roll lies. */
export interface RollAddress {
  readonly item: 'ROLL';
  readonly roll: string;
}

/** Where a stored secret choice lies. */
export interface SealedChoiceAddress {
  readonly item: 'SEALED_CHOICE';
  readonly sealedChoice: string;
}

/** Where lies what a Discord server is connected to, and who of it is which entrant. */
export interface DiscordAddress {
  readonly item: 'DISCORD';
  readonly server: string;
}

export type Address =
  TournamentAddress | DeliveryAddress | LeagueAddress | RollAddress | SealedChoiceAddress | DiscordAddress;

/** An item as it is kept. Its body is opaque to the store. */
export interface Item {
  readonly address: Address;
  /** 1 for the first write; each write raises it by one. */
  readonly version: number;
  /** Which shape the body has. */
  readonly schema: number;
  readonly body: string;
  /**
   * Lists a public tournament under its month (YYYY-MM), a roll under `ROLLS#` and its day, a delivery that is to be tried under
   * `DELIVERIES`, in the order of `order`.
   */
  readonly listing?: { readonly month: string; readonly order: string };
  /** Something is to be told to others; the sparse outbox index lists it. */
  readonly hasUntold?: true;
  /** After this time the item counts as not there. */
  readonly expiresAtMs?: number;
  /** It comes with its history: written only where nothing is yet, whatever its version. Not kept. */
  readonly isImported?: true;
}

/** The `month` under which deliveries are listed that are to be tried, the next one first. */
export const DELIVERIES_LISTING = 'DELIVERIES';

/** The store did not answer. A write may or may not have happened: repeat it, and its condition decides. */
export interface StoreFailure {
  readonly code: 'UNAVAILABLE';
  readonly retryAfterSeconds: number;
}

export type StoreAnswer<T> = Promise<Result<T, StoreFailure>>;

/** A page of addresses from an index, and where the next one begins. */
export interface Page {
  readonly addresses: readonly Address[];
  readonly next: string | null;
}

/** A page of deliveries, the newest first, and what to ask with for older ones. */
export interface DeliveriesPage {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A page of players, and the id after which the next one begins. */
export interface PlayersPage {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/**
 * Keeps items. Reads but those of the index see every write that was acknowledged before they began; the index may lag
 * behind, so what it lists must be read by address.
 */
export interface Store {
  /** The items at these addresses in one round trip, null where there is none. At most 25. */
  readonly get: (addresses: readonly Address[]) => StoreAnswer<readonly (Item | null)[]>;
  /**
   * All that standings read of a tournament, in this order: entrants, head, then each round with its results. Not a snapshot:
   * each item is as it was when its page was read.
   */
  readonly readTournament: (tournament: string) => StoreAnswer<readonly Item[]>;
  /** What a league's table is made of: what it has accepted, its head, and the kept tables. */
  readonly readLeague: (league: string) => StoreAnswer<readonly Item[]>;
  /** Players of a league by id. `after` is the `next` of the page before. */
  readonly leaguePlayers: (league: string, limit: number, after?: string) => StoreAnswer<PlayersPage>;
  /**
   * Writes the item if the version there is `item.version - 1` (nothing there for version 1 or an imported item), all or nothing.
   * CONFLICT: another write was first, or this very write repeated.
   */
  readonly write: (item: Item) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
  /**
   * Writes the item over the same version of it: for what is no change, namely that it has been told to others. CONFLICT: that
   * version is not there, or no longer.
   */
  readonly rewrite: (item: Item) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
  /** Items that have something to tell, from the index. `after` is the `next` of the page before. */
  readonly outbox: (limit: number, after?: string) => StoreAnswer<Page>;
  /** The deliveries to a webhook, the newest first. `after` is the `next` of the page before. */
  readonly deliveries: (
    webhook: Pick<DeliveryAddress, 'tournament' | 'webhook'>,
    limit: number,
    after?: string,
  ) => StoreAnswer<DeliveriesPage>;
  /** Heads of public tournaments of a month, rolls of a day, or deliveries to be tried, from the index. `after` is the `next` of the page before. */
  readonly listed: (month: string, limit: number, after?: string) => StoreAnswer<Page>;
}

/** Whether the item is no fact: it is kept for speed, and can be made again at any time. */
export const isKeptForSpeed = ({ address }: Item): boolean =>
  address.item === 'KEPT_TABLE' || address.item === 'KEPT_GAMES';

/** The largest body a store must take, in bytes; DynamoDB's item limit is 400 KB with its keys. */
export const LARGEST_BODY_BYTES = 400_000;
