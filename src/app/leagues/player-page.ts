import * as z from 'zod/mini';
import type { PlayerFacts } from '../../tournaments/league/facts';
import type { HeadToHead } from '../../tournaments/league/head-to-head';
import { headToHead } from '../../tournaments/league/head-to-head';
import type { PlayedTournament } from '../../tournaments/league/league-game';
import type { PlayerRecord } from '../../tournaments/league/player-record';
import { playerRecord } from '../../tournaments/league/player-record';
import { seasonTable } from '../../tournaments/league/season-table';
import { ok } from '../../shared/result';
import type { CrossFault } from '../input';
import { crossCheck } from '../input';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { shortHash } from '../tournaments/credentials';
import { thingOf } from '../tournaments/items';
import { cursor, leagueId, limit, playerId } from './fields';
import type { League } from './league';
import { readLeague } from './league';
import type { LeaguePlacing } from './league-table';
import { placingView } from './league-table';
import { pageOfRanking } from './page';
import { noPlayer } from './players';
import type { Rating } from './ratings-after';
import { ratingsAfter } from './ratings-after';
import type { Season } from './season';
import { gamesOfSeason, placingsOf, seasonOf } from './season';
import { playerNames } from './seats';
import type { LeaguePlayerName } from './views';

/** A league with its season and every game of it. */
interface Played {
  readonly league: League;
  readonly season: Season;
  readonly games: readonly PlayedTournament[];
}

const playedSeason = async (id: string, context: StoredContext): Promise<Answer<Played>> => {
  const league = await readLeague(context.store, id);
  if (!league.ok) return league;
  const season = await seasonOf(league.value, context);
  if (!season.ok) return season;
  const games = await gamesOfSeason(id, season.value.settled, context);
  return games.ok ? ok({ league: league.value, season: season.value, games: games.value }) : games;
};

/** As people read ratings: two digits behind the point, six for the volatility. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const ratingView = ({ rating, deviation, volatility, games }: Rating): Rating => ({
  rating: rounded(rating, 2),
  deviation: rounded(deviation, 2),
  volatility: rounded(volatility, 6),
  games,
});

/** The players of a league that are there, and what changes with them. */
const presentPlayers = async (league: string, ids: readonly string[], { store }: StoredContext) => {
  const items = await store.get(ids.map((player) => ({ item: 'PLAYER', league, player })));
  if (!items.ok) return items;
  const missing = ids.find((_, index) => !items.value[index]);
  if (missing !== undefined) return noPlayer(missing);
  const names = ids.map((id, index): LeaguePlayerName => ({
    id,
    name: thingOf<PlayerFacts>(items.value[index])?.facts.name ?? null,
  }));
  return ok({ names, versions: items.value.map((item) => item?.version ?? 0) });
};

/** What a player's page shows. */
export interface LeaguePlayerPage extends PlayerRecord {
  readonly league: string;
  readonly player: LeaguePlayerName;
  /** The place in the season's table; null before the first finished tournament. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly points: number;
  readonly placings: readonly LeaguePlacing[];
  readonly rating: Rating | null;
  readonly version: string;
}

/** A player's season: place, points and where they come from, games won, drawn and lost, and the rating. */
export const leaguePlayer = useCase({
  input: z.strictObject({ league: leagueId, player: playerId }),
  run: async (input, context: StoredContext) => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const found = await presentPlayers(input.league, [input.player], context);
    if (!found.ok) return found;
    const { league, season, games } = played.value;
    const table = seasonTable(league.head.facts.rule, placingsOf(season));
    const line = table.find(({ player }) => player === input.player);
    const rating = ratingsAfter(games).get(input.player);
    return ok<LeaguePlayerPage>({
      league: input.league,
      player: found.value.names[0] ?? { id: input.player, name: null },
      rank: line?.rank ?? null,
      tied: line?.tied ?? false,
      points: line?.points ?? 0,
      placings: line?.placings.map(placingView) ?? [],
      ...playerRecord(games, input.player),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([season.version, found.value.versions])),
    });
  },
});

export interface LeagueHeadToHead extends HeadToHead {
  readonly league: string;
  readonly player: LeaguePlayerName;
  readonly opponent: LeaguePlayerName;
  readonly version: string;
}

const sameFault = (value: unknown): readonly CrossFault[] => {
  const { player, opponent } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof player === 'string' && player === opponent
    ? [{ path: ['opponent'], code: 'DUPLICATE', message: 'must be another player' }]
    : [];
};

/** Every game of the season between two players, seen by the first. */
export const leagueHeadToHead = useCase({
  input: z
    .strictObject({ league: leagueId, player: playerId, opponent: playerId })
    .check(crossCheck(sameFault)),
  run: async (input, context: StoredContext) => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const found = await presentPlayers(input.league, [input.player, input.opponent], context);
    if (!found.ok) return found;
    return ok<LeagueHeadToHead>({
      league: input.league,
      player: found.value.names[0] ?? { id: input.player, name: null },
      opponent: found.value.names[1] ?? { id: input.opponent, name: null },
      ...headToHead(played.value.games, input.player, input.opponent),
      version: shortHash(JSON.stringify([played.value.season.version, found.value.versions])),
    });
  },
});

/** A player's place among the rated. */
export interface LeagueRatingLine extends Rating {
  /** 1 for the first; players level on the rating shown share a rank. */
  readonly rank: number;
  readonly tied: boolean;
  readonly player: LeaguePlayerName;
}

export interface LeagueRatings {
  readonly league: string;
  readonly items: readonly LeagueRatingLine[];
  readonly nextCursor: string | null;
  readonly version: string;
}

type Ranked = Omit<LeagueRatingLine, 'player'> & { readonly player: string };

/** The highest rating first, level ones by id. */
const rankedRatings = (games: readonly PlayedTournament[]): readonly Ranked[] => {
  const all = [...ratingsAfter(games)]
    .map(([player, rating]) => ({ player, ...ratingView(rating) }))
    .sort((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
  let rank = 1;
  return all.map((line, index): Ranked => {
    const levelWithAbove = all[index - 1]?.rating === line.rating;
    if (!levelWithAbove) rank = index + 1;
    return { rank, tied: levelWithAbove || all[index + 1]?.rating === line.rating, ...line };
  });
};

/** The Glicko-2 ratings of everyone who has played a rated game, recomputed from all games of the season, best first. */
export const leagueRatings = useCase({
  input: z.strictObject({ league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const { version } = played.value.season;
    const page = pageOfRanking(rankedRatings(played.value.games), input, version);
    if (!page.ok) return page;
    const names = await playerNames(
      input.league,
      page.value.items.map(({ player }) => player),
      context,
    );
    if (!names.ok) return names;
    return ok<LeagueRatings>({
      league: input.league,
      items: page.value.items.map(({ player, ...line }) => ({
        ...line,
        player: { id: player, name: names.value.names.get(player) ?? null },
      })),
      nextCursor: page.value.nextCursor,
      version: shortHash(JSON.stringify([version, names.value.versions])),
    });
  },
});
