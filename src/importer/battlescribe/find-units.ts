import type { XmlElement } from '../read-xml';
import { emptyRoster, isAvailable, placesUnder, rootEntries, select } from './build';
import type { Roster, Selection, World } from './evaluate';
import { categories, isInstance, ownCost, treeCost } from './evaluate';
import type { Report } from './report';
import type { Opening } from './read-unit';
import { isMarker, statProfiles, take } from './read-unit';
import type { Entry, System } from './system';
import { attribute, entryOf, inside } from './system';

/** One catalogue under one set of circumstances: nothing special, the army bonus in force, or a Legion. */
export interface Situation {
  readonly system: System;
  readonly catalogue: XmlElement;
  readonly report: Report;
  readonly budget: { left: number; depth: number };
  /** Selected at the root before anything else. */
  readonly present: readonly Entry[];
  /** Mark each of them as a possible leader. */
  readonly withLeaders?: boolean;
}

export const freshWorld = ({ system, catalogue, report, budget, present, withLeaders }: Situation): World => {
  const roster: Roster = emptyRoster(catalogue);
  const world = { system, roster, report, budget };
  for (const entry of present) {
    const selection = select({ entry, parent: null, groups: [] }, world);
    if (withLeaders) selection.children.forEach((child) => markLeader(child, world));
  }
  return world;
};

/** Some limits count the leaders that the player has marked, not the Heroes. */
const markLeader = (unit: Selection, world: World): void => {
  const marker = placesUnder(unit, world).find(({ entry }) => isMarker(entry.name));
  if (marker && isAvailable(marker, world)) select(marker, world);
};

/** A unit: where it stands below an entry at the root. */
export interface FoundUnit {
  readonly root: Entry;
  readonly path: readonly string[];
  readonly id: string;
  readonly name: string;
  /** Opens a fresh roster with the unit selected. */
  readonly open: () => Opening;
}

const isModel = (entry: Entry): boolean =>
  entry.sources.some((source) => attribute(source, 'type') === 'model');

const MOST_NESTED = 8;

interface At {
  readonly selection: Selection;
  readonly path: readonly string[];
}

/** What is a model, shows a profile or costs points itself; two models sold as one are one unit. */
const isUnit = ({ selection }: At, world: World): boolean =>
  isModel(selection.entry) ||
  statProfiles(selection, world).length > 0 ||
  ownCost(selection, world.system.costIds.points, world) > 0;

const below = (at: At, world: World, all = false): readonly At[] => {
  if (isUnit(at, world)) return [at];
  if (at.path.length > MOST_NESTED) return [];
  return placesUnder(at.selection, world).flatMap((place) => {
    const present = at.selection.children.find(({ entry }) => entry.id === place.entry.id);
    if (!present && !all && !isAvailable(place, world)) return [];
    const selection = present ?? select(place, world);
    return below({ selection, path: [...at.path, place.entry.id] }, world, all);
  });
};

const openUnit = (situation: Situation, root: Entry, path: readonly string[]): Opening => {
  const world = freshWorld(situation);
  const top = select({ entry: root, parent: null, groups: [] }, world);
  const unit = take(top, path, world) ?? top;
  const isBare = !selectedUnder(unit).some(({ entry }) => isModel(entry));
  if (isBare && treeCost(unit, world.system.costIds.points, world) === 0) selectModel(unit, world);
  return { unit, world };
};

/** A unit whose models depend on the rest of the roster is looked at with one of them all the same. */
const selectModel = (unit: Selection, world: World): void => {
  const place = placesUnder(unit, world).find(({ entry }) => isModel(entry));
  if (place) select(place, world);
};

const asUnits = (situation: Situation, root: Entry, found: readonly At[]): readonly FoundUnit[] =>
  found.map(({ selection, path }) => ({
    root,
    path,
    id: selection.entry.id,
    name: selection.entry.name,
    open: () => openUnit(situation, root, path),
  }));

/** The units that this entry at the root offers now; none where it is not available. */
export const unitsUnder = (situation: Situation, root: Entry): readonly FoundUnit[] => {
  const world = freshWorld(situation);
  const place = { entry: root, parent: null, groups: [] };
  if (!isAvailable(place, world)) return [];
  return asUnits(situation, root, below({ selection: select(place, world), path: [] }, world));
};

/** The units below this entry whether or not anything lets them be chosen. */
export const allUnitsUnder = (situation: Situation, root: Entry): readonly FoundUnit[] => {
  const world = freshWorld(situation);
  const selection = select({ entry: root, parent: null, groups: [] }, world);
  return asUnits(situation, root, below({ selection, path: [] }, world, true));
};

const categoryName = (id: string, system: System): string => {
  const category = system.byId.get(id);
  return category ? attribute(category, 'name') : '';
};

/** The names of the categories that the entry is in now. */
export const categoryNames = (situation: Situation, root: Entry): readonly string[] => {
  const world = freshWorld(situation);
  const selection = select({ entry: root, parent: null, groups: [] }, world);
  return [...categories(selection, world)].map((id) => categoryName(id, situation.system));
};

const isLegion = (names: readonly string[]): boolean => names.includes('Legendary Legion');

/** What stands at the root of a catalogue, sorted by what it is. */
export interface Roots {
  readonly legions: readonly Entry[];
  /** Heroes and their warbands, siege engines, warbands without a captain. */
  readonly units: readonly Entry[];
  /** What is selected while the army bonus is kept. */
  readonly bonuses: readonly Entry[];
  readonly alignment: 'GOOD' | 'EVIL' | null;
}

/** The categories of the force in which armies are built; other forces are other ways to play. */
const armyCategories = (system: System): ReadonlySet<string> => {
  const forces = inside(system.gameSystem, 'forceEntries');
  const names = (force: XmlElement): readonly string[] =>
    inside(force, 'categoryLinks').map((link) => categoryName(attribute(link, 'targetId'), system));
  const army = forces.find((force) => isLegion(names(force))) ?? forces[0];
  return new Set(army ? names(army) : []);
};

export const sortRoots = (situation: Situation): Roots => {
  const { system, catalogue, report } = situation;
  const played = armyCategories(system);
  const sorted = { legions: [] as Entry[], units: [] as Entry[], bonuses: [] as Entry[] };
  let alignment: Roots['alignment'] = null;
  for (const element of rootEntries(catalogue)) {
    const root = entryOf(element, system);
    if (!root) {
      report.note('a link that leads nowhere', attribute(element, 'name'));
      continue;
    }
    const names = categoryNames(situation, root);
    const side = names.includes('Good Army') ? 'GOOD' : names.includes('Evil Army') ? 'EVIL' : null;
    alignment ??= side;
    if (isLegion(names)) sorted.legions.push(root);
    else if (side) report.note('a help for the table, not part of an army', root.name);
    else if (names.length === 0 || names.includes('Misc')) sorted.bonuses.push(root);
    else if (names.some((name) => played.has(name))) sorted.units.push(root);
    else report.note('an entry of another way to play', root.name);
  }
  return { ...sorted, alignment };
};

const conditionIds = (element: XmlElement, found: Set<string>): Set<string> => {
  if (element.name === 'condition' || element.name === 'repeat') found.add(attribute(element, 'childId'));
  for (const child of element.children) conditionIds(child, found);
  return found;
};

const selectedUnder = (selection: Selection): readonly Selection[] => [
  selection,
  ...selection.children.flatMap(selectedUnder),
];

const MOST_TRIED = 60;

/**
 * What makes an entry available that is not so by itself: each of these alone, or else the first two together that
 * do. Only entries that its conditions speak of are tried.
 */
export const openedBy = (
  situation: Situation,
  { root, others }: { readonly root: Entry; readonly others: readonly Entry[] },
  isNew: (unit: FoundUnit) => boolean,
): readonly (readonly Entry[])[] => {
  const world = freshWorld(situation);
  const place = { entry: root, parent: null, groups: [] };
  const asked = new Set(root.sources.flatMap((source) => [...conditionIds(source, new Set())]));
  for (const child of selectedUnder(select(place, world)))
    for (const source of child.entry.sources) conditionIds(source, asked);
  const tried = others.filter((other) => {
    const beside = select({ entry: other, parent: null, groups: [] }, freshWorld(situation));
    return selectedUnder(beside).some((selection) => [...asked].some((id) => isInstance(selection, id)));
  });
  const opens = (present: readonly Entry[]): boolean =>
    unitsUnder({ ...situation, withLeaders: true, present: [...situation.present, ...present] }, root).some(
      isNew,
    );
  const alone = tried.slice(0, MOST_TRIED).filter((other) => opens([other]));
  if (alone.length > 0) return alone.map((other) => [other]);
  for (const [index, first] of tried.slice(0, MOST_TRIED).entries())
    for (const second of tried.slice(index + 1, MOST_TRIED))
      if (opens([first, second])) return [[first, second]];
  return [];
};
