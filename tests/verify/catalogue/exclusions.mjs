// Who never stands beside whom. An entry that asks for another where it says whether it is hidden, or how often it may
// be taken, is put into a roster beside the other: may it still be taken there?
import { slug } from './names.mjs';
import { forceOf, placesOf, rootsOf } from './places.mjs';
import {
  add,
  boundsOf,
  isHidden,
  modifiersOf,
  newForce,
  plain,
  selectionOf,
  targetOf,
  WIDE,
} from './roster.mjs';
import { conditionsIn, inside } from './xml.mjs';

const everyElement = (element, found = []) => {
  found.push(element);
  for (const child of element.children) everyElement(child, found);
  return found;
};

const LINES = ['Hero', 'Warrior'];
/** Links from an entry to the model that is bought. */
const DEEPEST = 3;
const ENTRIES = ['selectionEntry', 'entryLink'];

/** Somebody with a line, whether it stands at the entry, at a model below it or behind a link. */
const isUnit = (entry, byId, depth = 0) =>
  ENTRIES.includes(entry?.tag) &&
  depth < DEEPEST &&
  [entry, targetOf(entry, byId)]
    .filter(Boolean)
    .some((part) =>
      everyElement(part).some(
        (element) =>
          LINES.includes(element.attributes.typeName) ||
          LINES.includes(byId.get(element.attributes.targetId)?.attributes.typeName) ||
          (element !== entry && element.tag === 'entryLink' && isUnit(element, byId, depth + 1)),
      ),
    );

const isNeeded = ({ type, value }) => ['equalTo', 'atLeast'].includes(type) && Number(value) > 0;

/**
 * Pairs of units of which the first asks, in what forbids it, whether the second is there. `all` are those that it asks
 * for at once (some files write "and" where each of them is meant), `needed` those of them that must be there.
 */
const askedPairs = (files, byId) =>
  files
    .flatMap((file) => everyElement(file))
    .flatMap((entry) => {
      const bounds = inside(entry, 'constraints').filter(({ attributes }) => attributes.type === 'max');
      const forbidding = ['hidden', ...bounds.map(({ attributes }) => attributes.id)];
      return modifiersOf([entry])
        .filter(({ modifier }) => forbidding.includes(modifier.attributes.field))
        .flatMap(({ around }) => {
          const asked = around
            .flatMap(conditionsIn)
            .map(({ attributes }) => ({
              other: byId.get(attributes.childId),
              isNeeded: isNeeded(attributes),
            }))
            .filter(({ other }) => isUnit(other, byId));
          if (asked.length === 0 || !isUnit(entry, byId)) return [];
          const all = [...new Set(asked.map(({ other }) => other))];
          const needed = asked.filter((one) => one.isNeeded).map(({ other }) => other);
          return all.map((other) => ({ entry, other, all, needed }));
        });
    });

const fields = new WeakMap();

/** How a catalogue fields an entry: by a link of its own, at its top if it can, or as it stands. */
const fielded = (catalogue, entry) => {
  if (!fields.has(catalogue)) {
    const all = [...rootsOf(catalogue), ...everyElement(catalogue)];
    const links = all
      .filter(({ tag }) => tag === 'entryLink')
      .map((link) => [link.attributes.targetId, link]);
    fields.set(catalogue, new Map([...all.map((one) => [one.attributes.id, one]), ...links.reverse()]));
  }
  return fields.get(catalogue).get(entry.attributes.id);
};

const mayStand = (selection) =>
  !isHidden(selection) &&
  boundsOf(selection).every(
    ({ type, field, scope, value }) =>
      type !== 'max' || field !== 'selections' || !WIDE.includes(scope) || value !== 0,
  );

/** Adds somebody to the roster of a force: to the force itself, or to one of another catalogue that fields them. */
const addOther = (other, force, { place, catalogues, byId }) => {
  const home = [place.catalogue, ...catalogues].find((one) => fielded(one, other));
  const isHere = !home || home === place.catalogue;
  const theirs = isHere ? force : { ...newForce(home.attributes.id), parent: force.parent };
  if (!isHere) force.parent.children.push(theirs);
  add(selectionOf(plain((home && fielded(home, other)) ?? other), theirs, byId));
};

/** May the entry be taken in this place beside these others? */
export const isFree = (where, entry, others) => {
  const force = forceOf(where.place, where.byId);
  for (const other of others) addOther(other, force, where);
  return mayStand(add(selectionOf(plain(fielded(where.place.catalogue, entry)), force, where.byId)));
};

/** Does the other's presence forbid the entry, where it may be taken without? */
const isForbidden = (where, { entry, other, all, needed }) => {
  if (isFree(where, entry, [])) return !(isFree(where, entry, [other]) && isFree(where, entry, all));
  return !needed.includes(other) && isFree(where, entry, needed) && !isFree(where, entry, [...needed, other]);
};

const pairOf = (...names) => [...names].sort().join(' / ');

/** Pairs of names that the files do not let stand in one roster. */
const readPairs = ({ files, catalogues, places, byId, called }) =>
  new Set(
    askedPairs(files, byId)
      .filter((pair) =>
        places.some(
          (place) => fielded(place.catalogue, pair.entry) && isForbidden({ place, catalogues, byId }, pair),
        ),
      )
      .map(({ entry, other }) => pairOf(called(entry.attributes.name), called(other.attributes.name))),
  );

/** Who must not be anywhere in the army for the option to be taken. */
const absentIn = ({ when }) =>
  when?.kind === 'NOT' && when.condition.kind === 'PRESENT' && when.condition.within === 'ARMY'
    ? when.condition.profiles
    : [];

const shippedPairs = (rolls) => {
  const profiles = rolls.flatMap((roll) => roll.profiles);
  const names = new Map(profiles.map(({ id, name }) => [id, slug(name)]));
  const persons = new Set(names.values());
  return new Set(
    profiles.flatMap(({ name, excludes, options }) => [
      ...excludes.map((other) => pairOf(slug(name), names.get(other) ?? other)),
      // A choice that is somebody by name is closed while he is there himself.
      ...options
        .filter((option) => persons.has(slug(option.name)))
        .flatMap((option) => absentIn(option).map((other) => pairOf(slug(option.name), names.get(other)))),
    ]),
  );
};

/** Each pair that ships or stands in the files, once: does it do both? */
export const compareExclusions = ({ files, catalogues, byId, shipped, known, called, check }) => {
  const rolls = [...shipped.armyLists, ...shipped.legions];
  const places = rolls.flatMap((roll) => placesOf(roll, catalogues, known));
  const read = readPairs({ files, catalogues, places, byId, called });
  const own = shippedPairs(rolls);
  for (const pair of new Set([...own, ...read])) check('Exclusions', pair, own.has(pair), read.has(pair));
};
