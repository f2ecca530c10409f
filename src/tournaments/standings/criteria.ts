import { lotOf } from './lot';
import type { Tally, Tiebreaker } from './tally';

/** What can place one entrant above another, in the order of 001, Ranking; then the organiser's own, then the lot. */
export const criterionCodes = [
  'TOURNAMENT_POINTS',
  'VICTORY_POINT_DIFFERENCE',
  'VICTORY_POINTS',
  'LEADERS_KILLED',
  'ORGANISER_TIEBREAKER',
  'LOT',
] as const;
export type CriterionCode = (typeof criterionCodes)[number];

/** Which criterion separated two neighbours; `tiebreaker` names it where it is one of the organiser's own. */
export interface Decision {
  readonly criterion: CriterionCode;
  readonly tiebreaker: string | null;
}

/** One criterion: the more of `value`, the higher in the ranking. */
export interface Criterion {
  readonly decision: Decision;
  readonly value: (tally: Tally) => number;
}

const plain = (criterion: CriterionCode, value: Criterion['value']): Criterion => ({
  decision: { criterion, tiebreaker: null },
  value,
});

export const victoryPointDifference = ({ victoryPoints, victoryPointsConceded }: Tally): number =>
  victoryPoints - victoryPointsConceded;

/** 001, Scoring & Tiebreakers, Ranking. */
const fromTheSource: readonly Criterion[] = [
  plain('TOURNAMENT_POINTS', (tally) => tally.tournamentPoints),
  plain('VICTORY_POINT_DIFFERENCE', victoryPointDifference),
  plain('VICTORY_POINTS', (tally) => tally.victoryPoints),
  plain('LEADERS_KILLED', (tally) => tally.leadersKilled),
];

/** The lower lot stands first. Drawn once for each entrant, and only where everything else is level. */
const byLot = (seed: string): Criterion => {
  const drawn = new Map<number, number>();
  return plain('LOT', ({ entrant }) => {
    const lot = drawn.get(entrant.number) ?? lotOf(seed, entrant.number);
    drawn.set(entrant.number, lot);
    return -lot;
  });
};

/** All criteria of a tournament in the order they are asked: the source's, the organiser's, the lot where one is chosen. */
export const criteriaOf = (
  tiebreakers: readonly Pick<Tiebreaker, 'id' | 'better'>[],
  lotSeed: string | undefined,
): readonly Criterion[] => [
  ...fromTheSource,
  ...tiebreakers.map(({ id, better }, index): Criterion => {
    const sign = better === 'HIGHER' ? 1 : -1;
    return {
      decision: { criterion: 'ORGANISER_TIEBREAKER', tiebreaker: id },
      value: (tally) => sign * (tally.tiebreakers[index] ?? 0),
    };
  }),
  ...(lotSeed === undefined ? [] : [byLot(lotSeed)]),
];
