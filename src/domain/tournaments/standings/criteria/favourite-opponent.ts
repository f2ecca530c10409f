import { type Criterion, wholeFigures } from './criterion';

/** Votes of opponents for the entrant as their favourite. */
export const favouriteOpponent: Criterion = ({ tallies, votes }) => {
  const counted = new Map<string, number>();
  for (const { entrant, value } of votes()) counted.set(entrant, (counted.get(entrant) ?? 0) + value);
  return wholeFigures((place) => counted.get(tallies[place]?.entrant.id ?? '') ?? 0);
};
