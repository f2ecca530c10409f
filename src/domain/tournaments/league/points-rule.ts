/** Days from the first of March of year 0 in the Gregorian calendar (H. Hinnant's method). */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const shiftedMonth = (month + 9) % 12;
  return (
    365 * shiftedYear +
    Math.floor(shiftedYear / 4) -
    Math.floor(shiftedYear / 100) +
    Math.floor(shiftedYear / 400) +
    Math.floor((153 * shiftedMonth + 2) / 5) +
    date -
    1
  );
};

/** How many days the second day (YYYY-MM-DD) is after the first; negative before it. */
const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** How a tournament scores its entrants. */
export const scorings = {
  PLACE: 'Points for the place; level entrants each get those of the rank they share.',
  TOURNAMENT_POINTS: 'The Tournament Points themselves.',
  PERCENT: 'A share of 100 by place: 100 - (place - 1) x 100 / players, to the nearest hundredth.',
  TIERS: 'Points for the place by the number of players.',
} as const;

export const seasonTotals = {
  SUM: 'The sum of the results that count.',
  AVERAGE: 'The mean of the results that count, to the nearest hundredth, halves up.',
} as const;

/** Place points of tournaments of this many players or more. */
export interface Tier {
  readonly fromPlayers: number;
  readonly placePoints: readonly number[];
  readonly participationPoints: number;
}

/** How a season is counted, as its organiser announces it. */
export interface PointsRule {
  readonly scoring: keyof typeof scorings;
  /** For PLACE: the points of the first place, the second, and so on. */
  readonly placePoints: readonly number[];
  /** For PLACE: the points of everyone placed further down. */
  readonly participationPoints: number;
  /** For TIERS, in any order. A tournament of fewer players than every tier gives nothing. */
  readonly tiers?: readonly Tier[] | undefined;
  /** The number of a player's best results that count; null for all. */
  readonly best: number | null;
  /** The points of a season from the results that count; left out: SUM. */
  readonly total?: keyof typeof seasonTotals | undefined;
  /** The fewest tournaments for a rank; left out: 1. */
  readonly minimumEvents?: number | undefined;
  readonly decay?: { readonly percent: number; readonly everyDays: number } | null | undefined;
}

/** A player's place in one tournament. */
export interface Placing {
  readonly player: string;
  readonly tournament: string;
  /** The rank in the final standings; level entrants share one. Null for a disqualified entrant, who gets no points (ruling 31). */
  readonly place: number | null;
  /** Whether another entrant has the same place. */
  readonly tied: boolean;
  readonly tournamentPoints: number;
  /** How many entrants were ranked; needed for PERCENT and TIERS. */
  readonly players?: number | undefined;
  /** The day of the tournament, YYYY-MM-DD; needed where results decay. */
  readonly day?: string | undefined;
}

type Placed = Pick<Placing, 'place' | 'tournamentPoints' | 'players'>;

const HUNDREDTHS = 100;

/** Points in whole hundredths, so that sums stay exact. A share is rounded to the nearest hundredth, half up. */
const hundredthsFor = (rule: PointsRule, { place, tournamentPoints, players = 0 }: Placed): number => {
  if (place === null) return 0;
  switch (rule.scoring) {
    case 'TOURNAMENT_POINTS':
      return HUNDREDTHS * tournamentPoints;
    case 'PLACE':
      return HUNDREDTHS * (rule.placePoints[place - 1] ?? rule.participationPoints);
    case 'PERCENT': {
      // 100 - (place - 1) x 100 / players: of 10,000 hundredths.
      const parts = 10_000 * (players - place + 1);
      return players === 0 ? 0 : Math.floor((2 * parts + players) / (2 * players));
    }
    case 'TIERS': {
      const tier = (rule.tiers ?? [])
        .filter(({ fromPlayers }) => fromPlayers <= players)
        .toSorted((a, b) => b.fromPlayers - a.fromPlayers)[0];
      return tier === undefined ? 0 : HUNDREDTHS * (tier.placePoints[place - 1] ?? tier.participationPoints);
    }
  }
};

/** The points of one placing before any decay. Level entrants each get those of the rank they share. */
export const pointsFor = (rule: PointsRule, placed: Placed): number =>
  hundredthsFor(rule, placed) / HUNDREDTHS;

/** The points of one placing in hundredths, decayed to the day of the latest tournament; rounded down. */
export const hundredthsOn = (rule: PointsRule, placing: Placing, latest: string | undefined): number => {
  const whole = hundredthsFor(rule, placing);
  const { decay } = rule;
  if (!decay || latest === undefined || placing.day === undefined) return whole;
  const periods = Math.floor(Math.max(0, daysBetween(placing.day, latest)) / decay.everyDays);
  const left = Math.max(0, 100 - decay.percent * periods);
  return Math.floor((whole * left) / 100);
};
