import type { Placing, PointsRule } from './points-rule';
import { pointsFor } from './points-rule';

/** A placing with what it is worth in the season. */
export interface ScoredPlacing extends Placing {
  readonly points: number;
  /** Whether it is among the best that count. */
  readonly counted: boolean;
}

/** One player's line of the season's table. */
export interface SeasonLine {
  /** 1 for the first; players level on points share the best of their places. */
  readonly rank: number;
  readonly tied: boolean;
  readonly player: string;
  /** The sum of the placings that count. */
  readonly points: number;
  readonly tournaments: number;
  /** In the order in which the tournaments were given. */
  readonly placings: readonly ScoredPlacing[];
}

/** Marks the best `best` placings; of equal ones the earlier counts. */
export const scorePlacings = (rule: PointsRule, placings: readonly Placing[]): readonly ScoredPlacing[] => {
  const points = placings.map((placing) => pointsFor(rule, placing));
  const order = points
    .map((_, index) => index)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b)
    .slice(0, rule.best ?? points.length);
  const counted = new Set(order);
  return placings.map((placing, index) => ({
    ...placing,
    points: points[index] ?? 0,
    counted: counted.has(index),
  }));
};

const byPlayer = (placings: readonly Placing[]): ReadonlyMap<string, readonly Placing[]> => {
  const players = new Map<string, Placing[]>();
  for (const placing of placings) {
    const own = players.get(placing.player);
    if (own) own.push(placing);
    else players.set(placing.player, [placing]);
  }
  return players;
};

/**
 * The season's table, best first: everyone with at least one placing. Players level on points share a rank and are listed
 * by id, which never changes.
 */
export const seasonTable = (rule: PointsRule, placings: readonly Placing[]): readonly SeasonLine[] => {
  const totals = [...byPlayer(placings)].map(([player, own]) => {
    const scored = scorePlacings(rule, own);
    const points = scored.reduce((sum, placing) => sum + (placing.counted ? placing.points : 0), 0);
    return { player, points, tournaments: own.length, placings: scored };
  });
  totals.sort((a, b) => b.points - a.points || (a.player < b.player ? -1 : 1));
  let rank = 1;
  return totals.map((total, index): SeasonLine => {
    const levelWithAbove = totals[index - 1]?.points === total.points;
    if (!levelWithAbove) rank = index + 1;
    return { rank, tied: levelWithAbove || totals[index + 1]?.points === total.points, ...total };
  });
};
