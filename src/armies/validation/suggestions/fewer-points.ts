import type { Finding } from '../finding';
import type { Muster, MusteredUnit } from '../muster';
import type { Change } from './change';
import { cutsOf } from './cuts';
import { plansInOrder } from './plans';
import type { Checked } from './suggestion';
import { mends } from './suggestion';

/** How many plans are tried before it is given up: each is a validation of the whole army. */
const MOST_TRIES = 60;

/** Armies further from their limit are to be thought over by their players. */
const MOST_POINTS = 200;

/** A captain with followers stays; of others any number may go. */
const mostModels = (unit: MusteredUnit, muster: Muster): number => {
  const leads = muster.forces
    .flatMap(({ warbands }) => warbands)
    .some(({ leader, followers }) => leader === unit && followers.length > 0);
  return leads ? 0 : unit.count;
};

/**
 * The smallest change that brings a force (in singles: the army) back to its points limit without breaking another
 * rule: fewest models and options taken away, then fewest points lost. Empty where
 * none of the first plans would do, or the army is far over.
 */
export const fewerPoints = (finding: Finding, muster: Muster, checked: Checked): readonly Change[] => {
  const units = muster.units.filter(
    ({ where }) => finding.where.force === null || where.force === finding.where.force,
  );
  const needed = (finding.used ?? 0) - (finding.allowed ?? 0);
  if (needed > MOST_POINTS) return [];
  const cuts = units.map((unit) => cutsOf(unit, mostModels(unit, muster), needed));
  let tries = 0;
  for (const plan of plansInOrder(needed, cuts)) {
    const changes = plan.cuts.flatMap((cut) => cut.changes);
    if (mends(checked, changes, finding)) return changes;
    tries += 1;
    if (tries === MOST_TRIES) return [];
  }
  return [];
};
