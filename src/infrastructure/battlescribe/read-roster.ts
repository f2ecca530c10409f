import type { ChosenOption, Unit, Warband } from '../../domain/armies/catalogue/army';
import type { Catalogue, Option, Profile, AnyList } from '../../domain/armies/catalogue/model';
import { slug } from '../../domain/armies/catalogue/slug';
import { type ReadForce, type RosterReading, readName } from '../../domain/armies/roster-reading';
import { sumOf } from '../../shared/sum-of';
import { type Result, ok, refused } from '../../shared/result';
import { type ImportFault, type XmlElement, readXml, xmlLimits } from './read-xml';
import { archiveLimits, readArchive } from './read-archive';
import { type Notes, createNotes } from './roster-notes';
import { legionNotHeldIn, likeLegions, listOf } from './roster-lists';
import { differencesOf } from './roster-points';
import { below, findIn, selectionsOf } from './roster-selections';
import { looksLikeJson, readJson, rosterElement } from './roster-json';
import { attribute, inside } from './catalogue/system';

/** A large army of 1,000 points has some 60 selections and 6,000 elements; more than this would take too long to read. */
const rosterLimits = {
  bytes: 4 * 1024 * 1024,
  elements: 25_000,
  attributeCharacters: 2_000,
} as const;
const MOST_CHOICES = 1_000;

/** How many of it; none where that is no whole number of at most four digits. */
const numberOf = (selection: XmlElement): number => {
  const number = attribute(selection, 'number');
  return /^\d{1,4}$/.test(number) ? Number(number) : 0;
};

/** Rosters call a bow by its arrows or its maker; where a model may take one bow only, that is the one. */
const theOnlyBow = (name: string, options: readonly Option[]): Option | undefined => {
  const bows = options.filter(({ kind }) => kind === 'BOW');
  return /(^|-)(cross|long|short)?bow(-|$)/.test(name) && bows.length === 1 ? bows[0] : undefined;
};

/**
 * How many of a profile: the models inside a unit of Warriors, or the selection's own number. Where one purchase is several models, such
 * as a pair of Heroes, these are one.
 */
const countOf = (selection: XmlElement, { kind, counts, members }: Profile): number => {
  // The models inside an engine are its crew.
  if (attribute(selection, 'type') === 'model' || kind === 'SIEGE_ENGINE') return numberOf(selection);
  const models = selectionsOf(selection).filter((child) => attribute(child, 'type') === 'model');
  if (models.length === 0) return numberOf(selection);
  const all = sumOf(models, numberOf);
  return members.length > 0 && all % counts.models === 0 ? all / counts.models : all;
};

/** A captain or crew bought for an engine, by the end of the name: "Orc Engineer Captain", "Aditional Crew". */
const boughtCrew = (name: string, { kind, members, options }: Profile): Option | undefined =>
  kind === 'SIEGE_ENGINE' && !members.some((member) => slug(member.name) === slug(name))
    ? options.find(({ id }) => slug(name).endsWith(id))
    : undefined;

const isCarried = (name: string, { wargear, name: own }: Profile): boolean =>
  [own, ...wargear].some((item) => slug(item) === slug(name));

/** A bow that goes by another name is a guess. */
const GUESSED = 0.85;

/** Remembers a number that is none. */
const noteNumber = (
  selection: XmlElement,
  {
    kind,
    where,
    notes,
  }: { readonly kind: 'PROFILE' | 'OPTION'; readonly where: string; readonly notes: Notes },
): void =>
  notes.add({
    kind,
    name: `${attribute(selection, 'name')} (${attribute(selection, 'number')})`,
    where,
    known: [],
  });

const readUnit = (selection: XmlElement, profile: Profile, notes: Notes): readonly Unit[] => {
  const count = countOf(selection, profile);
  if (count < 1) {
    noteNumber(selection, { kind: 'PROFILE', where: profile.name, notes });
    return [];
  }
  const options: ChosenOption[] = [];
  const names = [readName('PROFILE', profile, { count })];
  for (const inner of below(selection)) {
    const name = attribute(inner, 'name');
    const isModel = attribute(inner, 'type') === 'model';
    const known = isModel ? boughtCrew(name, profile) : findIn(profile.options, inner);
    if (isModel && !known) continue;
    const option = known ?? theOnlyBow(slug(name), profile.options);
    // All Warriors of a unit have what is ticked for it; a Hero's options are counted.
    if (option) {
      const taken = profile.tier === null ? count : numberOf(inner);
      if (taken < 1) {
        noteNumber(inner, { kind: 'OPTION', where: profile.name, notes });
        continue;
      }
      options.push({ option: option.id, count: taken });
      names.push(readName('OPTION', option, { count: taken, confidence: known ? 1 : GUESSED }));
    } else if (!isCarried(name, profile) && hasPoints(inner))
      notes.add({
        kind: 'OPTION',
        name,
        where: profile.name,
        known: profile.options.map((one) => one.name),
      });
  }
  notes.unit(selection, names);
  return [{ profile: profile.id, count, options }];
};

const hasPoints = (selection: XmlElement): boolean =>
  inside(selection, 'costs').some(
    (cost) => /point/i.test(attribute(cost, 'name')) && Number(attribute(cost, 'value')) !== 0,
  );

/** The units below a selection, not looking inside a unit for more. */
const unitsIn = (selections: readonly XmlElement[], list: AnyList, notes: Notes): readonly Unit[] =>
  selections.flatMap((selection): readonly Unit[] => {
    const profile = findIn(list.profiles, selection);
    const inner = selectionsOf(selection);
    // A frame around the model often has its name: the innermost of the name is the unit.
    if (profile && !inner.some((child) => findIn(list.profiles, child)?.id === profile.id))
      return readUnit(selection, profile, notes);
    const found = unitsIn(inner, list, notes);
    if (found.length === 0 && attribute(selection, 'type') === 'model')
      notes.add({
        kind: 'PROFILE',
        name: attribute(selection, 'name'),
        where: list.name,
        known: list.profiles.map(({ name }) => name),
      });
    return found;
  });

const tierOf = (unit: Unit, list: AnyList) => list.profiles.find(({ id }) => id === unit.profile)?.tier;

const isLeader = (unit: Unit, list: AnyList): boolean =>
  ![undefined, null, 'INDEPENDENT'].includes(tierOf(unit, list));

/** A selection at the root is a warband: its Hero and those under it. */
const readWarband = (selection: XmlElement, list: AnyList, notes: Notes): Warband | null => {
  const units = unitsIn([selection], list, notes);
  if (units.length === 0) return null;
  // An Independent Hero alone stands in a warband alone.
  const [first, ...others] = units;
  const alone = others.length === 0 && first?.count === 1 && tierOf(first, list) !== null ? first : null;
  const leader = units.find((unit) => isLeader(unit, list)) ?? alone;
  return { leader, followers: units.filter((unit) => unit !== leader) };
};

/** Forces and selections, however deep: each is looked for in the catalogue. */
const choicesIn = (element: XmlElement): number =>
  sumOf(
    element.children,
    (child) => choicesIn(child) + (['selection', 'force'].includes(child.name) ? 1 : 0),
  );

/** Rosters of New Recruit may hold forces within a force. */
const forcesIn = (element: XmlElement): readonly XmlElement[] =>
  inside(element, 'forces').flatMap((force) => [force, ...forcesIn(force)]);

/** The points limit of a roster; none where it has no limit, which is written as -1. */
const limitOf = (roster: XmlElement): number | null => {
  const [limit] = inside(roster, 'costLimits')
    .filter((cost) => /po?i?n?ts?/i.test(attribute(cost, 'name')))
    .map((cost) => Number(attribute(cost, 'value')));
  return limit !== undefined && Number.isInteger(limit) && limit > 0 && limit <= 100_000 ? limit : null;
};

/** Files of 2024 mark the General by a selection; his profile, null where nobody is marked. */
const generalIn = (selections: readonly XmlElement[], list: AnyList): string | null => {
  for (const selection of selections) {
    const inner = selectionsOf(selection);
    const isMarked = inner.some((one) => /^army general$/i.test(attribute(one, 'name').trim()));
    const general = isMarked ? findIn(list.profiles, selection)?.id : generalIn(inner, list);
    if (general) return general;
  }
  return null;
};

/** One force and those within it, by army list: a force within a force of the same list is a part of it. */
const readForce = (top: XmlElement, catalogue: Catalogue, notes: Notes): readonly ReadForce[] => {
  const forces: (ReadForce & { readonly warbands: Warband[] })[] = [];
  for (const element of [top, ...forcesIn(top)]) {
    const list = listOf(element, catalogue);
    if (!list) {
      notes.add({
        kind: 'ARMY_LIST',
        name: attribute(element, 'catalogueName'),
        where: attribute(element, 'name'),
        known: catalogue.armyLists.map(({ name }) => name),
      });
      continue;
    }
    const warbands = selectionsOf(element).flatMap((selection) => readWarband(selection, list, notes) ?? []);
    const legion = legionNotHeldIn(element, catalogue);
    for (const name of [...(legion === undefined ? [] : [legion]), ...likeLegions(element, catalogue)])
      notes.add({ kind: 'ARMY_LIST', name, where: attribute(element, 'name'), known: [] });
    const id = legion === undefined ? list.id : slug(legion);
    const known = forces.find((force) => force.list === id);
    if (known) known.warbands.push(...warbands);
    else forces.push({ list: id, leader: generalIn(selectionsOf(element), list), warbands });
  }
  return forces;
};

/** The roster in the bytes, whatever of the three formats it has. */
const elementIn = (bytes: Uint8Array): Result<XmlElement, ImportFault> => {
  const limits = { ...xmlLimits, ...rosterLimits };
  const document = readArchive(bytes, ['.ros', '.json'], { ...archiveLimits, inflatedBytes: limits.bytes });
  if (!document.ok) return document;
  if (!looksLikeJson(document.value)) return readXml(document.value, limits);
  const json = readJson(document.value, limits.bytes);
  return json.ok ? rosterElement(json.value, limits) : json;
};

/**
 * Reads a roster of BattleScribe (`.ros`, or zipped `.rosz`) or New Recruit (the same, or JSON) as an army: by the ids of an
 * imported catalogue, or by the names of ours. What the catalogue does not know is named, with what it was looked for among.
 */
export const readRoster = (bytes: Uint8Array, catalogue: Catalogue): Result<RosterReading, ImportFault> => {
  const read = elementIn(bytes);
  if (!read.ok) return read;
  if (read.value.name !== 'roster')
    return refused({ code: 'NOT_BATTLESCRIBE', detail: `<${read.value.name}> is not a roster` });
  if (choicesIn(read.value) > MOST_CHOICES)
    return refused({
      code: 'TOO_MANY_ELEMENTS',
      detail: `at most ${MOST_CHOICES} forces and selections in a roster`,
    });
  const notes = createNotes();
  const forces = inside(read.value, 'forces').flatMap((force) => readForce(force, catalogue, notes));
  return ok({
    format: /newrecruit/i.test(attribute(read.value, 'generatedBy')) ? 'NEW_RECRUIT' : 'BATTLESCRIBE',
    name: attribute(read.value, 'name'),
    pointsLimit: limitOf(read.value),
    forces,
    unknown: notes.unknown(),
    lines: notes.lines,
    differences: differencesOf(read.value, forces, catalogue),
  });
};
