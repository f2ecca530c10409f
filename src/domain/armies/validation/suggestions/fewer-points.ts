import { type Cut, cutsOf } from './cuts';
import type { Finding, Where } from '../finding';
import type { AssembledArmy, AssembledUnit } from '../assemble-army';
import type { Change } from './change';
import { type Checked, fixes } from './suggestion';

/** A choice of cuts, at most one of each unit. */
export interface Plan {
  readonly cuts: readonly Cut[];
  readonly steps: number;
  readonly points: number;
}

type Price = Pick<Plan, 'steps' | 'points'>;

const FREE: Price = { steps: 0, points: 0 };

/** Fewest steps first, then fewest points. */
const compare = (a: Price, b: Price): number => a.steps - b.steps || a.points - b.points;

const plus = (a: Price, b: Price): Price => ({ steps: a.steps + b.steps, points: a.points + b.points });

/** `rest[unit][need]`: the least price at which this unit and those after it take `need` more points away, or null. */
type Rest = readonly (readonly (Price | null)[])[];

const restOf = (cutsByUnit: readonly (readonly Cut[])[], needed: number): Rest => {
  const last: readonly (Price | null)[] = Array.from({ length: needed + 1 }, (_, need) =>
    need === 0 ? FREE : null,
  );
  return cutsByUnit.reduceRight<Rest>(
    (rest, cuts) => {
      const after = rest[0] ?? last;
      const own = after.map((without, need) =>
        cuts.reduce<Price | null>((best, cut) => {
          const remaining = after[Math.max(0, need - cut.points)];
          if (!remaining) return best;
          const price = plus(cut, remaining);
          return best === null || compare(price, best) < 0 ? price : best;
        }, without),
      );
      return [own, ...rest];
    },
    [last],
  );
};

/** A plan for the first units; `price` is the least that it comes to when completed. */
interface Begun extends Plan {
  readonly unit: number;
  readonly price: Price;
}

/** A binary heap: the begun plan of least price is taken out first. */
const createQueue = () => {
  const heap: Begun[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] as Begun, heap[a] as Begun];
  };
  const isLess = (a: number, b: number): boolean => {
    const [one, other] = [heap[a], heap[b]];
    if (one === undefined || other === undefined) return false;
    // Of equal price the one nearest to its end, or all of them would be begun before any is done.
    return (compare(one.price, other.price) || other.unit - one.unit) < 0;
  };
  return {
    add: (begun: Begun): void => {
      let at = heap.push(begun) - 1;
      for (let parent = (at - 1) >> 1; at > 0 && isLess(at, parent); parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    take: (): Begun | undefined => {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined || heap.length === 0) return first;
      heap[0] = last;
      for (let at = 0; ;) {
        const least = [2 * at + 1, 2 * at + 2].reduce(
          (best, child) => (isLess(child, best) ? child : best),
          at,
        );
        if (least === at) return first;
        swap(at, least);
        at = least;
      }
    },
  };
};

/**
 * Every plan that takes at least `needed` points away, the one of fewest steps and then of fewest points first. Found by
 * best-first search with the exact price of completing each beginning, so that the first few cost little.
 */
function* plansInOrder(needed: number, cutsByUnit: readonly (readonly Cut[])[]): Generator<Plan, undefined> {
  const rest = restOf(cutsByUnit, needed);
  const queue = createQueue();
  const add = (plan: Plan, unit: number): void => {
    const remaining = rest[unit]?.[Math.max(0, needed - plan.points)];
    if (remaining) queue.add({ ...plan, unit, price: plus(plan, remaining) });
  };
  add({ cuts: [], ...FREE }, 0);
  for (let begun = queue.take(); begun !== undefined; begun = queue.take()) {
    const { unit, cuts } = begun;
    const choices = cutsByUnit[unit];
    if (choices === undefined) {
      yield { cuts, steps: begun.steps, points: begun.points };
      continue;
    }
    add({ cuts, steps: begun.steps, points: begun.points }, unit + 1);
    for (const cut of choices) add({ cuts: [...cuts, cut], ...plus(begun, cut) }, unit + 1);
  }
  return undefined;
}

/** The most plans that are tried: each is a validation of the whole army. */
const MOST_TRIES = 60;

/** Armies further over their limit get no suggestion. */
const MOST_POINTS = 200;

/** The most plans that are looked at, also those left out because a captain would leave followers behind. */
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

/** Whether each captain that goes takes all its followers along. */
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
