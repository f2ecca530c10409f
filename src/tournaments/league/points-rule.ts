/** What a tournament gives its entrants: points for their place, or their Tournament Points themselves. */
export const scorings = ['PLACE', 'TOURNAMENT_POINTS'] as const;
export type Scoring = (typeof scorings)[number];

/** How a season is counted, as its organiser announces it. */
export interface PointsRule {
  readonly scoring: Scoring;
  /** For PLACE: the points of the first place, the second, and so on. */
  readonly placePoints: readonly number[];
  /** For PLACE: the points of everyone placed further down. */
  readonly participationPoints: number;
  /** Only so many of a player's results count, the best ones; null for all. */
  readonly best: number | null;
}

/** How a player came out of one tournament. */
export interface Placing {
  readonly player: string;
  readonly tournament: string;
  /** The rank in the final standings; level entrants share one. */
  readonly place: number;
  /** Whether another entrant has the same place. */
  readonly tied: boolean;
  readonly tournamentPoints: number;
}

/** The points of one placing. Level entrants each get those of the rank they share. */
export const pointsFor = (
  { scoring, placePoints, participationPoints }: PointsRule,
  { place, tournamentPoints }: Pick<Placing, 'place' | 'tournamentPoints'>,
): number =>
  scoring === 'TOURNAMENT_POINTS' ? tournamentPoints : (placePoints[place - 1] ?? participationPoints);
