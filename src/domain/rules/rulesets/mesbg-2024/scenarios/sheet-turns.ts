import { winnerByPoints } from '../../../scenarios/score-scenario';
import { turnsOf } from '../../../scenarios/turns';
import { type ScoredStep, scoreSheet } from './score-sheet';
import type { ScoringSheet } from './sheet';

/** The steps that each of two sides scored. */
export type ScoredSides = readonly (readonly ScoredStep[])[];

/** The Victory Points of both sides by a sheet, line by line, and the winner. */
export const scoreGame = (sheet: ScoringSheet, scored: ScoredSides) => {
  const sides = scored.map((side) => scoreSheet(sheet, side));
  const [first = 0, second = 0] = sides.map(({ points }) => points);
  const victoryPoints = [first, second] as const;
  return { sides, victoryPoints, winner: winnerByPoints(victoryPoints) };
};

/** A line that a side would score, or score higher, in place of what it has. */
interface SheetChange {
  readonly side: number;
  readonly scored: ScoredStep;
  readonly text: string;
}

const SIDES = ['First side', 'Second side'];

/** Every line that a side may score more of: the lowest step first. */
const sheetChanges = ({ lines }: ScoringSheet, sides: ScoredSides): readonly (readonly SheetChange[])[] =>
  sides.flatMap((scored, side) =>
    lines.map(({ id, name, steps, times }) => {
      const now = scored.filter(({ line }) => line === id);
      const count = Math.max(1, ...now.map((one) => one.count));
      return steps.flatMap(({ when, points }, index) =>
        Array.from({ length: times - count + 1 }, (_, more) => ({
          line: id,
          step: index + 1,
          count: count + more,
        }))
          .filter(({ step, count: often }) =>
            now.every((one) => step * often > one.step * one.count && step >= one.step),
          )
          .map((one) => ({
            side,
            scored: one,
            text: `${SIDES[side]}: ${name}, ${when} (${points}${one.count > 1 ? ` each, ${one.count} times` : ''})`,
          })),
      );
    }),
  );

const changedSides = (sides: ScoredSides, changes: readonly SheetChange[]): ScoredSides =>
  sides.map((scored, side) =>
    changes
      .filter((change) => change.side === side)
      .reduce<readonly ScoredStep[]>(
        (all, { scored: one }) => [...all.filter(({ line }) => line !== one.line), one],
        scored,
      ),
  );

/** The changes that would turn a game: lines that a side would have to score more of. */
export const sheetTurns = (sheet: ScoringSheet, sides: ScoredSides) =>
  turnsOf(sheetChanges(sheet, sides), (changes) => {
    const { winner, victoryPoints } = scoreGame(sheet, changedSides(sides, changes));
    return { winner, victoryPoints };
  });
