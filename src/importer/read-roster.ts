import type { ChosenOption, Force, Unit, Warband } from '../armies/catalogue/army';
import type { Catalogue, Option, Profile, Roll } from '../armies/catalogue/model';
import { slug } from '../armies/catalogue/slug';
import type { Result } from '../shared/result';
import { ok, refused } from '../shared/result';
import type { ImportFault } from './import-fault';
import { archiveLimits, readArchive } from './read-archive';
import type { XmlElement } from './read-xml';
import { readXml, xmlLimits } from './read-xml';

/** A name in the roster that the catalogue does not have: a list, a profile of it, or an option of that. */
export interface UnknownName {
  readonly kind: 'ARMY_LIST' | 'PROFILE' | 'OPTION';
  readonly name: string;
  /** Where: the force, the warband's leader or the unit. */
  readonly where: string;
  /** The names it was looked for among. */
  readonly known: readonly string[];
}

export interface RosterReading {
  readonly name: string;
  readonly forces: readonly Force[];
  /** What could not be placed; none of it is in `forces`. */
  readonly unknown: readonly UnknownName[];
}

/** A large army of 1,000 points has some 60 selections and 6,000 elements; who asks for more asks for our time. */
export const rosterLimits = { bytes: 8 * 1024 * 1024, elements: 50_000, choices: 2_000 } as const;

/** Beyond the link's and the entry's there are a few where links lead to links. */
const MOST_IDS = 8;

const attribute = (element: XmlElement, name: string): string => element.attributes[name] ?? '';

const inside = (element: XmlElement, collection: string): readonly XmlElement[] =>
  element.children.filter(({ name }) => name === collection).flatMap(({ children }) => children);

const selectionsOf = (element: XmlElement): readonly XmlElement[] => inside(element, 'selections');

const below = (element: XmlElement): readonly XmlElement[] =>
  selectionsOf(element).flatMap((selection) => [selection, ...below(selection)]);

/** The ids a selection may be known by: an imported catalogue keeps them. A link's stands before the entry's. */
const entryIds = (selection: XmlElement): readonly string[] =>
  attribute(selection, 'entryId').split('::', MOST_IDS);

/** How many of it; none where that is no whole number of at most four digits. */
const numberOf = (selection: XmlElement): number => {
  const number = attribute(selection, 'number');
  return /^\d{1,4}$/.test(number) ? Number(number) : 0;
};

const findProfile = (selection: XmlElement, roll: Roll): Profile | undefined => {
  const ids = entryIds(selection);
  const name = slug(attribute(selection, 'name'));
  return (
    roll.profiles.find(({ id }) => ids.includes(id)) ??
    roll.profiles.find((profile) => slug(profile.name) === name || profile.id === name)
  );
};

const findOption = (selection: XmlElement, options: readonly Option[]): Option | undefined => {
  const ids = entryIds(selection);
  const name = slug(attribute(selection, 'name'));
  return (
    options.find(({ id }) => ids.includes(id)) ??
    options.find((option) => option.id === name || slug(option.name) === name) ??
    theOnlyBow(name, options)
  );
};

/** Rosters call a bow by its arrows or its maker; where a model may take one bow only, that is the one. */
const theOnlyBow = (name: string, options: readonly Option[]): Option | undefined => {
  const bows = options.filter(({ kind }) => kind === 'BOW');
  return /(^|-)(cross|long|short)?bow(-|$)/.test(name) && bows.length === 1 ? bows[0] : undefined;
};

/** How many models: those of the model entries inside a unit of Warriors, or the selection's own number. */
const modelsOf = (selection: XmlElement): number => {
  if (attribute(selection, 'type') === 'model') return numberOf(selection);
  const models = selectionsOf(selection).filter((child) => attribute(child, 'type') === 'model');
  return models.length > 0 ? models.reduce((sum, model) => sum + numberOf(model), 0) : numberOf(selection);
};

const isCarried = (name: string, { wargear, name: own }: Profile): boolean =>
  [own, ...wargear].some((item) => slug(item) === slug(name));

interface Notes {
  readonly add: (unknown: UnknownName) => void;
}

const readUnit = (selection: XmlElement, profile: Profile, notes: Notes): Unit => {
  const count = modelsOf(selection);
  const options: ChosenOption[] = [];
  for (const inner of below(selection)) {
    const name = attribute(inner, 'name');
    if (attribute(inner, 'type') === 'model') continue;
    const option = findOption(inner, profile.options);
    // What is ticked for a unit of Warriors, all of them have; what a Hero takes several times is counted.
    if (option) options.push({ option: option.id, count: profile.tier === null ? count : numberOf(inner) });
    else if (!isCarried(name, profile) && hasPoints(inner))
      notes.add({
        kind: 'OPTION',
        name,
        where: profile.name,
        known: profile.options.map((known) => known.name),
      });
  }
  return { profile: profile.id, count, options };
};

const hasPoints = (selection: XmlElement): boolean =>
  inside(selection, 'costs').some(
    (cost) => /point/i.test(attribute(cost, 'name')) && Number(attribute(cost, 'value')) !== 0,
  );

/** The units below a selection, not looking inside a unit for more. */
const unitsIn = (selections: readonly XmlElement[], roll: Roll, notes: Notes): readonly Unit[] =>
  selections.flatMap((selection): readonly Unit[] => {
    const profile = findProfile(selection, roll);
    const inner = selectionsOf(selection);
    // A frame around the model often has its name: the innermost of the name is the unit.
    if (profile && !inner.some((child) => findProfile(child, roll)?.id === profile.id))
      return [readUnit(selection, profile, notes)];
    const found = unitsIn(inner, roll, notes);
    if (found.length === 0 && attribute(selection, 'type') === 'model')
      notes.add({
        kind: 'PROFILE',
        name: attribute(selection, 'name'),
        where: roll.name,
        known: roll.profiles.map(({ name }) => name),
      });
    return found;
  });

const isLeader = (unit: Unit, roll: Roll): boolean => {
  const profile = roll.profiles.find(({ id }) => id === unit.profile);
  return profile !== undefined && profile.tier !== null && profile.tier !== 'INDEPENDENT';
};

/** A selection at the root is a warband: its Hero and those under it. */
const readWarband = (selection: XmlElement, roll: Roll, notes: Notes): Warband | null => {
  const units = unitsIn([selection], roll, notes);
  if (units.length === 0) return null;
  const leader = units.find((unit) => isLeader(unit, roll)) ?? null;
  return { leader, followers: units.filter((unit) => unit !== leader) };
};

const rollOf = (force: XmlElement, catalogue: Catalogue): Roll | undefined => {
  const selections = selectionsOf(force);
  const legion = catalogue.legions.find((candidate) =>
    selections.some(
      (selection) =>
        entryIds(selection).includes(candidate.id) ||
        slug(attribute(selection, 'name')) === slug(candidate.name),
    ),
  );
  if (legion) return legion;
  const [id, name] = [attribute(force, 'catalogueId'), slug(attribute(force, 'catalogueName'))];
  return (
    catalogue.armyLists.find((list) => list.id === id) ??
    catalogue.armyLists.find((list) => slug(list.name) === name)
  );
};

/** Forces and selections, however deep: each is looked for in the catalogue. */
const choicesIn = (element: XmlElement): number =>
  element.children.reduce(
    (sum, child) => sum + choicesIn(child) + (child.name === 'selection' || child.name === 'force' ? 1 : 0),
    0,
  );

/**
 * Reads a BattleScribe roster (`.ros`, or zipped `.rosz`) as an army: by the ids of an imported catalogue, or by
 * the names of ours. What the catalogue does not know is told, with what it was looked for among.
 */
export const readRoster = (bytes: Uint8Array, catalogue: Catalogue): Result<RosterReading, ImportFault> => {
  const { bytes: inflatedBytes, elements, choices } = rosterLimits;
  const document = readArchive(bytes, ['.ros'], { ...archiveLimits, inflatedBytes });
  const read = document.ok
    ? readXml(document.value, { ...xmlLimits, bytes: inflatedBytes, elements })
    : document;
  if (!read.ok) return read;
  if (read.value.name !== 'roster')
    return refused({ code: 'NOT_BATTLESCRIBE', detail: `<${read.value.name}> is no roster` });
  if (choicesIn(read.value) > choices)
    return refused({
      code: 'TOO_MANY_ELEMENTS',
      detail: `at most ${choices} forces and selections in a roster`,
    });
  const unknown: UnknownName[] = [];
  const notes: Notes = { add: (name) => void unknown.push(name) };
  const forces = inside(read.value, 'forces').flatMap((element): readonly Force[] => {
    const roll = rollOf(element, catalogue);
    if (!roll) {
      notes.add({
        kind: 'ARMY_LIST',
        name: attribute(element, 'catalogueName'),
        where: attribute(element, 'name'),
        known: catalogue.armyLists.map(({ name }) => name),
      });
      return [];
    }
    const warbands = selectionsOf(element).flatMap((selection) => readWarband(selection, roll, notes) ?? []);
    return [{ list: roll.id, warbands }];
  });
  return ok({ name: attribute(read.value, 'name'), forces, unknown });
};
