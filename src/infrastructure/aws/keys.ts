/**
 * DynamoDB keys and access patterns: one table, everything of a tournament in one partition.
 *
 * | who asks | reads | writes |
 * |---|---|---|
 * | create a tournament | - | put head, if absent |
 * | export a tournament | query as for standings, get the armies | - |
 * | import a tournament | get head | put every item, if absent, the head last |
 * | read a tournament, a round, standings | query ENTRANT# to ROUND#~ (head, entrants, rounds, results) | - |
 * | register, withdraw, reinstate | query as for standings | put entrant in the next slot, if absent / replace entrant |
 * | change a tournament, hand out or take back a token | query as for standings | replace head / replace entrant |
 * | check in, note something with an entrant | query as for standings, get its army | replace entrant |
 * | submit or read an army list | query as for standings, get it | put it, if absent / replace it |
 * | finish | query as for standings | put the closing in the place of the next round, if absent |
 * | draw, set tables, redraw, start | query as for standings | put round, if absent / replace round |
 * | report or correct a result | get head, round, result | put result, if absent / replace result |
 * | pair a team match | query as for standings, get it | put it, if absent / replace it |
 * | list public tournaments of a month | query index `listing` | - |
 * | tell what is to be told to others | query index `outbox` (sparse), then get the items and heads | put a delivery, if absent; rewrite the item without its mark |
 * | try the deliveries that are due | query index `listing`, then get the deliveries and heads | replace the delivery: claimed, then tried |
 * | list the deliveries to a webhook | get head; query DELIVERY#webhook#, newest first, a page | - |
 * | create a league, add a player, accept a tournament | get the item | put it, if absent |
 * | change or claim in a league | get head and item; a claim reads the tournament too | replace the item |
 * | read a league, its table | query EVENT# to KEPT#~, then get the page's players | put or replace a derived table that is outdated |
 * | list the players of a league | query PLAYER#, a page | - |
 * | head-to-head, a player's page, ratings | as the table, then get the kept games | as the table |
 * | change a tournament that leagues have | get its kept tables | replace those that there are |
 * | open a roll or a refereed fight, store a secret choice | - | put it, if absent |
 * | read, join or abandon a roll or a refereed fight, make a move in it; show a secret choice | get it | replace it |
 * | open the sheet of a game | of a table: query as for standings, get the armies | put it, if absent / replace it |
 * | change the sheet of a game, read it | get it; of a table the head and the entrant of the token too | replace it |
 * | connect a Discord server, remember its members | get it | put it, if absent / replace it |
 * | sign up | get the count of the network address; query as for standings | put the count, if absent / replace it; put entrant in the next slot, if absent |
 * | make what readers are given | get it, query as for standings | put its parts, if absent / replace them; the head last |
 * | read a public tournament, its standings, its last round, without a token | get the head of what readers are given, and one part; where it does not hold, as for standings | - |
 * | compare what readers are given with the facts | query index `listing`, then as above | as above |
 * | create a catalogue, add a version to it | get head | put head, if absent / replace it; put the parts, if absent; replace head |
 * | take away what broken-off uploads have left | query index `listing`, then get the heads | rewrite each document, empty and expired; replace head |
 * | upload files for a catalogue | - | put the parts, if absent |
 * | read a catalogue, judge an army by it | get head, query PART#document# for each document | - |
 * | delete a catalogue | get head | replace head; query and rewrite each document, empty and expired |
 * | make the statistics of all public events | get head | put or replace the parts, then the head |
 * | ask for win rates | get head, get the parts; of a league, as its table | - |
 * | list the leagues | query index `listing`, then get the leagues | - |
 * | list the rolls of a day | query index `listing`, then get the rolls | - |
 *
 * | item | pk | sk |
 * |---|---|---|
 * | army of an entrant (outside of what standings read) | TOURNAMENT#id | ARMY#0007, ARMY#0007#02 of a player of a team, ARMY#0007#~GOOD of a slot |
 * | delivery to a webhook (outside of what standings read) | TOURNAMENT#id | DELIVERY#webhook#0001763702400000#delivery, the moment of the change |
 * | entrant | TOURNAMENT#id | ENTRANT#0007, the player number |
 * | head | TOURNAMENT#id | HEAD |
 * | round with all its tables and reasons; after the last one the closing | TOURNAMENT#id | ROUND#02 |
 * | result of a game | TOURNAMENT#id | ROUND#02#0013, the table |
 * | pairing of a team match (outside of what standings read) | TOURNAMENT#id | TEAM_MATCH#02#0013, the table |
 * | tournament accepted by a league, with its claims | LEAGUE#id | EVENT#tournament |
 * | head of a league | LEAGUE#id | HEAD |
 * | final table of a tournament, stored for speed | LEAGUE#id | KEPT#tournament |
 * | player of a league (outside of what a table reads) | LEAGUE#id | PLAYER#player |
 * | games of a tournament, kept for speed | LEAGUE#id | RECORD#tournament |
 * | Discord server: what it is connected to, its members who are entrants | DISCORD#server | DISCORD |
 * | catalogue: its name, token and versions | CATALOGUE#id | CATALOGUE |
 * | part of a document of a catalogue, or of uploaded files | CATALOGUE#id | PART#document#000 |
 * | person over many events | PERSON#id | PERSON |
 * | count of what a network address has asked for, until its window ends | RATE#id | RATE |
 * | what readers of a public tournament are given, in parts | READERS#id | HEAD, EVENT, STANDINGS, BEFORE, ROUND |
 * | verifiable roll | ROLL#id | ROLL |
 * | refereed fight | REFEREED_FIGHT#id | REFEREED_FIGHT |
 * | statistics: which parts count (`HEAD`), and the parts | STATISTICS#part | STATISTICS |
 * | sheet of a game; that of a table is called tournament-round-table | GAME#id | GAME |
 * | stored secret choice | SEALED_CHOICE#id | SEALED_CHOICE |
 *
 * | index | partition key | sort key | projects |
 * |---|---|---|---|
 * | `listing` | `month`: LISTING#2026-11, LISTING#ROLLS#2026-11-21, LISTING#DELIVERIES, LISTING#READERS, LISTING#LEAGUES, LISTING#UNFINISHED | `order`: day (roll, delivery: moment; league: name) and id | `card`: what the list shows of a tournament |
 * | `outbox` | `outbox`: OUTBOX | `sk` | keys only |
 *
 * Beside its keys an item has `version`, `schema`, `body` (one string, JSON: nested attributes triple the cost of reading a
 * thousand of them), where they apply `month`, `order` and `card`, `outbox`, and `ttl` (seconds; also checked at each read). Every
 * write is one conditional put of one item: `attribute_not_exists(pk)` for version 1, else `version = :previous`. A rewrite, which
 * takes the mark of the outbox away, asks for its own version.
 */
import {
  type Address,
  type AddressOf,
  type DeliveryAddress,
  type LeagueAddress,
  type ReaderPart,
  readerParts,
} from '../../app/kernel/store/store';

/** An item's primary key. */
export type Key = ReturnType<typeof keyOf>;

const TOURNAMENT = 'TOURNAMENT#';
const LEAGUE = 'LEAGUE#';
const READERS = 'READERS#';
const CATALOGUE = 'CATALOGUE#';
/** Enough for every moment that a date can hold. */
const MOMENT_DIGITS = 16;
const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

const sortKeys: { readonly [K in Address['item']]: (address: AddressOf<K>) => string } = {
  HEAD: () => 'HEAD',
  LEAGUE: () => 'HEAD',
  ENTRANT: ({ number }) => `ENTRANT#${padded(number, 4)}`,
  ARMY: ({ number, member, slot }) =>
    `ARMY#${padded(number, 4)}${member === undefined ? '' : `#${padded(member, 2)}`}${slot === undefined ? '' : `#~${slot}`}`,
  ROUND: ({ round }) => `ROUND#${padded(round, 2)}`,
  RESULT: ({ round, table }) => `ROUND#${padded(round, 2)}#${padded(table, 4)}`,
  TEAM_MATCH: ({ round, table }) => `TEAM_MATCH#${padded(round, 2)}#${padded(table, 4)}`,
  DELIVERY: ({ webhook, atMs, id }) => `DELIVERY#${webhook}#${padded(atMs, MOMENT_DIGITS)}#${id}`,
  READERS: ({ part }) => part,
  CATALOGUE_PART: ({ document, part }) => `PART#${document}#${padded(part, 3)}`,
  PLAYER: ({ player }) => `PLAYER#${player}`,
  ACCEPTED: ({ tournament }) => `EVENT#${tournament}`,
  DERIVED_TABLE: ({ tournament }) => `KEPT#${tournament}`,
  DERIVED_GAMES: ({ tournament }) => `RECORD#${tournament}`,
  ROLL: () => 'ROLL',
  REFEREED_FIGHT: () => 'REFEREED_FIGHT',
  GAME: () => 'GAME',
  SEALED_CHOICE: () => 'SEALED_CHOICE',
  DISCORD: () => 'DISCORD',
  RATE: () => 'RATE',
  PERSON: () => 'PERSON',
  STATISTICS: () => 'STATISTICS',
  CATALOGUE: () => 'CATALOGUE',
};

const sortKey = <K extends Address['item']>(address: AddressOf<K>): string => sortKeys[address.item](address);

/** The id of each item that is alone in a partition of its name. */
const SINGLE = {
  ROLL: 'roll',
  REFEREED_FIGHT: 'fight',
  GAME: 'game',
  SEALED_CHOICE: 'sealedChoice',
  DISCORD: 'server',
  RATE: 'rate',
  PERSON: 'person',
  STATISTICS: 'part',
} as const;

const isSingle = (item: string): item is keyof typeof SINGLE => Object.hasOwn(SINGLE, item);

const partitionKey = (address: Address): string => {
  if ('league' in address) return `${LEAGUE}${address.league}`;
  if ('catalogue' in address) return `${CATALOGUE}${address.catalogue}`;
  if (address.item === 'READERS') return `${READERS}${address.tournament}`;
  if ('tournament' in address) return `${TOURNAMENT}${address.tournament}`;
  const ids: Readonly<Record<string, string>> = address;
  return `${address.item}#${ids[SINGLE[address.item]] ?? ''}`;
};

export const keyOf = (address: Address) => ({ pk: partitionKey(address), sk: sortKey(address) });

/** The same for a key of a league's partition. */
const leagueAddressOf = (league: string, sk: string): LeagueAddress | undefined => {
  if (sk === 'HEAD') return { item: 'LEAGUE', league };
  const [kind, id = ''] = sk.split('#');
  if (kind === 'PLAYER') return { item: 'PLAYER', league, player: id };
  if (kind === 'EVENT') return { item: 'ACCEPTED', league, tournament: id };
  if (kind === 'KEPT') return { item: 'DERIVED_TABLE', league, tournament: id };
  return kind === 'RECORD' ? { item: 'DERIVED_GAMES', league, tournament: id } : undefined;
};

/** The same for a key of a catalogue's partition. */
const catalogueAddressOf = (catalogue: string, sk: string): Address => {
  const [kind, document = '', part] = sk.split('#');
  return kind === 'PART'
    ? { item: 'CATALOGUE_PART', catalogue, document, part: Number(part) }
    : { item: 'CATALOGUE', catalogue };
};

/** The same for a key of what readers are given. */
const readerAddressOf = (tournament: string, sk: string): Address | undefined => {
  const part = readerParts.find((one): one is ReaderPart => one === sk);
  return part && { item: 'READERS', tournament, part };
};

/** The address that this key stands for; undefined for a key of another kind. */
export const addressOf = ({ pk, sk }: Key): Address | undefined => {
  if (pk.startsWith(LEAGUE)) return leagueAddressOf(pk.slice(LEAGUE.length), sk);
  if (pk.startsWith(READERS)) return readerAddressOf(pk.slice(READERS.length), sk);
  if (pk.startsWith(CATALOGUE)) return catalogueAddressOf(pk.slice(CATALOGUE.length), sk);
  if (isSingle(sk)) return { item: sk, [SINGLE[sk]]: pk.slice(sk.length + 1) } as unknown as Address;
  const tournament = pk.slice(TOURNAMENT.length);
  const [kind, first, second, third] = sk.split('#');
  if (kind === 'DELIVERY' && third !== undefined)
    return { item: 'DELIVERY', tournament, webhook: first ?? '', atMs: Number(second), id: third };
  if (kind === 'HEAD') return { item: 'HEAD', tournament };
  if (kind === 'ENTRANT') return { item: 'ENTRANT', tournament, number: Number(first) };
  if (kind === 'ARMY') {
    const ofEntrant = { item: 'ARMY', tournament, number: Number(first) } as const;
    if (second === undefined) return ofEntrant;
    return second.startsWith('~')
      ? { ...ofEntrant, slot: second.slice(1) }
      : { ...ofEntrant, member: Number(second) };
  }
  if (kind === 'TEAM_MATCH')
    return { item: 'TEAM_MATCH', tournament, round: Number(first), table: Number(second) };
  if (kind !== 'ROUND') return undefined;
  return second === undefined
    ? { item: 'ROUND', tournament, round: Number(first) }
    : { item: 'RESULT', tournament, round: Number(first), table: Number(second) };
};

/** The tournaments that these items belong to, one for each item. */
export const tournamentsIn = (keys: readonly Key[]): readonly string[] =>
  keys.flatMap((key) => {
    const address = addressOf(key);
    return address && 'tournament' in address ? [address.tournament] : [];
  });

/** The partition of a tournament, and the first and last sort key of what standings read. */
export const standingsRange = (tournament: string) => ({
  pk: `${TOURNAMENT}${tournament}`,
  from: 'ENTRANT#',
  to: 'ROUND#~',
});

/** The partition of a league, and the first and last sort key of what its table reads. */
export const leagueRange = (league: string) => ({ pk: `${LEAGUE}${league}`, from: 'EVENT#', to: 'KEPT#~' });

/** The partition of a league, and the sort keys between which its players lie that come after this one. */
export const playersRange = (league: string, after = '') => ({
  pk: `${LEAGUE}${league}`,
  from: `PLAYER#${after}${after === '' ? '' : '!'}`,
  to: 'PLAYER#~',
});

const beginningWith = (pk: string, start: string) => ({ pk, from: start, to: `${start}~` });

/** The partition and the first and last sort key of the deliveries to a webhook. */
export const deliveriesRange = ({ tournament, webhook }: Pick<DeliveryAddress, 'tournament' | 'webhook'>) =>
  beginningWith(`${TOURNAMENT}${tournament}`, `DELIVERY#${webhook}#`);

/** The partition of a catalogue, and the first and last sort key of one document's parts. */
export const catalogueDocumentRange = (catalogue: string, document: string) =>
  beginningWith(`${CATALOGUE}${catalogue}`, `PART#${document}#`);

/** The mark of an item in the outbox: one partition of the index has them all. */
export const OUTBOX = 'OUTBOX';

export const listingPartition = (name: string): string => `LISTING#${name}`;
