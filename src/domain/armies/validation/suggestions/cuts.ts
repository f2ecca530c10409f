import type { ChosenOption } from '../../catalogue/army';
import { sumOf } from '../../../../shared/sum-of';
import type { AssembledUnit } from '../assemble-army';
import { type Change, change } from './change';

/** One way to cut one unit. */
export interface Cut {
  readonly changes: readonly Change[];
  /** Models and options taken away; options that go with their model are no step of their own. */
  readonly steps: number;
  readonly points: number;
}

interface Held {
  readonly id: string;
  readonly price: number;
  readonly maximum: number;
  readonly count: number;
}

const heldBy = ({ options }: AssembledUnit): readonly Held[] => {
  const held = new Map<string, Held>();
  for (const { option, count } of options) {
    const before = held.get(option.id)?.count ?? 0;
    const { id, points: price, maximum } = option;
    held.set(id, { id, price, maximum, count: before + count });
  }
  return [...held.values()].filter(({ count }) => count > 0);
};

/**
 * The options that must go with `models` models, as too few models stay for one option or for options that exclude each other.
 */
const goingAlong = (unit: AssembledUnit, models: number): ReadonlyMap<string, number> => {
  const stay = unit.count - models;
  const held = heldBy(unit);
  const along = new Map(held.map(({ id, count, maximum }) => [id, Math.max(0, count - maximum * stay)]));
  for (const { options, maximum } of unit.profile.choices) {
    const group = held.filter(({ id }) => options.includes(id)).sort((a, b) => b.count - a.count);
    const left = ({ id, count }: Held): number => count - (along.get(id) ?? 0);
    let excess = sumOf(group, left) - maximum * stay;
    for (const each of group) {
      const gone = Math.min(Math.max(0, excess), left(each));
      along.set(each.id, (along.get(each.id) ?? 0) + gone);
      excess -= gone;
    }
  }
  return along;
};

const modelCut = (unit: AssembledUnit, models: number, along: ReadonlyMap<string, number>): Cut => {
  const options: readonly ChosenOption[] = [...along]
    .filter(([, count]) => count > 0)
    .map(([option, count]) => ({ option, count }));
  const prices = new Map(heldBy(unit).map(({ id, price }) => [id, price]));
  const points =
    unit.profile.points * models + sumOf(options, ({ option, count }) => (prices.get(option) ?? 0) * count);
  const { where, profile } = unit;
  const gone = { where, profile: profile.id, count: models, options, points: -points };
  return { changes: [change({ kind: 'REMOVE_MODELS', ...gone })], steps: models, points };
};

/** The ways to remove `models` models: those that carry least, or those that carry one of the options. */
export const modelCuts = (unit: AssembledUnit, models: number): readonly Cut[] => {
  const along = goingAlong(unit, models);
  const carrying = heldBy(unit)
    .filter(({ id, count }) => Math.min(models, count) > (along.get(id) ?? 0))
    .map(({ id, count }) => new Map([...along, [id, Math.min(models, count)]]));
  return [along, ...carrying].map((each) => modelCut(unit, models, each));
};

const NOTHING: Cut = { changes: [], steps: 0, points: 0 };

const together = (a: Cut, b: Cut): Cut => ({
  changes: [...a.changes, ...b.changes],
  steps: a.steps + b.steps,
  points: a.points + b.points,
});

const oneKind = ({ where, profile }: AssembledUnit, { id, price }: Held, count: number): Cut => {
  const points = price * count;
  const gone = { where, profile: profile.id, option: id, count, points: -points };
  return { changes: [change({ kind: 'REMOVE_OPTION', ...gone })], steps: count, points };
};

/** For each sum of points the cut of fewest steps; a cut is made only where it is kept. */
const createBest = (start: readonly Cut[] = []) => {
  const best = new Map(start.map((cut) => [cut.points, cut]));
  return {
    offer: (points: number, steps: number, make: () => Cut): void => {
      if (steps < (best.get(points)?.steps ?? Infinity)) best.set(points, make());
    },
    cuts: (): readonly Cut[] => [...best.values()],
  };
};

/**
 * The ways to remove options from the models that stay without `gone`, also none. No more than are enough for `needed` points.
 */
const optionCuts = (unit: AssembledUnit, gone: ReadonlyMap<string, number>, needed: number): readonly Cut[] =>
  heldBy(unit)
    .filter(({ price }) => price > 0)
    .reduce<readonly Cut[]>(
      (cuts, kind) => {
        const left = kind.count - (gone.get(kind.id) ?? 0);
        const best = createBest(cuts);
        for (const cut of cuts) {
          const most = Math.min(left, Math.ceil((needed - cut.points) / kind.price));
          for (let count = 1; count <= most; count += 1)
            best.offer(cut.points + kind.price * count, cut.steps + count, () =>
              together(cut, oneKind(unit, kind, count)),
            );
        }
        return best.cuts();
      },
      [NOTHING],
    );

const goneWith = ({ changes }: Cut): ReadonlyMap<string, number> =>
  new Map(changes.flatMap(({ options }) => options).map(({ option, count }) => [option, count]));

/** Models that are one more than enough: some rule may want another mix than the smallest sum. */
const enoughModels = (unit: AssembledUnit, needed: number): number =>
  unit.profile.points > 0 ? Math.ceil(needed / unit.profile.points) + 1 : 1;

/**
 * Every way to take up to about `needed` points away from one unit (models, options, or both); for each sum of points
 * the one of fewest steps.
 */
export const cutsOf = (unit: AssembledUnit, mostModels: number, needed: number): readonly Cut[] => {
  const length = Math.min(mostModels, enoughModels(unit, needed));
  const models = createBest([NOTHING]);
  for (let count = 1; count <= length; count += 1)
    for (const cut of modelCuts(unit, count)) models.offer(cut.points, cut.steps, () => cut);
  const all = createBest();
  for (const cut of models.cuts())
    for (const options of optionCuts(unit, goneWith(cut), needed - cut.points))
      all.offer(cut.points + options.points, cut.steps + options.steps, () => together(cut, options));
  return all.cuts().filter(({ points }) => points > 0);
};
