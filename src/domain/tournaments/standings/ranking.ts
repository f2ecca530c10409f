import type { RankingCriterion } from '../pack/criterion-names';
import type { RankingRule } from '../pack/pack';
import { allCriteria } from './criteria/all-criteria';
import {
  type CriterionField,
  type Figures,
  type Measure,
  wholeFigures,
  exactText,
} from './criteria/criterion';
import type { Tiebreaker } from './tally';

/** Which criterion separated two neighbours; `tiebreaker` names it where it is one of the organiser's own, or a number of the games. */
export interface Decision {
  readonly criterion: RankingCriterion;
  readonly tiebreaker: string | null;
}

/** A criterion at work in one field. */
export interface Measured {
  readonly decision: Decision;
  readonly measure: Measure;
  /** 1 where more is better, -1 where less is. */
  readonly sign: 1 | -1;
}

interface MeasuredFigures extends Measured {
  readonly measure: Figures;
}

type Announced = readonly Pick<Tiebreaker, 'id' | 'better'>[];

const signOf = (better: 'HIGHER' | 'LOWER'): 1 | -1 => (better === 'HIGHER' ? 1 : -1);

const organisersOwn = (
  announced: Announced,
  field: CriterionField,
  only: string | undefined,
): readonly Measured[] =>
  announced.flatMap(({ id, better }, index): readonly Measured[] =>
    only !== undefined && only !== id
      ? []
      : [
          {
            decision: { criterion: 'ORGANISER_TIEBREAKER', tiebreaker: id },
            measure: wholeFigures((place) => field.tallies[place]?.tiebreakers[index] ?? 0),
            sign: signOf(better),
          },
        ],
  );

const noDirection: ReadonlySet<RankingCriterion> = new Set(['LOT', 'HEAD_TO_HEAD']);

/** The criteria of a ranking at work, in their order. One with nothing to measure by is left out. */
export const measuredIn = (
  ranking: readonly RankingRule[],
  announced: Announced,
  field: CriterionField,
): readonly Measured[] =>
  ranking.flatMap((rule): readonly Measured[] => {
    const { criterion, better } = rule;
    if (criterion === 'ORGANISER_TIEBREAKERS') return organisersOwn(announced, field, undefined);
    if (criterion === 'ORGANISER_TIEBREAKER') return organisersOwn(announced, field, rule.tiebreaker ?? '');
    const measure = allCriteria[criterion](field, rule);
    if (measure === null) return [];
    const sign = noDirection.has(criterion) ? 1 : signOf(better);
    return [{ decision: { criterion, tiebreaker: rule.number ?? null }, measure, sign }];
  });

/** The criterion that put a line below the one above it, with both numbers: whole, or a fraction in lowest terms ("7/4"). */
export interface Deciding {
  readonly decision: Decision;
  readonly own: string;
  readonly above: string;
}

/** Places among the tallies, best first; `deciding[i]` is the reason why the i-th stands below the one before, null where they are level. */
export interface Ranked {
  readonly order: readonly number[];
  readonly deciding: readonly (Deciding | null)[];
}

/** Positive where `a` has more of it than `b`, or less where less is better. Cross-multiplied, so exact. */
const compareBy = ({ measure, sign }: MeasuredFigures, a: number, b: number): number =>
  measure.over === null
    ? sign * (measure.of(a) - measure.of(b))
    : sign * (measure.of(a) * measure.over(b) - measure.of(b) * measure.over(a));

/** The first of these criteria in which the two differ. */
const decider = (criteria: readonly MeasuredFigures[], a: number, b: number): MeasuredFigures | undefined => {
  for (const criterion of criteria) if (compareBy(criterion, a, b) !== 0) return criterion;
  return undefined;
};

/** Negative where `a` stands above `b`. */
const compareInOrder = (criteria: readonly MeasuredFigures[], a: number, b: number): number => {
  for (const criterion of criteria) {
    const difference = compareBy(criterion, b, a);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** By the criteria in their order. The first is asked at every comparison: so its figures are looked up once for everybody. */
const byAll = (criteria: readonly MeasuredFigures[], level: readonly number[]) => {
  const [main, ...others] = criteria;
  if (main === undefined || main.measure.over !== null)
    return (a: number, b: number): number => compareInOrder(criteria, a, b);
  const { measure, sign } = main;
  const figures = new Float64Array(level.reduce((most, place) => Math.max(most, place), 0) + 1);
  for (const place of level) figures[place] = sign * measure.of(place);
  return (a: number, b: number): number =>
    (figures[b] as number) - (figures[a] as number) || compareInOrder(others, a, b);
};

export const figureText = ({ of, over, denominator }: Figures, place: number): string =>
  exactText(of(place), (over === null ? 1 : over(place)) * denominator);

/** The reason why `place` stands below `above`; null where they are level. */
const decidingOf = (criteria: readonly MeasuredFigures[], above: number, place: number): Deciding | null => {
  const by = decider(criteria, above, place);
  return by === undefined
    ? null
    : { decision: by.decision, own: figureText(by.measure, place), above: figureText(by.measure, above) };
};

/** The index at which each run of level entrants begins. */
const runsOf = (order: readonly number[], deciding: readonly (Deciding | null)[]): readonly number[] =>
  order.flatMap((_, index) => (index === 0 || deciding[index] !== null ? [index] : []));

const isFigures = (criterion: Measured): criterion is MeasuredFigures => criterion.measure.kind === 'FIGURES';

/** The criteria from here on that have a figure for everyone, up to the first that has not. */
const figuresFrom = (criteria: readonly Measured[], from: number): readonly MeasuredFigures[] => {
  const end = criteria.findIndex((criterion, index) => index >= from && !isFigures(criterion));
  return criteria.slice(from, end === -1 ? criteria.length : end).filter(isFigures);
};

/** Level entrants parted by these criteria, one after the other; those still level in the order they came in. */
const partedByFigures = (level: readonly number[], criteria: readonly MeasuredFigures[]): Ranked => {
  const order = level.toSorted(byAll(criteria, level));
  const deciding = order.map((place, index) =>
    index === 0 ? null : decidingOf(criteria, order[index - 1] as number, place),
  );
  return { order, deciding };
};

/** Level entrants parted by numbers that only they have, more being better. */
const partedAmong = (level: readonly number[], numbers: readonly number[], decision: Decision): Ranked => {
  const numberOf = new Map(level.map((place, index) => [place, numbers[index] as number]));
  const measure = wholeFigures((place) => numberOf.get(place) as number);
  return partedByFigures(level, [{ decision, measure, sign: 1 }]);
};

/**
 * Ranks these entrants: the first criterion parts all of them, each next one those who are still level. Head-to-head is asked
 * again of those whom it leaves level. Entrants that are level in everything stay in the order given.
 */
export const rankedBy = (criteria: readonly Measured[], level: readonly number[], from = 0): Ranked => {
  const criterion = criteria[from];
  if (level.length <= 1 || criterion === undefined) return { order: level, deciding: level.map(() => null) };

  const { measure, decision } = criterion;
  if (measure.kind === 'FIGURES') {
    const figures = figuresFrom(criteria, from);
    const next = from + figures.length;
    const parted = partedByFigures(level, figures);
    return next === criteria.length ? parted : eachRun(parted, (run) => rankedBy(criteria, run, next));
  }
  const numbers = measure.among(level);
  const parted = numbers && partedAmong(level, numbers, decision);
  return parted?.deciding.some((by) => by !== null)
    ? eachRun(parted, (run) => rankedBy(criteria, run, from))
    : rankedBy(criteria, level, from + 1);
};

/** Ranks each run of level entrants by itself; its own reason for standing below the one above stays. */
const eachRun = ({ order, deciding }: Ranked, rank: (run: readonly number[]) => Ranked): Ranked => {
  const starts = runsOf(order, deciding);
  const runs = starts.map((start, index) => {
    const ranked = rank(order.slice(start, starts[index + 1]));
    return { order: ranked.order, deciding: [deciding[start] ?? null, ...ranked.deciding.slice(1)] };
  });
  return {
    order: runs.flatMap((run) => run.order),
    deciding: runs.flatMap((run) => run.deciding),
  };
};
