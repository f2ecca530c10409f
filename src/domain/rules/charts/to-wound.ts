import { type Fraction, fraction, multiply, ONE, ZERO } from '../../../shared/fraction';
import { invariant } from '../../../shared/invariant';
import { type Source, cite } from '../../../shared/source';
import type { RulesetId } from '../ruleset-id';

/** A cell of the chart: the score needed, two scores in a row, or '-' where the Strength cannot wound the Defence. */
export const toWoundCells = ['3', '4', '5', '6', '6/4', '6/5', '6/6', '-'] as const;
export type ToWoundCell = (typeof toWoundCells)[number];

const [_3, _4, _5, _6, _64, _65, _66, no] = toWoundCells;

/** The chart of an edition: rows are Strength 1 to 10, columns Defence 1 to 10, as printed. */
export interface ToWoundChart {
  readonly source: Source;
  readonly ruleset: RulesetId;
  readonly cells: readonly (readonly ToWoundCell[])[];
}

/** The chart of the 2018 edition. */
export const toWoundChart: ToWoundChart = {
  source: cite('003', 'TO WOUND CHART', 35),
  ruleset: 'MESBG_2018',
  // prettier-ignore
  cells: [
    // 1    2    3    4    5    6    7    8    9   10
    [ _4,  _5,  _5,  _6,  _6, _64, _65, _66,  no,  no], // 1
    [ _4,  _4,  _5,  _5,  _6,  _6, _64, _65, _66,  no], // 2
    [ _3,  _4,  _4,  _5,  _5,  _6,  _6, _64, _65, _66], // 3
    [ _3,  _3,  _4,  _4,  _5,  _5,  _6,  _6, _64, _65], // 4
    [ _3,  _3,  _3,  _4,  _4,  _5,  _5,  _6,  _6, _64], // 5
    [ _3,  _3,  _3,  _3,  _4,  _4,  _5,  _5,  _6,  _6], // 6
    [ _3,  _3,  _3,  _3,  _3,  _4,  _4,  _5,  _5,  _6], // 7
    [ _3,  _3,  _3,  _3,  _3,  _3,  _4,  _4,  _5,  _5], // 8
    [ _3,  _3,  _3,  _3,  _3,  _3,  _3,  _4,  _4,  _5], // 9
    [ _3,  _3,  _3,  _3,  _3,  _3,  _3,  _3,  _4,  _4], // 10
  ],
};

const onChart = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 10;

/** The chart's cell. Strength and Defence are 1 to 10; outside there is no chart (ruling 1), so asking is a bug. */
export const toWoundCell = (
  { cells }: Pick<ToWoundChart, 'cells'>,
  strength: number,
  defence: number,
): ToWoundCell => {
  invariant(onChart(strength) && onChart(defence), 'the To Wound chart is printed for 1 to 10');
  return cells[strength - 1]?.[defence - 1] as ToWoundCell;
};

/** A hit. The bonus is 0 or more and 0 if omitted; with `rerollOnes` each die showing 1 is rolled again once. */
export interface Hit {
  readonly strength: number;
  readonly defence: number;
  readonly bonus?: number;
  readonly rerollOnes?: boolean;
}

/**
 * The least each die must show, in the order rolled: none where it cannot wound, one die mostly, two for 6/4, 6/5, 6/6.
 * A bonus counts on both dice (ruling 2) and brings no die below 1+ (ruling 16d); what cannot wound stays so.
 */
export const toWoundDice = (cell: ToWoundCell, bonus = 0): readonly number[] =>
  cell === '-' ? [] : cell.split('/').map((score) => Math.max(1, Number(score) - bonus));

/** The chance that one D6 shows `least` or more; with `rerollOnes`, a 1 is rolled again once before it counts. */
const chanceOfDie = (least: number, rerollOnes = false): Fraction => {
  if (least <= 1) return ONE;
  const faces = Math.max(0, 7 - least);
  return rerollOnes ? fraction(6 * faces + faces, 36) : fraction(faces, 6);
};

/** The answer of the chart for a hit. */
export type ToWound = ReturnType<typeof toWound>;

/** The chart's answer for one hit: Strength and Defence 1 to 10. Document 003, p. 35. */
export const toWound = (chart: ToWoundChart, { strength, defence, bonus = 0, rerollOnes = false }: Hit) => {
  const cell = toWoundCell(chart, strength, defence);
  const dice = toWoundDice(cell, bonus);
  const probability =
    dice.length === 0 ? ZERO : dice.map((least) => chanceOfDie(least, rerollOnes)).reduce(multiply);
  return {
    cell,
    /** The least each die must show, bonus taken off; none where it cannot wound. */
    dice,
    probability,
  };
};
