import type { Finding, Where } from '../finding';
import type { AssembledArmy, AssembledUnit } from '../assemble-army';
import type { Change } from './change';
import { cutsOf } from './cuts';
import { type Plan, plansInOrder } from './plans';
import { type Checked, fixes } from './suggestion';

/** How many plans are tried before it is given up: each is a validation of the whole army. */
const MOST_TRIES = 60;

/** Armies further from their limit are to be thought over by their players. */
const MOST_POINTS = 200;

/** How many plans are looked at, with those that are left out because a captain would leave followers behind. */
const MOST_PLANS = 2_000;

const isGone = (unit: AssembledUnit, { cuts }: Plan): boolean =>
  cuts.some(({ changes }) =>
    changes.some(
      ({ kind, where, count }) =>
        kind === 'REMOVE_MODELS' && count === unit.count && isSame(where, unit.where),
    ),
  );

const isSame = (one: Where, other: Where): boolean =>
  one.force === other.force && one.warband === other.warband && one.unit === other.unit;

/** Whether each captain who goes takes all his followers with him. */
const leavesNobodyBehind = (plan: Plan, { forces }: AssembledArmy): boolean =>
  forces
    .flatMap(({ warbands }) => warbands)
    .every(
      ({ leader, followers }) =>
        leader === null || !isGone(leader, plan) || followers.every((follower) => isGone(follower, plan)),
    );

/**
 * The smallest change that brings a force (in singles: the army) back to its points limit without breaking another
 * rule: fewest models and options taken away, then fewest points lost. A captain goes only with all his followers. Empty where
 * none of the first plans would do, or the army is far over.
 */
export const fewerPoints = (finding: Finding, army: AssembledArmy, checked: Checked): readonly Change[] => {
  const units = army.units.filter(
    ({ where }) => finding.where.force === null || where.force === finding.where.force,
  );
  const needed = (finding.used ?? 0) - (finding.allowed ?? 0);
  if (needed > MOST_POINTS) return [];
  const cuts = units.map((unit) => cutsOf(unit, unit.count, needed));
  let tries = 0;
  let plans = 0;
  for (const plan of plansInOrder(needed, cuts)) {
    plans += 1;
    if (plans === MOST_PLANS) return [];
    if (!leavesNobodyBehind(plan, army)) continue;
    const changes = plan.cuts.flatMap((cut) => cut.changes);
    if (fixes(checked, changes, finding)) return changes;
    tries += 1;
    if (tries === MOST_TRIES) return [];
  }
  return [];
};
