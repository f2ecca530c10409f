import { gcd } from '../../common-multiple';
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
  /** The names of the pack's numbers and of the organiser's tiebreakers, in the order in which a tally has them. */
  readonly numbers: readonly string[];
  readonly tiebreakers: readonly string[];
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

/** A whole number of parts as a whole number or a fraction in lowest terms: "12", "7/4", "-1/2". */
export const exactText = (parts: number, denominator: number): string => {
  if (denominator === 1) return String(parts);
  const divisor = gcd(parts, denominator);
  return denominator === divisor ? String(parts / divisor) : `${parts / divisor}/${denominator / divisor}`;
};
