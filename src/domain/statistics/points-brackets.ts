/** Brackets of points limits, as events are commonly played. */
export const pointsBrackets = {
  UNKNOWN: 'No points limit',
  BELOW_500: 'Below 500 points',
  FROM_500: '500 to 599 points',
  FROM_600: '600 to 699 points',
  FROM_700: '700 to 799 points',
  FROM_800: '800 points and more',
} as const;
export type PointsBracket = keyof typeof pointsBrackets;

const keyOf = (points: number | null): PointsBracket => {
  if (points === null) return 'UNKNOWN';
  if (points < 500) return 'BELOW_500';
  if (points < 600) return 'FROM_500';
  if (points < 700) return 'FROM_600';
  return points < 800 ? 'FROM_700' : 'FROM_800';
};

/** The bracket of a points limit. */
export const bracketOf = (points: number | null): { readonly key: PointsBracket; readonly name: string } => {
  const key = keyOf(points);
  return { key, name: pointsBrackets[key] };
};
