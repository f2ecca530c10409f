import type { ArmyInput } from './army-input';

/**
 * The price of checking an army in units of work. Judging a unit takes some 30 microseconds; lists of the caller's own are
 * checked and resolved first.
 */
export const armyPrice = ({ forces, lists = [] }: ArmyInput): number =>
  2 +
  (lists.length > 0 ? 50 : 0) +
  0.03 *
    forces.reduce(
      (sum, { warbands }) => sum + warbands.reduce((n, { followers }) => n + 1 + followers.length, 0),
      0,
    );
