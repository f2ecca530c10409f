import type { BowRuleFile } from '../../armies/catalogue/file';
import { limits, treeCost } from './evaluate';
import type { FoundUnit, Situation } from './find-units';
import type { Reading } from './read-offers';
import { attribute } from './system';

const MOST_MEASURED = 6;

/** The bow limits for 1 to 6 models of one unit alone, or null where its warband has no such limit. */
const bowLimits = (unit: FoundUnit, cost: string): readonly number[] | null => {
  const measured: number[] = [];
  for (let count = 1; count <= MOST_MEASURED; count += 1) {
    const { unit: selection, world } = unit.open();
    const models = selection.entry.sources.some((source) => attribute(source, 'type') === 'model')
      ? selection
      : selection.children.find(({ entry }) =>
          entry.sources.some((source) => attribute(source, 'type') === 'model'),
        );
    if (!models?.parent) return null;
    const siblings = models.parent.children;
    siblings.splice(siblings.indexOf(models), 1, { ...models, count });
    let holder = models.parent;
    let limit: number | undefined;
    for (let at: typeof holder | null = holder; at && limit === undefined; at = at.parent) {
      holder = at;
      limit = limits(at, world).find(({ type, field }) => type === 'max' && field === cost)?.value;
    }
    if (limit === undefined || treeCost(holder, world.system.costIds.warriors, world) < 1) return null;
    measured.push(limit);
  }
  return measured;
};

const fractionOf = (measured: readonly number[]): { numerator: number; denominator: number } | null => {
  const fits = (numerator: number, denominator: number): boolean =>
    measured.every((limit, index) => limit === Math.ceil(((index + 1) * numerator) / denominator));
  for (const [numerator, denominator] of [
    [1, 3],
    [1, 2],
    [1, 1],
    [2, 3],
  ] as const)
    if (fits(numerator, denominator)) return { numerator, denominator };
  return null;
};

export interface Bows {
  readonly rule: BowRuleFile | null;
  readonly exempt: readonly string[];
}

export const readBows = (situation: Situation, reading: Reading): Bows => {
  const cost = situation.system.costIds.bows;
  const seen = new Map<string, { numerator: number; denominator: number }>();
  for (const unit of reading.found) {
    const offer = reading.offers.get(unit.id);
    if (!offer?.isFollower || offer.profile.tier || seen.has(unit.id)) continue;
    const measured = bowLimits(unit, cost);
    if (!measured) continue;
    const fraction = fractionOf(measured);
    if (fraction) seen.set(unit.id, fraction);
    else situation.report.note('a bow limit that is no fraction', `${unit.name}: ${measured.join(' ')}`);
  }
  const fractions = [...seen.values()];
  const limited = fractions.filter(({ numerator, denominator }) => numerator < denominator);
  const [first] = limited.length > 0 ? limited : fractions;
  if (!first) return { rule: null, exempt: [] };
  const exempt =
    limited.length > 0
      ? [...seen].filter(([, { numerator, denominator }]) => numerator === denominator).map(([id]) => id)
      : [];
  return { rule: first.denominator === 3 && first.numerator === 1 ? null : first, exempt };
};
