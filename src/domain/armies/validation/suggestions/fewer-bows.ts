import type { Profile } from '../../catalogue/model';
import { sumOf } from '../../../../shared/sum-of';
import { partOf, countBows, isExempt } from '../bows';
import type { Finding } from '../finding';
import type { AssembledArmy, AssembledForce, AssembledUnit } from '../assemble-army';
import { unitsOf } from '../../catalogue/army';
import { type Change, change } from './change';
import { modelCuts } from './cuts';
import { type Checked, isHarmless, fixes } from './suggestion';

/** One bow less: the option, or the model that carries it. */
interface BowCut {
  readonly unit: AssembledUnit;
  readonly change: Change;
  readonly points: number;
  /** Warriors that go with it. */
  readonly warriors: number;
}

const cutsIn = (force: AssembledForce, army: AssembledArmy): readonly BowCut[] =>
  force.warbands.flatMap((warband) =>
    unitsOf(warband)
      .filter((unit) => !isExempt(unit, warband, { force, army }))
      .flatMap((unit): readonly BowCut[] => {
        const { profile, where, count } = unit;
        const options = unit.options
          .filter(({ option, count: taken }) => option.counts.bows > 0 && taken > 0)
          .flatMap(({ option, count: taken }) =>
            Array.from({ length: taken }, (): BowCut => {
              const { id, points } = option;
              const gone = { where, profile: profile.id, option: id, points: -points };
              return { unit, change: change({ kind: 'REMOVE_OPTION', ...gone }), points, warriors: 0 };
            }),
          );
        const [least] = modelCuts(unit, 1);
        const models =
          profile.counts.bows > 0 && unit !== warband.leader && least?.changes[0]
            ? Array.from({ length: count }, (): BowCut => ({
                unit,
                change: least.changes[0] as Change,
                points: least.points,
                warriors: profile.counts.warriors,
              }))
            : [];
        return [...options, ...models];
      }),
  );

/** Warriors without bows, the cheapest first, and the warbands that might take one. */
const additionsIn = (force: AssembledForce): readonly Change[] => {
  const plain = ({ kind, counts }: Profile): boolean =>
    kind === 'WARRIOR' && counts.bows === 0 && counts.warriors === 1;
  return force.list.profiles
    .filter(plain)
    .toSorted((a, b) => a.points - b.points)
    .flatMap((profile) =>
      force.warbands.map(({ where }) =>
        change({ kind: 'ADD_MODELS', where, profile: profile.id, points: profile.points }),
      ),
    );
};

/** How often the army is validated again before it is given up. */
const MOST_TRIES = 60;

/** Up to `most` additions, each the cheapest that harms nothing beside those before it. */
const firstAdditions = (
  most: number,
  { force, finding, checked }: { force: AssembledForce; finding: Finding; checked: Checked },
): readonly Change[] => {
  const possible = additionsIn(force).slice(0, MOST_TRIES);
  const chosen: Change[] = [];
  while (chosen.length < most) {
    const next = possible.find((each) => isHarmless(checked, [...chosen, each], finding));
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
};

/** Joins cuts of one unit: its bows become one change, and so do its models with their options. */
const merged = (cuts: readonly BowCut[]): readonly Change[] => {
  const groups = new Map<string, BowCut[]>();
  for (const cut of cuts) {
    const { kind, where, option } = cut.change;
    const key = JSON.stringify([kind, where, option]);
    groups.set(key, [...(groups.get(key) ?? []), cut]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const count = group.length;
    return first.change.kind === 'REMOVE_MODELS'
      ? (modelCuts(first.unit, count)[0]?.changes ?? [])
      : [{ ...first.change, count, points: first.change.points * count }];
  });
};

const mergedAdditions = (additions: readonly Change[]): readonly Change[] => {
  const groups = new Map<string, Change>();
  for (const each of additions) {
    const key = JSON.stringify([each.where, each.profile]);
    const before = groups.get(key);
    groups.set(key, {
      ...each,
      count: each.count + (before?.count ?? 0),
      points: each.points + (before?.points ?? 0),
    });
  }
  return [...groups.values()];
};

/** More Warriors than this are never the smallest change: one bow less always serves as well as several more of them. */
const MOST_ADDED = 3;

/**
 * The smallest change that brings a force back to its bow limit without breaking another rule: fewest bows or models
 * taken away and Warriors added, then fewest points lost. Empty where there is none.
 */
export const fewerBows = (finding: Finding, army: AssembledArmy, checked: Checked): readonly Change[] => {
  const force = army.forces.find(({ index }) => index === finding.where.force);
  if (!force) return [];
  const { warriors, used, fraction } = countBows(force, army);
  const cheapestFirst = cutsIn(force, army).toSorted((a, b) => a.points - b.points);
  const harmless = new Map<string, boolean>();
  const cuts = cheapestFirst.filter(({ change: cut }) => {
    const key = JSON.stringify(cut);
    const known = harmless.get(key) ?? isHarmless(checked, [cut], finding);
    harmless.set(key, known);
    return known;
  });
  const additions = firstAdditions(Math.min(MOST_ADDED, used), { force, finding, checked });
  const plans: { readonly changes: readonly Change[]; readonly steps: number; readonly lost: number }[] = [];
  const [bows, archers] = [cuts.filter((cut) => cut.warriors === 0), cuts.filter((cut) => cut.warriors > 0)];
  // Each model lowers the limit, so that for each bow too many at most `denominator` models go.
  const excess = used - partOf(warriors, fraction);
  const mostModels = Math.min(archers.length, excess * fraction.denominator);
  for (let added = 0; added <= additions.length; added += 1)
    for (let models = 0; models <= mostModels; models += 1) {
      const gone = archers.slice(0, models);
      const left = warriors + added - sumOf(gone, (each) => each.warriors);
      const options = Math.max(0, used - models - partOf(left, fraction));
      if (options > bows.length) continue;
      const taken = [...bows.slice(0, options), ...gone];
      plans.push({
        changes: [...merged(taken), ...mergedAdditions(additions.slice(0, added))],
        steps: taken.length + added,
        lost: sumOf(taken, ({ points }) => points),
      });
    }
  const best = plans.toSorted((a, b) => a.steps - b.steps || a.lost - b.lost);
  return best.slice(0, MOST_TRIES).find(({ changes }) => fixes(checked, changes, finding))?.changes ?? [];
};
