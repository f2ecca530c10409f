import type { PlayerNumber, RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import type { Result } from '../../../shared/result';

/** Where one item of a tournament lies. */
export type TournamentAddress =
  | { readonly item: 'HEAD'; readonly tournament: string }
  | { readonly item: 'ENTRANT'; readonly tournament: string; readonly number: PlayerNumber }
  | {
      readonly item: 'ARMY';
      readonly tournament: string;
      readonly number: PlayerNumber;
      /** In a team event the player of the team, by number; absent in all others. */
      readonly member?: MemberNumber;
    }
  | { readonly item: 'ROUND'; readonly tournament: string; readonly round: RoundNumber }
  | {
      readonly item: 'RESULT' | 'TEAM_MATCH';
      readonly tournament: string;
      readonly round: RoundNumber;
      readonly table: TableNumber;
    };

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
  | {
      readonly item: 'DERIVED_TABLE' | 'DERIVED_GAMES';
      readonly league: string;
      readonly tournament: string;
    };

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

/** Where a person over many events lies. */
export interface PersonAddress {
  readonly item: 'PERSON';
  readonly person: string;
}

/** Where a catalogue lies, and the parts of what it holds: a document is cut where it is too large for one item. */
export type CatalogueAddress =
  | { readonly item: 'CATALOGUE'; readonly catalogue: string }
  | {
      readonly item: 'CATALOGUE_PART';
      readonly catalogue: string;
      readonly document: string;
      readonly part: number;
    };

/** Where lies what a Discord server is connected to, and who of it is which entrant. */
export interface DiscordAddress {
  readonly item: 'DISCORD';
  readonly server: string;
}

/** Where lies how often a network address has asked for something. */
export interface RateAddress {
  readonly item: 'RATE';
  readonly rate: string;
}

export const readerParts = ['HEAD', 'EVENT', 'STANDINGS', 'BEFORE', 'ROUND'] as const;
/** A part of what readers of a public tournament are given; see `src/app/tournaments/public-projection/projection-items.ts`. */
export type ReaderPart = (typeof readerParts)[number];

/** Where one part of a projection for readers lies: in a partition of its own, so that looking never slows changes. */
export interface ReaderAddress {
  readonly item: 'READERS';
  readonly tournament: string;
  readonly part: ReaderPart;
}

export type Address =
  | RateAddress
  | TournamentAddress
  | DeliveryAddress
  | ReaderAddress
  | LeagueAddress
  | RollAddress
  | SealedChoiceAddress
  | PersonAddress
  | CatalogueAddress
  | DiscordAddress;

/** An item as it is stored. Its body is opaque to the store. */
export interface Item {
  readonly address: Address;
  /** 1 for the first write; each write raises it by one. */
  readonly version: number;
  /** Which shape the body has. */
  readonly schema: number;
  readonly body: string;
  /**
   * Lists a public tournament under its month (YYYY-MM), a roll under `ROLLS#` and its day, a delivery that is to be tried under
   * `DELIVERIES`, a projection that is to be compared with the facts under `READERS`, a catalogue with an unfinished version under `UNFINISHED`, in the order of `order`. The `card` is what the list shows of a tournament, so that it reads no head.
   */
  readonly listing?: { readonly name: string; readonly order: string; readonly card?: string };
  /** Others are to be informed of a change in it; the sparse outbox index lists it. */
  readonly isForOutbox?: true;
  /** After this time the item counts as not there. */
  readonly expiresAtMs?: number;
  /** It comes with its history: written only where nothing is yet, whatever its version. Not stored. */
  readonly isImported?: true;
}

/** The `month` under which deliveries are listed that are to be tried, the next one first. */
export const DELIVERIES_LISTING = 'DELIVERIES';

/** The `month` under which projections for readers are listed that are to be compared with the facts, the next one first. */
export const READERS_LISTING = 'READERS';

/** The `month` under which catalogues are listed that have an unfinished version, the oldest first. */
export const UNFINISHED_LISTING = 'UNFINISHED';

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

/** One line of a list. */
export interface Listed {
  readonly address: Address;
  readonly order: string;
  /** Absent for what has none, and for tournaments that an earlier release wrote. */
  readonly card?: string;
}

/** A page of a list, and where the next one begins. */
export interface ListedPage extends Page {
  readonly lines: readonly Listed[];
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
  /** What a league's table is made of: what it has accepted, its head, and the derived tables. */
  readonly readLeague: (league: string) => StoreAnswer<readonly Item[]>;
  /** Players of a league by id. `after` is the `next` of the page before. */
  readonly leaguePlayers: (league: string, limit: number, after?: string) => StoreAnswer<PlayersPage>;
  /** The parts of a document of a catalogue, in their order. */
  readonly catalogueDocument: (catalogue: string, document: string) => StoreAnswer<readonly Item[]>;
  /**
   * Writes the item if the version there is `item.version - 1` (nothing there for version 1 or an imported item), all or nothing.
   * CONFLICT: another write was first, or this very write repeated.
   */
  readonly write: (item: Item) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
  /**
   * Writes the item over the same version of it: for what is no change, namely that others are being informed of it. CONFLICT: that
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
  readonly listed: (month: string, limit: number, after?: string) => StoreAnswer<ListedPage>;
}

/** Whether the item is derived from facts, and can be made again at any time. */
export const isDerived = ({ address }: Item): boolean =>
  address.item === 'DERIVED_TABLE' || address.item === 'DERIVED_GAMES' || address.item === 'READERS';

/** The largest body a store must take, in bytes; DynamoDB's item limit is 400 KB with its keys. */
export const LARGEST_BODY_BYTES = 400_000;
