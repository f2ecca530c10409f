import type { RankingRule } from '../../pack/pack';
import type { PointsBefore, Schedule } from '../schedule';
import type { NotedValue, Tally } from '../tally';

/** The input of criteria: everyone's tally, and the games for those that need them. */
export interface CriterionField {
  /** Everyone of the record, also those not listed in the standings. */
  readonly tallies: readonly Tally[];
  readonly schedule: () => Schedule;
  readonly pointsBefore: () => PointsBefore;
  /** Votes for favourite opponents that count. */
  readonly votes: () => readonly NotedValue[];
  readonly lotSeed: string | undefined;
}

/**
 * A number for each entrant by its place among the tallies: `of / (over * denominator)`, `over` 1 or more, null for 1. The common
 * denominator leaves whole numbers that compare exactly.
 */
export interface Figures {
  readonly kind: 'FIGURES';
  readonly of: (place: number) => number;
  readonly over: ((place: number) => number) | null;
  readonly denominator: number;
}

export type Measure =
  | Figures
  | { readonly kind: 'AMONG'; readonly among: (level: readonly number[]) => readonly number[] | null };

/** One criterion: how it measures a field. Null where there is nothing to measure by (no seed for a lot). */
export type Criterion = (field: CriterionField, rule: RankingRule) => Measure | null;

/** Whole numbers, one for each entrant. */
export const wholeFigures = (of: Figures['of']): Figures => ({
  kind: 'FIGURES',
  of,
  over: null,
  denominator: 1,
});

/** A number taken from the tally. */
export const fromTally =
  (value: (tally: Tally) => number): Criterion =>
  ({ tallies }) =>
    wholeFigures((place) => value(tallies[place] as Tally));

/** Measured once for each entrant, however often it is asked. */
export const measuredOnce = (
  tallies: readonly Tally[],
  measure: (place: number) => number,
): Figures['of'] => {
  const known = new Float64Array(tallies.length).fill(Number.NaN);
  return (place) => {
    const value = known[place] as number;
    if (!Number.isNaN(value)) return value;
    const measured = measure(place);
    known[place] = measured;
    return measured;
  };
};

/** The greatest common divisor, never negative. */
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A whole number of parts as a whole number or a fraction in lowest terms: "12", "7/4", "-1/2". */
export const exactText = (parts: number, denominator: number): string => {
  if (denominator === 1) return String(parts);
  const divisor = gcd(parts, denominator);
  return denominator === divisor ? String(parts / divisor) : `${parts / divisor}/${denominator / divisor}`;
};

/** The least number that all of these (1 or more each) divide; 1 for none. */
export const commonMultiple = (numbers: Iterable<number>): number => {
  let multiple = 1;
  for (const number of new Set(numbers)) multiple = (multiple / gcd(multiple, number)) * number;
  return multiple;
};
