// What the options of a unit say of each other and of others: which stand in each other's way, which need another one,
// which are there under this leader only, which beside this Hero only.
import { slug } from './names.mjs';
import {
  add,
  boundsOf,
  complete,
  inPlace,
  isHidden,
  modifiersOf,
  mostOf,
  newForce,
  offersOf,
  remove,
  selectionOf,
} from './roster.mjs';
import { isFirstChoice, isWarband, rivalsOf } from './units.mjs';
import { conditionsIn } from './xml.mjs';

/** Nobody in the roster may have it. */
const isForbidden = (selection) =>
  boundsOf(selection).some(
    ({ type, field, scope, value }) =>
      type === 'max' && field === 'selections' && ['roster', 'force'].includes(scope) && value === 0,
  );

const isOpen = (selection) => !isHidden(selection) && mostOf(selection) > 0 && !isForbidden(selection);

/** What a unit may be given as it stands. */
const takesIn = (selection, byId) =>
  offersOf(selection, byId).flatMap((offer) => {
    const there = selection.children.find((one) => one.parts.includes(offer.entry));
    if (there && !isFirstChoice(there))
      return isHidden(there) || isWarband(there) ? [] : takesIn(there, byId);
    const wanted = selectionOf(offer, selection, byId);
    return isOpen(wanted) ? [{ offer, selection, wanted }] : [];
  });

/** The names that an option goes by. */
const namesOf = ({ wanted }) => wanted.parts.map(({ attributes }) => attributes.name).filter(Boolean);

const whileTaken = ({ selection, wanted }, byId, work) => {
  const replaced = rivalsOf(wanted, selection);
  replaced.forEach(remove);
  add(wanted);
  complete(wanted, byId);
  const result = work();
  remove(wanted);
  replaced.forEach(add);
  return result;
};

const isSame = (one, other) => one.offer.entry === other.offer.entry && one.selection === other.selection;

/** Of each option: what can no longer be taken with it, and what can be taken with it only. */
export const choicesOf = (unit, byId) =>
  inPlace(unit, () => {
    const before = takesIn(unit, byId);
    return before.map((taken) =>
      whileTaken(taken, byId, () => {
        const after = takesIn(unit, byId);
        const isFree = (one) =>
          after.some((other) => isSame(one, other)) &&
          !rivalsOf(one.wanted, one.selection).includes(taken.wanted);
        return {
          names: namesOf(taken),
          bars: before.filter((one) => one !== taken && !isFree(one)).map(namesOf),
          opens: after.filter((one) => !before.some((other) => isSame(one, other))).map(namesOf),
        };
      }),
    );
  });

/** Groups of which several may be taken, but not all: how many, of which names. */
export const limitsOf = (unit, byId) =>
  inPlace(unit, () => {
    const limits = new Map();
    for (const { wanted } of takesIn(unit, byId))
      for (const { parts } of wanted.groups) {
        const bounds = boundsOf(wanted, parts).filter(
          ({ type, field, scope, value }) =>
            type === 'max' && field === 'selections' && scope === 'parent' && value > 1,
        );
        if (bounds.length === 0) continue;
        const known = limits.get(parts.at(-1)) ?? {
          most: Math.min(...bounds.map(({ value }) => value)),
          of: [],
        };
        known.of.push(namesOf({ wanted }));
        limits.set(parts.at(-1), known);
      }
    return [...limits.values()].filter(({ most, of }) => of.length > most);
  });

/** All that could ever be bought for a unit, hidden or not, no deeper than its own options. */
const everyOffer = (selection, byId, depth = 0) =>
  offersOf(selection, byId).flatMap((offer) => {
    const one =
      selection.children.find((child) => child.parts.includes(offer.entry)) ??
      selectionOf(offer, selection, byId);
    return isWarband(one) ? [] : [one, ...(depth < 2 ? everyOffer(one, byId, depth + 1) : [])];
  });

/** The names of entries that the modifiers of a unit's options ask for in the roster. */
const askedFor = (unit, byId) => {
  const asked = new Set();
  for (const one of everyOffer(unit, byId))
    for (const { around } of modifiersOf([...one.parts, ...one.groups.flatMap(({ parts }) => parts)]))
      for (const { attributes } of around.flatMap(conditionsIn)) {
        const entry = byId.get(attributes.childId);
        if (['roster', 'force'].includes(attributes.scope) && entry?.tag === 'selectionEntry')
          asked.add(entry.attributes.name);
      }
  return asked;
};

const named = new WeakMap();
const entriesNamed = (byId) => {
  if (!named.has(byId)) {
    const all = new Map();
    for (const element of byId.values())
      if (element.tag === 'selectionEntry') {
        const name = slug(element.attributes.name);
        all.set(name, [...(all.get(name) ?? []), element]);
      }
    named.set(byId, all);
  }
  return named.get(byId);
};

const forceAround = (selection) => (selection.isForce ? selection : forceAround(selection.parent));

const optionsBeside = (unit, force, name, byId) => {
  const others = (entriesNamed(byId).get(slug(name)) ?? []).map((entry) =>
    add(selectionOf({ entry, groups: [] }, force, byId)),
  );
  const options = takesIn(unit, byId).map(namesOf);
  others.forEach(remove);
  return options;
};

/**
 * For each name that matters to an option of the unit, or that is wanted: the options there are beside somebody of that
 * name in the same force, and in another one.
 */
export const besideOthers = (unit, byId, wanted) =>
  inPlace(unit, () => {
    const own = forceAround(unit);
    const ally = add({ ...newForce('another'), parent: own.parent });
    const beside = [...new Set([...askedFor(unit, byId), ...wanted])].map((name) => ({
      name,
      FORCE: optionsBeside(unit, own, name, byId),
      ARMY: optionsBeside(unit, ally, name, byId),
    }));
    const alone = takesIn(unit, byId).map(namesOf);
    remove(ally);
    return { alone, beside };
  });
