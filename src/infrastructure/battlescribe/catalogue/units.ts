import { oncePerObject } from '../../../shared/once';
import { type Formula, all } from './formula';
import { fill, rooted, type Chosen } from './build';
import { limitsOf, mayBeTaken, placesUnder, tentative, visible, type Place } from './limits';
import { isStat, shown } from './profiles';
import { type Selection, type Setting, siteAt, wayTo } from './questions';
import { countSteps } from '../../../shared/step-budget';
import type { XmlElement } from '../read-xml';
import { type Entry, type System, attribute, collected, entriesInside, inside, isWarband } from './system';

/** A unit as a place to select: under an entry at the root of a catalogue, beside or inside the warband there. */
export interface FoundUnit {
  readonly root: Entry;
  /** From the root down, without the root itself; empty where the root is the unit. */
  readonly path: readonly Place[];
  readonly id: string;
  readonly name: string;
  /** It stands in the warband, so somebody leads it. */
  readonly isFollower: boolean;
}

const isModel = (entry: Entry): boolean =>
  entry.sources.some((source) => attribute(source, 'type') === 'model');

/** A tick box of the roster editor (who leads, Wounds left), not something a model is given. */
export const isMarker = (name: string): boolean =>
  /^(leader\b|army general$)/i.test(name) || /^(kills|(wounds?|might|will|fate)? ?trackers?)$/i.test(name);

const ownPoints = (entry: Entry, { system }: Setting): boolean =>
  collected(entry, 'costs').some(
    (cost) => attribute(cost, 'typeId') === system.costIds.points && Number(attribute(cost, 'value')) !== 0,
  ) || entry.sources.some((source) => changesPoints(source, system));

const changesPoints = (source: XmlElement, system: System): boolean =>
  inside(source, 'modifiers').some((modifier) => attribute(modifier, 'field') === system.costIds.points) ||
  inside(source, 'modifierGroups').some((group) => changesPoints(group, system));

/** Whether the entry itself carries a stat profile. */
const ownStats = oncePerObject((entry: Entry, setting: Setting): boolean =>
  shown(rooted(entry), setting, null).profiles.some(isStat),
);

const MOST_NESTED = 6;

const somewhere = (
  entry: Entry,
  looking: { readonly setting: Setting; readonly holds: (one: Entry) => boolean },
  depth = 0,
): boolean => {
  countSteps(1);
  if (looking.holds(entry)) return true;
  return (
    depth < MOST_NESTED &&
    entriesInside(entry, looking.setting.system).some((child) => somewhere(child, looking, depth + 1))
  );
};

/** It shows a profile and costs points, itself or below. */
const isComplete = oncePerObject(
  (entry: Entry, setting: Setting): boolean =>
    somewhere(entry, { setting, holds: (one) => ownStats(one, setting) }) &&
    somewhere(entry, { setting, holds: (one) => ownPoints(one, setting) }),
);

const isWhole = (entry: Entry, setting: Setting): boolean =>
  ownPoints(entry, setting) || ownStats(entry, setting);

/** The places of units below a selection: the topmost entries that show a profile or cost points. */
const below = (at: Selection, path: readonly Place[], setting: Setting): readonly (readonly Place[])[] => {
  const places = placesUnder(at, setting).filter(({ entry }) => !isWarband(entry) && !isMarker(entry.name));
  const units = places.filter(({ entry }) => isComplete(entry, setting));
  return units.flatMap((place) => {
    const here = [...path, place];
    if (isWhole(place.entry, setting) || here.length > MOST_NESTED) return [here];
    const deeper = below(tentative(place), here, setting);
    return deeper.length > 0 ? deeper : [here];
  });
};

const unitAt = (root: Entry, path: readonly Place[], isFollower: boolean): FoundUnit => {
  const { id, name } = path.at(-1)?.entry ?? root;
  return { root, path, id, name, isFollower };
};

/** Every unit under an entry at the root, whether or not it may be taken now. */
export const unitsUnder = (root: Entry, setting: Setting): readonly FoundUnit[] => {
  const top = rooted(root);
  const captains = isWhole(root, setting)
    ? [unitAt(root, [], false)]
    : below(top, [], setting).map((path) => unitAt(root, path, false));
  const warbands = placesUnder(top, setting).filter(({ entry }) => isWarband(entry));
  const followers = warbands.flatMap((warband) =>
    below(tentative(warband), [warband], setting).map((path) => unitAt(root, path, true)),
  );
  return [...captains, ...followers];
};

/** A made-up roster with the unit in it. */
export type Opened = ReturnType<typeof open>;

/** The selection at the end of a path below another, and those between, which are selected too. */
export const descend = (top: Selection, path: FoundUnit['path']): Selection => {
  let unit = top;
  for (const { entry, groups } of path) {
    const next = tentative({ entry, groups, parent: unit });
    unit.children.push(next);
    unit = next;
  }
  return unit;
};

/** Opens a fresh roster with the unit selected and what is chosen for it. */
export const open = (found: FoundUnit, setting: Setting, chosen: Chosen = new Set()) => {
  const unit = descend(rooted(found.root), found.path);
  fill(unit, { setting, unit, chosen, isFollower: found.isFollower });
  return { setting, unit };
};

/** When the unit may be taken: it and everything above it may be seen, and no limit is zero. */
export const mayBeFielded = (found: FoundUnit, setting: Setting): Formula => {
  const unit = descend(rooted(found.root), found.path);
  const way = wayTo(unit);
  return all([
    ...way.flatMap((at) => {
      const site = siteAt(at, setting);
      return [visible(at.entry.sources, site), mayBeTaken(limitsOf(at.entry, site))];
    }),
    ...found.path.flatMap(({ groupEntries }, index) =>
      groupEntries.map((group) => visible(group.sources, siteAt(way[index] ?? unit, setting))),
    ),
    modelsAllowed({ setting, unit }),
  ]);
};

/** Some files let the unit stand and forbid its models. */
const modelsAllowed = ({ setting, unit }: Opened): Formula => {
  const models = placesUnder(unit, setting).filter(({ entry }) => isModel(entry));
  const needed = models.filter((place) =>
    limitsOf(place.entry, siteAt(tentative(place), setting, unit)).some(
      ({ type, cases }) => type === 'min' && cases.some(({ value }) => value > 0),
    ),
  );
  return all(needed.map((place) => mayBeTaken(limitsOf(place.entry, siteAt(tentative(place), setting)))));
};

/** The unit's models, as selected. */
export const modelsIn = (at: Selection): readonly Selection[] => [
  ...(isModel(at.entry) ? [at] : []),
  ...at.children.flatMap(modelsIn),
];
