import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import { type Answer, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { type League, playerKind, readLeague } from '../stored-league';
import { noPlayer } from '../players/players';
import type { Rating } from './ratings-after';
import { type Season, gamesOfSeason } from './season';
import { seasonOf } from './federation-season';
import type { LeaguePlayerName } from '../../kernel/generated/answers';

/** A league with its season and every game of it. */
interface Played {
  readonly league: League;
  readonly season: Season;
  readonly games: readonly PlayedTournament[];
}

export const playedSeason = async (id: string, context: StoredContext): Promise<Answer<Played>> => {
  const league = await readLeague(context.store, id);
  if (!league.ok) return league;
  const season = await seasonOf(league.value, context);
  if (!season.ok) return season;
  const games = await gamesOfSeason(season.value.settled, context);
  return games.ok ? ok({ league: league.value, season: season.value, games: games.value }) : games;
};

/** As people read ratings: two digits behind the point, six for the volatility. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const ratingView = ({ rating, deviation, volatility, games }: Rating): Rating => ({
  rating: rounded(rating, 2),
  deviation: rounded(deviation, 2),
  volatility: rounded(volatility, 6),
  games,
});

/** The players of a league that are there, and what changes with them. */
export const presentPlayers = async (league: string, ids: readonly string[], { store }: StoredContext) => {
  const items = await store.get(ids.map((player) => ({ item: 'PLAYER', league, player })));
  if (!items.ok) return items;
  const missing = ids.find((_, index) => !items.value[index]);
  if (missing !== undefined) return noPlayer(missing);
  const names = ids.map((id, index): LeaguePlayerName => ({
    id,
    name: loggedOf(playerKind, items.value[index])?.facts.name ?? null,
  }));
  return ok({ names, versions: items.value.map((item) => item?.version ?? 0) });
};
