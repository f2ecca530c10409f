import type { WeightedPart } from '../../pack/game-numbers';
import { commonMultiple } from '../../common-multiple';
import { type Tally, differenceOf } from '../tally';
import { type Criterion, type CriterionField, measuredOnce, wholeFigures } from './criterion';

type Named = (name: string, tally: Tally) => number;

const numberIn =
  ({ numbers }: CriterionField): Named =>
  (name, tally) =>
    tally.numbers[numbers.indexOf(name)] ?? 0;

/** A number of the games, all games added up. */
export const gameNumber: Criterion = (field, { number = '' }) => {
  const valueOf = numberIn(field);
  return wholeFigures((place) => valueOf(number, field.tallies[place] as Tally));
};

const sources: Readonly<
  Record<WeightedPart['source'], (field: CriterionField, name: string) => (tally: Tally) => number>
> = {
  TOURNAMENT_POINTS: () => (tally) => tally.tournamentPoints,
  VICTORY_POINTS: () => (tally) => tally.victoryPoints,
  VICTORY_POINT_DIFFERENCE: () => differenceOf,
  ORGANISER_TIEBREAKER:
    ({ tiebreakers }, name) =>
    (tally) =>
      tally.tiebreakers[tiebreakers.indexOf(name)] ?? 0,
  GAME_NUMBER: (field, name) => (tally) => numberIn(field)(name, tally),
};

/** The parts of a total, each in proportion to what it is out of: at most 100, as an exact fraction. */
export const weightedTotal: Criterion = (field, { parts = [] }) => {
  const denominator = commonMultiple(parts.map(({ outOf }) => outOf));
  const measures = parts.map(({ source, name, percent, outOf }) => {
    const valueOf = sources[source](field, name ?? '');
    const share = (percent * denominator) / outOf;
    return (tally: Tally): number => share * Math.max(0, Math.min(outOf, valueOf(tally)));
  });
  return {
    kind: 'FIGURES',
    of: measuredOnce(field.tallies, (place) =>
      measures.reduce((sum, measure) => sum + measure(field.tallies[place] as Tally), 0),
    ),
    over: null,
    denominator,
  };
};
