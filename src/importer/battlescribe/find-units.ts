import type { XmlElement } from '../read-xml';
import { emptyRoster, isAvailable, placesUnder, rootEntries, select } from './build';
import type { Roster, Selection, World } from './evaluate';
import { categories, ownCost } from './evaluate';
import type { Report } from './report';
import type { Opening } from './read-unit';
import { statProfiles, take } from './read-unit';
import type { Entry, System } from './system';
import { attribute, entryOf, inside } from './system';

/** One catalogue under one set of circumstances: nothing special, the army bonus in force, or a Legion. */
export interface Situation {
  readonly system: System;
  readonly catalogue: XmlElement;
  readonly report: Report;
  readonly budget: { left: number };
  /** Selected at the root before anything else. */
  readonly present: readonly Entry[];
}

export const freshWorld = ({ system, catalogue, report, budget, present }: Situation): World => {
  const roster: Roster = emptyRoster(catalogue);
  const world = { system, roster, report, budget };
  for (const entry of present) select({ entry, parent: null, groups: [] }, world);
  return world;
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

const below = (at: At, world: World): readonly At[] => {
  if (isUnit(at, world)) return [at];
  if (at.path.length > MOST_NESTED) return [];
  return placesUnder(at.selection, world).flatMap((place) => {
    const present = at.selection.children.find(({ entry }) => entry.id === place.entry.id);
    if (!present && !isAvailable(place, world)) return [];
    const selection = present ?? select(place, world);
    return below({ selection, path: [...at.path, place.entry.id] }, world);
  });
};

const openUnit = (situation: Situation, root: Entry, path: readonly string[]): Opening => {
  const world = freshWorld(situation);
  const top = select({ entry: root, parent: null, groups: [] }, world);
  return { unit: take(top, path, world) ?? top, world };
};

/** The units that this entry at the root offers now; none where it is not available. */
export const unitsUnder = (situation: Situation, root: Entry): readonly FoundUnit[] => {
  const world = freshWorld(situation);
  const place = { entry: root, parent: null, groups: [] };
  if (!isAvailable(place, world)) return [];
  return below({ selection: select(place, world), path: [] }, world).map(({ selection, path }) => ({
    root,
    path,
    id: selection.entry.id,
    name: selection.entry.name,
    open: () => openUnit(situation, root, path),
  }));
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
