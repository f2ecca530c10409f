import { type Fraction, fraction } from '../../../../shared/fraction';
import { transcribed } from './sources';

/** The higher die chooses who has Priority; a later tie gives the choice to the side that did not choose last turn. */
export const prioritySource2024 = transcribed('Priority', 'B');

/** The chance of each side, in the order named, to choose; `chose` is the side that chose last turn, null in the first. */
export const priorityChoiceOdds = (chose: 0 | 1 | null): readonly [Fraction, Fraction] => {
  if (chose === null) return [fraction(1, 2), fraction(1, 2)];
  const [again, anew] = [fraction(15, 36), fraction(21, 36)];
  return chose === 0 ? [again, anew] : [anew, again];
};
