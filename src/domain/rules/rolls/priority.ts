import { type Fraction, fraction } from '../../../shared/fraction';
import { type Source, cite } from '../../../shared/source';
import type { DiceGame } from './dice-game';

/** Roll for Priority: in the first turn ties are rolled again; later a tie gives it to the side that lacked it. */
export const prioritySources: readonly Source[] = [
  cite('003', 'THE PRIORITY PHASE', 18),
  cite('004', 'PRIORITY PHASE'),
];

export interface PrioritySituation {
  readonly sides: readonly [string, string];
  /** The side that had Priority last turn; null in the first turn. */
  readonly before: string | null;
}

export interface PriorityOutcome {
  readonly rounds: readonly (readonly [number, number])[];
  readonly priority: string;
  /** True where a tie passed it on. */
  readonly passedByTie: boolean;
}

/** Each side throws one D6 in the order named. */
export function* priorityRoll({ sides, before }: PrioritySituation): DiceGame<PriorityOutcome> {
  const rounds: [number, number][] = [];
  for (;;) {
    const [a = 0, b = 0] = yield 2;
    rounds.push([a, b]);
    if (a !== b) return { rounds, priority: a > b ? sides[0] : sides[1], passedByTie: false };
    if (before !== null)
      return { rounds, priority: before === sides[0] ? sides[1] : sides[0], passedByTie: true };
  }
}

/** The exact chance of each side, in the order named: 1/2 each at first; later 15/36 and 21/36. */
export const priorityOdds = ({ sides, before }: PrioritySituation): readonly [Fraction, Fraction] => {
  if (before === null) return [fraction(1, 2), fraction(1, 2)];
  const [had, lacked] = [fraction(15, 36), fraction(21, 36)];
  return before === sides[0] ? [had, lacked] : [lacked, had];
};
