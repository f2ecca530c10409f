import { ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { playerKind } from '../stored-league';
import { noPlayer } from '../players/players';
import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import { withRanks } from '../../../domain/tournaments/league/season-table';
import { type Rating, type ratingSystems, ratingsAfter } from './ratings-after';
import type { LeaguePlayerName } from '../../kernel/generated/answers';

/** As people read ratings: two digits behind the point, six for the volatility. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const ratingView = ({ rating, elo, deviation, volatility, games }: Rating): Rating => ({
  rating: rounded(rating, 2),
  elo: rounded(elo, 2),
  deviation: rounded(deviation, 2),
  volatility: rounded(volatility, 6),
  games,
});

/** All players with a rating, the highest first, level ones by id. */
export const rankedRatings = (games: readonly PlayedTournament[], system: keyof typeof ratingSystems) => {
  const of = ({ rating, elo }: Rating): number => (system === 'ELO' ? elo : rating);
  const lines = [...ratingsAfter(games)].map(([player, rating]) => ({ player, ...ratingView(rating) }));
  return withRanks(
    lines.toSorted((a, b) => of(b) - of(a) || (a.player < b.player ? -1 : 1)),
    of,
  );
};

/** The players of a league, who must all be there, and what changes with them. */
export const presentPlayers = async <const Ids extends readonly string[]>(
  league: string,
  ids: Ids,
  { store }: StoredContext,
) => {
  const items = await store.get(ids.map((player) => ({ item: 'PLAYER', league, player })));
  if (!items.ok) return items;
  const missing = ids.find((_, index) => !items.value[index]);
  if (missing !== undefined) return noPlayer(missing);
  const names = ids.map((id, index): LeaguePlayerName => ({
    id,
    name: loggedOf(playerKind, items.value[index])?.facts.name ?? null,
  }));
  return ok({
    names: names as { readonly [Place in keyof Ids]: LeaguePlayerName },
    versions: items.value.map((item) => item?.version ?? 0),
  });
};
