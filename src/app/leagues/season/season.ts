import type { Tournament, TournamentState } from '../../../domain/tournaments/event/tournament';
import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import type { Placing } from '../../../domain/tournaments/league/points-rule';
import { type Answer, isMissing, ok } from '../../kernel/use-case';
import { getMany } from '../../kernel/store/get-many';
import type { StoredContext } from '../../kernel/store/context';
import { shortHash } from '../../kernel/store/credentials';
import type { Item, Store } from '../../kernel/store/store';
import { readTournament } from '../../tournaments/store/read-tournament';
import {
  type Card,
  type FinalTable,
  type StoredTable,
  cardOf,
  eventDay,
  finalTable,
  gamesOfStamp,
  gamesToStore,
  derivedItem,
  stampOf,
  trustedTable,
} from './derived-table';
import { type Accepted, type League, claimsOf, withMerged } from '../stored-league';

/** A finished tournament of the season. */
export interface Settled extends FinalTable {
  readonly accepted: Accepted;
  /** The league that keeps its table and games: of a federation, the one that counts it. */
  readonly league: string;
  /** The facts it was made from; null where a stored table served. */
  readonly facts: Tournament | null;
}

/** An accepted tournament that is still to be finished, and so counts nothing yet. */
export interface Pending extends Card {
  readonly accepted: Accepted;
  readonly state: TournamentState;
  readonly day: string;
}

/** A league's tournaments in the order of their days, of one day by id. */
export interface Season {
  readonly settled: readonly Settled[];
  readonly pending: readonly Pending[];
  /** Changes with anything that the table is made of. */
  readonly version: string;
}

/**
 * A change that was never acknowledged nor repeated can leave a stored table wrong. So each is compared with the facts again after
 * this long, at most one at each reading.
 */
const CHECK_AFTER_MS = 6 * 60 * 60 * 1000;

const isFinished = ({ state }: Tournament): boolean => state === 'FINISHED';

/** Stores the games for the readings to come; whether it succeeds matters to nobody. */
const storeGames = async (store: Store, league: string, tournament: Tournament): Promise<void> => {
  const address = { item: 'DERIVED_GAMES', league, tournament: tournament.id } as const;
  const found = await store.get([address]);
  if (!found.ok) return;
  const item = derivedItem(address, (found.value[0]?.version ?? 0) + 1, gamesToStore(tournament));
  if (item) await store.write(item);
};

/**
 * Stores a final table for the readings to come. The first reading writes it unconfirmed; a later one that has seen it there, has read
 * the facts after that and found the same confirms it. Who changes a tournament looks for a stored table after writing: so
 * either that look finds this one, or the confirming reading finds the change. Whether anything is stored does not matter to the
 * answer.
 */
const storeTable = async (
  {
    league,
    seen,
    tournament,
  }: {
    readonly league: string;
    readonly seen: Item | undefined;
    readonly tournament: Tournament;
  },
  { store, clock }: StoredContext,
): Promise<void> => {
  const table = finalTable(tournament);
  const confirmed = seen !== undefined && stampOf(seen) === table.stamp;
  const address = { item: 'DERIVED_TABLE', league, tournament: tournament.id } as const;
  const content: StoredTable = { ...table, confirmed, checkedAtMs: clock.nowMs() };
  const item = derivedItem(address, (seen?.version ?? 0) + 1, content);
  if (!item) return;
  const written = await store.write(item);
  if (confirmed && written.ok && written.value === 'WRITTEN') await storeGames(store, league, tournament);
};

/** A tournament without a stored table to trust, from its facts; undefined where it was cancelled or is there no more. */
const fromFacts = async (league: League, accepted: Accepted, context: StoredContext) => {
  const found = await readTournament(context.store, accepted.tournament);
  if (!found.ok) return isMissing(found) ? ok(undefined) : found;
  const { state } = found.value;
  if (state === 'CANCELLED') return ok(undefined);
  if (!isFinished(found.value))
    return ok<Pending>({
      accepted,
      ...cardOf(found.value),
      state,
      day: eventDay(found.value),
    });
  const seen = league.storedTables.get(accepted.tournament);
  await storeTable({ league: league.id, seen, tournament: found.value }, context);
  return ok<Settled>({ ...finalTable(found.value), accepted, league: league.id, facts: found.value });
};

type Known = readonly [Accepted, StoredTable | undefined];

/** The one table that is longest unchecked is not trusted, if that is too long. */
const withOneChecked = (known: readonly Known[], nowMs: number): readonly Known[] => {
  const oldest = known.reduce<StoredTable | undefined>(
    (found, [, table]) =>
      table && (found === undefined || table.checkedAtMs < found.checkedAtMs) ? table : found,
    undefined,
  );
  if (oldest === undefined || nowMs - oldest.checkedAtMs < CHECK_AFTER_MS) return known;
  return known.map(([accepted, table]) => [accepted, table === oldest ? undefined : table]);
};

export const byDay = (a: Settled | Pending, b: Settled | Pending): number =>
  a.day === b.day ? (a.accepted.tournament < b.accepted.tournament ? -1 : 1) : a.day < b.day ? -1 : 1;

const versionOf = ({ id, head }: League, settled: readonly Settled[]): string =>
  shortHash(
    JSON.stringify([
      id,
      head.version,
      settled.map(({ accepted, stamp }) => [accepted.tournament, accepted.version, stamp]),
    ]),
  );

/** The league's own tournaments, those that count and those to come: stored tables where they can be trusted, the facts where not. */
export const ownSeasonOf = async (league: League, context: StoredContext): Promise<Answer<Season>> => {
  const inForce = [...league.accepted.values()]
    .filter(({ facts }) => facts.accepted)
    .map((accepted) => withMerged(accepted, league.head.facts.merged));
  const known = withOneChecked(
    inForce.map((accepted): Known => [accepted, trustedTable(league.storedTables.get(accepted.tournament))]),
    context.clock.nowMs(),
  );
  const answers = await Promise.all(
    known.map(([accepted, table]) =>
      table
        ? ok<Settled>({ ...table, accepted, league: league.id, facts: null })
        : fromFacts(league, accepted, context),
    ),
  );
  const settled: Settled[] = [];
  const pending: Pending[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    if (answer.value === undefined) continue;
    if ('stamp' in answer.value) settled.push(answer.value);
    else pending.push(answer.value);
  }
  settled.sort(byDay);
  return ok({ settled, pending: pending.sort(byDay), version: versionOf(league, settled) });
};

/** How every claimed player came out of each finished tournament. Both members of a team have its place and its points. */
export const placingsOf = ({ settled }: Season): readonly Placing[] =>
  settled.flatMap(({ accepted, rows, day }) => {
    const claims = claimsOf(accepted);
    const players = rows.filter(([, place]) => place !== null).length;
    const { tournament } = accepted;
    return rows.flatMap(([entrant, place, tied, tournamentPoints]) =>
      (claims.get(entrant) ?? []).flatMap((player): readonly Placing[] =>
        player === null
          ? []
          : [{ player, tournament, place, tied: tied === 1, tournamentPoints, players, day }],
      ),
    );
  });

/** The games of the season's finished tournaments, in order. */
export const gamesOfSeason = async (
  settled: readonly Settled[],
  { store }: StoredContext,
): Promise<Answer<readonly PlayedTournament[]>> => {
  const fromStored = settled.filter(({ facts }) => facts === null);
  const found = await getMany(
    store,
    fromStored.map(({ league, accepted: { tournament } }) => ({ item: 'DERIVED_GAMES', league, tournament })),
  );
  if (!found.ok) return found;
  const stored = new Map(fromStored.map(({ accepted }, index) => [accepted.tournament, found.value[index]]));
  const played = await Promise.all(
    settled.map(async ({ accepted, facts, format, stamp }): Promise<Answer<PlayedTournament>> => {
      const { tournament } = accepted;
      const of = { tournament, format, claims: claimsOf(accepted) };
      const games = facts ? gamesToStore(facts).games : gamesOfStamp(stored.get(tournament), stamp);
      if (games) return ok({ ...of, games });
      const read = await readTournament(store, tournament);
      return read.ok ? ok({ ...of, games: gamesToStore(read.value).games }) : read;
    }),
  );
  const all: PlayedTournament[] = [];
  for (const answer of played) {
    if (!answer.ok) return answer;
    all.push(answer.value);
  }
  return ok(all);
};
