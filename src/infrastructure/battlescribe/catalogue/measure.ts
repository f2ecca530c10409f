import { type Tier, characteristicNames } from '../../../domain/armies/catalogue/vocabulary';
import { sumOf } from '../../../shared/sum-of';
import { treeCost } from './limits';
import { type Line, type ReadProfile, isStat, lineOf, shown, tierOf } from './profiles';
import type { Selection } from './questions';
import { type Opened, isMarker, modelsIn } from './units';

export const tree = (at: Selection): readonly Selection[] => [at, ...at.children.flatMap(tree)];

const order = ['Hero', 'Warrior', 'Siege'];

const isFighter = ({ characteristics }: ReadProfile): boolean =>
  /\d|\?/.test(characteristics['Fight'] ?? characteristics['Fight Value'] ?? '');

const best = (profiles: readonly ReadProfile[], name: string): ReadProfile | null => {
  const named = profiles.filter((profile) => profile.name === name && isFighter(profile));
  const fighters = profiles.filter(isFighter);
  for (const candidates of [named, fighters, profiles])
    for (const type of order) {
      const first = candidates.find((profile) => profile.type === type);
      if (first) return first;
    }
  return null;
};

/** The unit's own profile; where it carries none, the one of a part with the unit's name, or of its first part. */
export const mainProfile = ({ unit, setting }: Opened): ReadProfile | null => {
  const own = shown(unit, setting, unit).profiles.filter(isStat);
  if (own.length > 0) return best(own, unit.entry.name);
  const parts = tree(unit)
    .slice(1)
    .filter(({ entry }) => !isMarker(entry.name));
  const all = parts.flatMap((part) => shown(part, setting, unit).profiles.filter(isStat));
  return all.find((profile) => profile.name === unit.entry.name) ?? best(all, unit.entry.name);
};

/** Several models sold as one, each with its own line. */
export const membersOf = ({ unit, setting }: Opened) =>
  modelsIn(unit).flatMap((model) => {
    if (model === unit) return [];
    const profile = shown(model, setting, unit).profiles.find(isStat);
    return profile
      ? [
          {
            name: profile.name,
            line: lineOf(profile),
            count: model.count,
            tier: tierOf(profile.characteristics['Heroic Tier'] ?? ''),
          },
        ]
      : [];
  });

export type Measures = ReturnType<typeof measure>;

const NO_LINE = Object.fromEntries(characteristicNames.map((name) => [name, null])) as Line;

/** The tier is that of the highest Hero among the parts of a siege engine, else that of the profile. */
const tierIn = (opened: Opened, profile: ReadProfile | null): Tier | null => {
  const own = tierOf(profile?.characteristics['Heroic Tier'] ?? '');
  if (own || profile?.type !== 'Siege') return own;
  const tiers = membersOf(opened).flatMap(({ tier }) => tier ?? []);
  return tiers.find((tier) => tier === 'FORTITUDE') ?? tiers[0] ?? null;
};

/** The opened unit in numbers: what one purchase of it, with what is chosen, costs and counts as. */
export const measure = (opened: Opened) => {
  const { unit, setting } = opened;
  const profile = mainProfile(opened);
  const cost = (of: 'points' | 'warriors' | 'bows'): number =>
    treeCost(unit, setting.system.costIds[of], setting);
  const hasLine = (model: Selection): boolean => shown(model, setting, unit).profiles.some(isStat);
  const below = modelsIn(unit).filter((model) => model !== unit);
  // An entry around models is no model itself; one with a line of its own is, beside others who have theirs.
  const isModelItself = below.length === 0 || (hasLine(unit) && below.every(hasLine));
  const models = isModelItself ? modelsIn(unit) : below;
  return {
    points: cost('points'),
    warriors: cost('warriors'),
    bows: cost('bows'),
    models: Math.max(
      1,
      sumOf(models, ({ count }) => count),
    ),
    line: profile ? lineOf(profile, trackerOf(opened, profile)) : NO_LINE,
    tier: tierIn(opened, profile),
  };
};

const trackerOf = ({ unit, setting }: Opened, { name }: ReadProfile): ReadProfile | undefined =>
  shown(unit, setting, unit).profiles.find((one) => one.type === 'Trackers' && one.name === name);
