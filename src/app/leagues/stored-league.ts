import { type Logged, logged } from '../../shared/change-log';
import { entrantId } from '../../domain/tournaments/event/record';
import { plainText } from '../../shared/plain-text';
import type { AcceptedFacts, Claim, LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import { type Merge, playerIn, renamedClaims } from '../../domain/tournaments/league/merged-players';
import type { StoredContext } from '../kernel/store/context';
import { getMany } from '../kernel/store/get-many';
import { itemKind, loggedOf, readRecord } from '../kernel/store/items';
import { type Item, type LeagueAddress, type Store, LEAGUES_LISTING } from '../kernel/store/store';
import { type Answer, ok, refused } from '../kernel/use-case';

/** Nothing in it sorts before the mark that ends it: "Rohan" comes before "Rohan 2". */
const sortText = (name: string): string => plainText(name).replaceAll(/[\s!"#]+/g, '-');

/** A league is listed under its name, whatever the case and the accents. */
export const leagueKind = itemKind<LeagueFacts, Extract<LeagueAddress, { readonly item: 'LEAGUE' }>>({
  place: ({ league }, log) => {
    const { name, deleted } = logged(log).facts;
    return deleted ? {} : { listing: { name: LEAGUES_LISTING, order: `${sortText(name)}#${league}` } };
  },
});
export const playerKind = itemKind<PlayerFacts>();
/** A tournament in its league. */
export const acceptedKind = itemKind<AcceptedFacts>();

/** A tournament that a league has accepted. */
export interface Accepted extends Logged<AcceptedFacts> {
  readonly tournament: string;
}

/** A league with the records that its table is made of. */
export interface League {
  readonly id: string;
  readonly head: Logged<LeagueFacts>;
  /** By tournament id, including those taken out again. */
  readonly accepted: ReadonlyMap<string, Accepted>;
  readonly storedTables: ReadonlyMap<string, Item>;
}

/** The head of a league, or the refusal where there is none or it was deleted. */
export const headOrRefusal = (
  id: string,
  head: Logged<LeagueFacts> | undefined,
): Answer<Logged<LeagueFacts>> => {
  if (!head) return refused({ code: 'NOT_FOUND', kind: 'league', id });
  return head.facts.deleted ? refused({ code: 'GONE', kind: 'league', id }) : ok(head);
};

/** Reads a league in one query: its head, the tournaments with their claims, the stored tables. */
export const readLeague = async (store: Store, id: string): Promise<Answer<League>> => {
  const items = await store.readLeague(id);
  if (!items.ok) return items;
  let head: Logged<LeagueFacts> | undefined;
  const accepted = new Map<string, Accepted>();
  const storedTables = new Map<string, Item>();
  for (const item of items.value) {
    const { address } = item;
    if (address.item === 'LEAGUE') head = loggedOf(leagueKind, item);
    else if (address.item === 'DERIVED_TABLE') storedTables.set(address.tournament, item);
    else if (address.item === 'ACCEPTED') {
      const place = loggedOf(acceptedKind, item);
      if (place) accepted.set(address.tournament, { ...place, tournament: address.tournament });
    }
  }
  const there = headOrRefusal(id, head);
  return there.ok ? ok({ id, head: there.value, accepted, storedTables }) : there;
};

/** A player, or that there is none. */
export const readPlayer = (store: Store, league: string, player: string) =>
  readRecord(playerKind, { name: 'player', id: player, address: { item: 'PLAYER', league, player } }, store);

const PLAYERS_AT_ONCE = 100;

/** Every player of a league, page after page. */
export const everyPlayer = async (store: Store, league: string): Promise<Answer<readonly Item[]>> => {
  const all: Item[] = [];
  let after: string | undefined;
  do {
    const page = await store.leaguePlayers(league, PLAYERS_AT_ONCE, after);
    if (!page.ok) return page;
    all.push(...page.value.items);
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return ok(all);
};

/** The head of a league alone. */
export const readHead = async (
  league: string,
  { store }: StoredContext,
): Promise<Answer<Logged<LeagueFacts>>> => {
  const place = { name: 'league', id: league, address: { item: 'LEAGUE', league } } as const;
  const head = await readRecord(leagueKind, place, store);
  return head.ok ? headOrRefusal(league, head.value) : head;
};

/** A tournament's place in a league, and players of the league. */
export interface LeaguePlace {
  readonly head: Logged<LeagueFacts>;
  readonly accepted: Logged<AcceptedFacts>;
  /** By id; without those that are not there. */
  readonly players: ReadonlyMap<string, Logged<PlayerFacts>>;
}

export const notInLeague = (tournament: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: tournament });

/** Reads the place of a tournament that the league has ever accepted, taken out again or not. */
export const readPlace = async (
  { league, tournament }: { readonly league: string; readonly tournament: string },
  players: readonly string[],
  store: Store,
): Promise<Answer<LeaguePlace>> => {
  const wanted = [...new Set(players)];
  const items = await getMany(store, [
    { item: 'LEAGUE', league },
    { item: 'ACCEPTED', league, tournament },
    ...wanted.map((player) => ({ item: 'PLAYER', league, player }) as const),
  ]);
  if (!items.ok) return items;
  const [headItem, acceptedItem, ...playerItems] = items.value;
  const head = headOrRefusal(league, loggedOf(leagueKind, headItem));
  if (!head.ok) return head;
  const accepted = loggedOf(acceptedKind, acceptedItem);
  if (!accepted) return notInLeague(tournament);
  const known = wanted.flatMap((player, index): readonly (readonly [string, Logged<PlayerFacts>])[] => {
    const record = loggedOf(playerKind, playerItems[index]);
    return record ? [[player, record]] : [];
  });
  return ok({ head: head.value, accepted, players: new Map(known) });
};

const ENTRANT = /^e([1-9]\d*)$/;

/** The claims of entrants, by player number. */
export const claimsOf = ({ facts }: Pick<Accepted, 'facts'>): ReadonlyMap<number, Claim> =>
  new Map(
    Object.entries(facts).flatMap(([field, value]): readonly (readonly [number, Claim])[] => {
      const number = ENTRANT.exec(field)?.[1];
      return number === undefined ? [] : [[Number(number), value as Claim]];
    }),
  );

/** A tournament of the league with its claims under other names. */
export const withClaimsOf = (
  accepted: Accepted,
  nameOf: (player: string) => string | undefined,
): Accepted => ({
  ...accepted,
  facts: {
    ...accepted.facts,
    ...Object.fromEntries(
      [...renamedClaims(claimsOf(accepted), nameOf)].map(([number, claim]) => [entrantId(number), claim]),
    ),
  },
});

/** A tournament of the league whose claims count for the players that merged ones count for. */
export const withMerged = (accepted: Accepted, merged: readonly Merge[] | undefined): Accepted =>
  merged === undefined || merged.length === 0
    ? accepted
    : withClaimsOf(accepted, (player) => playerIn(merged, player));
