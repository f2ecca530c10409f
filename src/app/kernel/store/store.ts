import type { PlayerNumber, RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import type { Result } from '../../../shared/result';
import type { AppError } from '../errors';

export const readerParts = ['HEAD', 'EVENT', 'STANDINGS', 'BEFORE', 'ROUND'] as const;
/** A part of what readers of a public tournament are given; see `src/app/tournaments/public-projection/projection-items.ts`. */
export type ReaderPart = (typeof readerParts)[number];

/** The ids that lead to an item, by its kind. */
interface Places {
  HEAD: { tournament: string };
  ENTRANT: { tournament: string; number: PlayerNumber };
  /** `member`: in a team event the player of the team, by number. `slot`: which of several armies. Absent in all other events. */
  ARMY: { tournament: string; number: PlayerNumber; member?: MemberNumber; slot?: string };
  ROUND: { tournament: string; round: RoundNumber };
  RESULT: { tournament: string; round: RoundNumber; table: TableNumber };
  TEAM_MATCH: { tournament: string; round: RoundNumber; table: TableNumber };
  /** A delivery to a webhook; `atMs` is the time of the change that it is about, in milliseconds since the epoch. */
  DELIVERY: { tournament: string; webhook: string; atMs: number; id: string };
  /** In a partition of its own, so that reading never slows changes. */
  READERS: { tournament: string; part: ReaderPart };
  LEAGUE: { league: string };
  PLAYER: { league: string; player: string };
  ACCEPTED: { league: string; tournament: string };
  DERIVED_TABLE: { league: string; tournament: string };
  DERIVED_GAMES: { league: string; tournament: string };
  ROLL: { roll: string };
  REFEREED_FIGHT: { fight: string };
  /** The sheet of a game of two players. */
  GAME: { game: string };
  SEALED_CHOICE: { sealedChoice: string };
  PERSON: { person: string };
  /** The games that win rates are counted from, made out of the files of bulk data. */
  STATISTICS: { part: string };
  CATALOGUE: { catalogue: string };
  /** A document of a catalogue is cut where it is too large for one item. */
  CATALOGUE_PART: { catalogue: string; document: string; part: number };
  /** The connection of a Discord server, and which of its members are entrants. */
  DISCORD: { server: string };
  /** The count of what a network address has asked for. */
  RATE: { rate: string };
}

/** The address of an item of these kinds. */
export type AddressOf<Kind extends keyof Places> = {
  [K in Kind]: { readonly item: K } & Readonly<Places[K]>;
}[Kind];
export type Address = AddressOf<keyof Places>;
export type TournamentAddress = AddressOf<'HEAD' | 'ENTRANT' | 'ARMY' | 'ROUND' | 'RESULT' | 'TEAM_MATCH'>;
export type DeliveryAddress = AddressOf<'DELIVERY'>;
export type ReaderAddress = AddressOf<'READERS'>;
export type LeagueAddress = AddressOf<'LEAGUE' | 'PLAYER' | 'ACCEPTED' | 'DERIVED_TABLE' | 'DERIVED_GAMES'>;
export type RollAddress = AddressOf<'ROLL'>;
export type RefereedFightAddress = AddressOf<'REFEREED_FIGHT'>;
export type StatisticsAddress = AddressOf<'STATISTICS'>;
export type SealedChoiceAddress = AddressOf<'SEALED_CHOICE'>;
export type CatalogueAddress = AddressOf<'CATALOGUE' | 'CATALOGUE_PART'>;

/** An item as it is stored. Its body is opaque to the store. */
export interface Item {
  readonly address: Address;
  /** 1 for the first write; each write raises it by one. */
  readonly version: number;
  /** Which shape the body has. */
  readonly schema: number;
  readonly body: string;
  /**
   * The list that has it, and its place there: a public tournament is listed under its month (YYYY-MM), a roll under `ROLLS#` and its
   * day, others under the names below. `card` is what the list shows of a tournament, so that it reads no head.
   */
  readonly listing?: { readonly name: string; readonly order: string; readonly card?: string };
  /** Others are to be informed of a change in it; the sparse outbox index lists it. */
  readonly isForOutbox?: true;
  /** After this time the item counts as not there. */
  readonly expiresAtMs?: number;
  /** It comes with its history: written only where nothing is yet, whatever its version. Not stored. */
  readonly isImported?: true;
}

/** The list of deliveries that are to be tried, the next one first. */
export const DELIVERIES_LISTING = 'DELIVERIES';
/** The list of projections for readers that are to be compared with the facts, the next one first. */
export const READERS_LISTING = 'READERS';
/** The list of leagues, by name. */
export const LEAGUES_LISTING = 'LEAGUES';
/** The list of catalogues with an unfinished version, the oldest first. */
export const UNFINISHED_LISTING = 'UNFINISHED';

/** UNAVAILABLE: the store did not answer. A write may or may not have happened: repeat it, and its condition decides. */
export type StoreAnswer<T> = Promise<Result<T, AppError<'UNAVAILABLE'>>>;

/** A page of addresses from an index, and where the next one begins. */
export interface Page {
  readonly addresses: readonly Address[];
  readonly next: string | null;
}

export type Listed = Pick<Item, 'address'> & Omit<NonNullable<Item['listing']>, 'name'>;

/** A page of a list, and where the next one begins. */
export interface ListedPage extends Page {
  readonly lines: readonly Listed[];
}

/** A page of items, and what to ask with for the next one. */
export interface ItemPage {
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
  /** The parts of a league's table: the tournaments it has accepted, its head, and the derived tables. */
  readonly readLeague: (league: string) => StoreAnswer<readonly Item[]>;
  /** Players of a league by id. `after` is the `next` of the page before. */
  readonly leaguePlayers: (league: string, limit: number, after?: string) => StoreAnswer<ItemPage>;
  /** The parts of a document of a catalogue, in their order. */
  readonly catalogueDocument: (catalogue: string, document: string) => StoreAnswer<readonly Item[]>;
  /**
   * Writes the item if the version there is `item.version - 1` (nothing there for version 1 or an imported item), all or nothing.
   * CONFLICT: another write was first, or this very write repeated.
   */
  readonly write: (item: Item) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
  /**
   * Writes items where nothing is, all or none, where the store does that in less time than one by one. CONFLICT: something is at
   * one of these addresses, or this store writes one by one only.
   */
  readonly writeNew?: (items: readonly Item[]) => StoreAnswer<'WRITTEN' | 'CONFLICT'>;
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
  ) => StoreAnswer<ItemPage>;
  /** The lines of a list, from the index. `after` is the `next` of the page before. */
  readonly listed: (name: string, limit: number, after?: string) => StoreAnswer<ListedPage>;
  /** Forgets what was read for this request, in a store that remembers it. */
  readonly forget?: () => void;
}

/** Whether the item is derived from facts, and can be made again at any time. */
export const isDerived = ({ address }: Item): boolean =>
  ['DERIVED_TABLE', 'DERIVED_GAMES', 'READERS', 'STATISTICS'].includes(address.item);

/** The largest body a store must take, in bytes; DynamoDB's item limit is 400 KB with its keys. */
export const LARGEST_BODY_BYTES = 400_000;
