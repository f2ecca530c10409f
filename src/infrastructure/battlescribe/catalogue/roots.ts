import type { Steps } from '../../../shared/steps';
import type { XmlElement } from '../read-xml';
import { rooted } from './build';
import { type Known, type Setting, categories } from './questions';
import { type Entry, type System, attribute, entryOf, inside, isWarband } from './system';
import { modelsIn, open, unitsUnder } from './units';

/** The entries at the root of a catalogue by kind. */
export interface Roots {
  readonly legions: readonly Entry[];
  /** Heroes and their warbands, siege engines, warbands without a captain. */
  readonly units: readonly Entry[];
  /** Selected while the army bonus is kept. */
  readonly bonuses: readonly Entry[];
  readonly alignment: 'GOOD' | 'EVIL' | null;
}

const categoryName = (id: string, system: System): string => {
  const category = system.byId.get(id);
  return category ? attribute(category, 'name') : '';
};

const categoryNames = (root: Entry, setting: Setting): readonly string[] =>
  [...categories(rooted(root), setting)].map((id) => categoryName(id, setting.system));

const isLegion = (names: readonly string[]): boolean => names.includes('Legendary Legion');

/** The categories of the force in which armies are built; other forces are other ways to play. */
const armyCategories = (system: System): ReadonlySet<string> => {
  const forces = inside(system.gameSystem, 'forceEntries');
  const names = (force: XmlElement): readonly string[] =>
    inside(force, 'categoryLinks').map((link) => categoryName(attribute(link, 'targetId'), system));
  const army = forces.find((force) => isLegion(names(force))) ?? forces[0];
  return new Set(army ? names(army) : []);
};

const NO_ARMY = ['Misc', 'Good Army', 'Evil Army', 'Legendary Legion'];

export const sortRoots = (setting: Setting): Roots => {
  const { system, catalogue, report } = setting;
  const played = new Set([...armyCategories(system)].filter((name) => !NO_ARMY.includes(name)));
  const sorted = { legions: [] as Entry[], units: [] as Entry[], bonuses: [] as Entry[] };
  let alignment: Roots['alignment'] = null;
  for (const element of [...inside(catalogue, 'selectionEntries'), ...inside(catalogue, 'entryLinks')]) {
    const root = entryOf(element, system);
    if (!root) {
      report.note('a link that leads nowhere', attribute(element, 'name'));
      continue;
    }
    const names = categoryNames(root, setting);
    const side = names.includes('Good Army') ? 'GOOD' : names.includes('Evil Army') ? 'EVIL' : null;
    alignment ??= side;
    if (isLegion(names)) sorted.legions.push(root);
    else if (names.some((name) => played.has(name))) sorted.units.push(root);
    else if (side) report.note('a help for the table, not part of an army', root.name);
    else if (names.length === 0 && unitsUnder(root, setting).length > 0) sorted.units.push(root);
    else if (names.length === 0 || names.includes('Misc')) sorted.bonuses.push(root);
    else report.note('an entry of another way to play', root.name);
  }
  return { ...sorted, alignment };
};

/** The ids of what the alliance helper selects while all allies are Historical. */
const historicalIds = (system: System): readonly string[] =>
  [...system.byId]
    .filter(
      ([, element]) =>
        element.name === 'selectionEntry' && /^histori(c|cal) allies$/i.test(attribute(element, 'name')),
    )
    .map(([id]) => id);

/** Learns what the ids of all catalogues mean, before any of them is read. */
export function* learn(settings: readonly Setting[], sorted: readonly Roots[]): Steps<Known> {
  const units = new Map<string, Set<string>>();
  const know = (id: string, unit: string): void => void units.set(id, (units.get(id) ?? new Set()).add(unit));
  for (const [index, setting] of settings.entries()) {
    for (const root of sorted[index]?.units ?? [])
      for (const found of unitsUnder(root, setting)) {
        const path = found.path.map(({ entry }) => entry).filter((entry) => !isWarband(entry));
        const models = modelsIn(open(found, setting).unit).map(({ entry }) => entry);
        const above = found.isFollower ? path : [root, ...path];
        for (const entry of [...above, ...models]) for (const id of entry.ids) know(id, found.id);
      }
    yield;
  }
  const [first] = settings;
  return {
    legions: new Set(sorted.flatMap(({ legions }) => legions.flatMap(({ ids }) => ids))),
    bonuses: new Set([
      ...sorted.flatMap(({ bonuses }) => bonuses.flatMap(({ ids }) => ids)),
      ...(first ? historicalIds(first.system) : []),
    ]),
    units: new Map([...units].map(([id, known]) => [id, [...known]])),
  };
}
