import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import { withRanks } from '../../../domain/tournaments/league/season-table';
import { type Rating, type ratingSystems, ratingsAfter } from './ratings-after';

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
