import { invariant } from '../../../shared/invariant';
import type { Chart, ChartFacts, ChartModifier, ChartRow, ChartVariant } from './chart';
import { consequenceOf } from './consequence';

/** A die thrown for a chart, and what was done to it. `might` is the points spent: positive raises, negative lowers. */
export interface ChartThrow {
  readonly natural: number;
  readonly modifiers: readonly ChartModifier[];
  readonly might: number;
  readonly facts: ChartFacts;
}

/** One step from the die to the row: what changed it, by how much, and the score after it. */
export interface ChartStep {
  readonly kind: 'NATURAL' | 'MODIFIER' | 'MIGHT';
  readonly name: string;
  readonly change: number;
  readonly score: number;
}

export type ChartResolution = ReturnType<typeof resolveChart>;

/** The row a total falls on; below the first it counts as the first, above the last as the last. */
const rowOf = ({ rows }: ChartVariant, total: number): ChartRow => {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  invariant(first && last, 'a chart has rows');
  const counted = Math.min(Math.max(total, first.from), last.to);
  const row = rows.find(({ from, to }) => from <= counted && counted <= to);
  invariant(row, 'the rows of a chart leave no gap');
  return row;
};

export const sumOf = (modifiers: readonly ChartModifier[]): number =>
  modifiers.reduce((total, { value }) => total + value, 0);

/** The steps in the rules' order: the natural die, each modifier, then Might (document 004, MIGHT). */
const stepsOf = ({ natural, modifiers, might }: ChartThrow): readonly ChartStep[] => {
  const steps: ChartStep[] = [{ kind: 'NATURAL', name: 'D6', change: natural, score: natural }];
  let score = natural;
  for (const { name, value } of modifiers) {
    score += value;
    steps.push({ kind: 'MODIFIER', name, change: value, score });
  }
  if (might !== 0) steps.push({ kind: 'MIGHT', name: 'Might', change: might, score: score + might });
  return steps;
};

/** From the die to what follows, each step shown. */
export const resolveChart = (variant: ChartVariant, thrown: ChartThrow) => {
  const total = thrown.natural + sumOf(thrown.modifiers) + thrown.might;
  const row = rowOf(variant, total);
  return { steps: stepsOf(thrown), total, row, consequence: consequenceOf(row, thrown.facts) };
};

/** The rows that Might brings a score to: the fewest points (negative where they lower it) for each row within reach. */
export interface MightOption {
  readonly might: number;
  readonly total: number;
  readonly row: ChartRow;
}

/** A Might point moves a score by one within the faces of a D6; a score beyond them can only be brought back inside. */
const withinDie = (score: number, changed: number): boolean =>
  changed === score || (changed > score ? changed <= 6 : changed >= 1);

/** Every row that up to `points` Might reaches from a modified score, each with the fewest points; the natural row first, with none. */
export const mightOptions = (
  { might }: Chart,
  variant: ChartVariant,
  { score, points }: { readonly score: number; readonly points: number },
): readonly MightOption[] => {
  const changes = Array.from({ length: points }, (_, index) => index + 1).flatMap((spent) =>
    might === 'NONE' ? [] : might === 'UP' ? [spent] : [spent, -spent],
  );
  const options: MightOption[] = [{ might: 0, total: score, row: rowOf(variant, score) }];
  for (const change of changes) {
    const row = rowOf(variant, score + change);
    if (withinDie(score, score + change) && options.every((option) => option.row !== row))
      options.push({ might: change, total: score + change, row });
  }
  return options;
};
