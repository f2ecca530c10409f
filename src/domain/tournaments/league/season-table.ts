import { type Placing, type PointsRule, hundredthsOn } from './points-rule';

/** A placing with its points in the season. */
export interface ScoredPlacing extends Placing {
  /** With at most two decimals. */
  readonly points: number;
  /** Whether it is among the best that count. */
  readonly counted: boolean;
}

/** One player's line of the season's standings. */
export interface SeasonLine {
  /** 1 for the first; players level on points share the best of their places. Null for a player of too few tournaments. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly player: string;
  /** The sum of the placings that count, or their mean. */
  readonly points: number;
  readonly tournaments: number;
  /** In the order in which the tournaments were given. */
  readonly placings: readonly ScoredPlacing[];
}

const latestDay = (placings: readonly Placing[]): string | undefined =>
  placings.reduce<string | undefined>(
    (latest, { day }) => (day !== undefined && (latest === undefined || day > latest) ? day : latest),
    undefined,
  );

/** Scores a player's placings, and adds up the hundredths of those that count. */
const scoreAll = (rule: PointsRule, placings: readonly Placing[], latest: string | undefined) => {
  const points = placings.map((placing) => hundredthsOn(rule, placing, latest));
  const order = points
    .map((_, index) => index)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b)
    .slice(0, rule.best ?? points.length);
  const counted = new Set(order);
  const sum = order.reduce((total, index) => total + (points[index] ?? 0), 0);
  return {
    placings: placings.map((placing, index): ScoredPlacing => ({
      ...placing,
      points: (points[index] ?? 0) / 100,
      counted: counted.has(index),
    })),
    hundredths: rule.total === 'AVERAGE' ? Math.floor((2 * sum + order.length) / (2 * order.length)) : sum,
  };
};

/** Marks the best `best` placings; of equal ones the earlier counts. */
export const scorePlacings = (rule: PointsRule, placings: readonly Placing[]): readonly ScoredPlacing[] =>
  scoreAll(rule, placings, latestDay(placings)).placings;

const byPlayer = (placings: readonly Placing[]): ReadonlyMap<string, readonly Placing[]> => {
  const players = new Map<string, Placing[]>();
  for (const placing of placings) {
    const own = players.get(placing.player);
    if (own) own.push(placing);
    else players.set(placing.player, [placing]);
  }
  return players;
};

type Total = Omit<SeasonLine, 'rank' | 'tied' | 'points'> & { readonly hundredths: number };

const lineOf = ({
  rank,
  tied,
  player,
  hundredths,
  tournaments,
  placings,
}: Total & Pick<SeasonLine, 'rank' | 'tied'>): SeasonLine => ({
  rank,
  tied,
  player,
  points: hundredths / 100,
  tournaments,
  placings,
});

/** These, who stand in order, each with a rank: those of one value share it. */
export const withRanks = <Line>(ordered: readonly Line[], valueOf: (line: Line) => number) => {
  let rank = 1;
  return ordered.map((line, index) => {
    const isLevelWith = (other: Line | undefined): boolean =>
      other !== undefined && valueOf(other) === valueOf(line);
    const isLevelWithAbove = isLevelWith(ordered[index - 1]);
    if (!isLevelWithAbove) rank = index + 1;
    return { rank, tied: isLevelWithAbove || isLevelWith(ordered[index + 1]), ...line };
  });
};

/**
 * The season's table, best first: everyone with at least one placing. Players level on points share a rank and are listed
 * by id, which never changes. Players of too few tournaments stand last, without a rank.
 */
export const seasonTable = (rule: PointsRule, placings: readonly Placing[]): readonly SeasonLine[] => {
  const latest = latestDay(placings);
  const totals = [...byPlayer(placings)]
    .map(([player, own]): Total => ({ player, tournaments: own.length, ...scoreAll(rule, own, latest) }))
    .toSorted((a, b) => b.hundredths - a.hundredths || (a.player < b.player ? -1 : 1));
  const isRanked = ({ tournaments }: Total): boolean => tournaments >= (rule.minimumEvents ?? 1);
  const unranked = totals.filter((total) => !isRanked(total));
  return [
    ...withRanks(totals.filter(isRanked), ({ hundredths }) => hundredths),
    ...unranked.map((total) => ({ ...total, rank: null, tied: false })),
  ].map(lineOf);
};
