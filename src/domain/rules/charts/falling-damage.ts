import { type Source, cite, ruling } from '../../../shared/source';
import type { ChartNote } from './chart';

/** A number of hits of one Strength, each rolled To Wound separately. */
export interface Hits {
  readonly count: number;
  readonly strength: number;
}

/** Document 003 prints falling damage in the Leap table (p. 27) and the Climb table (p. 28). */
export const fallingDamageSources: readonly Source[] = [
  cite('003', 'LEAP TABLE', 27),
  cite('003', 'CLIMB TABLE', 28),
  ruling('4'),
];

const FALLING_STRENGTH = 3;

/** Distances such as 4.3 - 2.3 must not lose a full inch to binary fractions. */
const TOLERANCE_INCHES = 1e-6;

/**
 * The hits of a fall: one of Strength 3, and one more for each full inch fallen beyond the model's height (ruling 4).
 * Both distances in inches, 0 or more.
 */
export const fallingDamage = (fallInches: number, modelHeightInches: number): Hits => ({
  count: 1 + Math.max(0, Math.floor(fallInches - modelHeightInches + TOLERANCE_INCHES)),
  strength: FALLING_STRENGTH,
});

/** The note of a chart about a fall. */
export const hitsOfAFall: ChartNote = {
  text: 'Falling: one Strength 3 hit, and one more for each full inch beyond the model’s height.',
  source: ruling('4'),
  outcomes: ['FALL'],
};

const inches = (value: number): string => (value === 1 ? '1 inch' : `${value} inches`);

/** "3 Strength 3 hits" */
export const hitsText = ({ count, strength }: Hits): string =>
  `${count} Strength ${strength} ${count === 1 ? 'hit' : 'hits'}`;

/** "a 2 inch model falls 4 inches: 3 Strength 3 hits" */
export const fallText = (fallInches: number, modelHeightInches: number): string =>
  `a ${modelHeightInches} inch model falls ${inches(fallInches)}: ${hitsText(fallingDamage(fallInches, modelHeightInches))}`;
