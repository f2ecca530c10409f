// The bow limit. A warband of each kind of Warrior, all with bows, is put into a roster, and the editor is asked how many
// more bows the limit leaves room for. What the catalogue says leaves the same room, or there is a difference.
import { slug } from './names.mjs';
import { forceOf, placesOf, rootsOf } from './places.mjs';
import {
  add,
  boundsOf,
  complete,
  isHidden,
  mostOf,
  offersOf,
  plain,
  remove,
  selectionOf,
  totalOf,
} from './roster.mjs';
import { BOWS, WARRIORS, isWarband, namesIn } from './units.mjs';

/** Below, at and above where thirds and halves are rounded. */
const NUMBERS = [1, 4, 7, 12];

const bowLimit = (warband) => {
  const limits = boundsOf(warband).filter(({ type, field }) => type === 'max' && field === BOWS);
  return limits.length > 0 ? Math.min(...limits.map(({ value }) => value)) : Infinity;
};

const everyone = (selection) => [selection, ...selection.children.flatMap(everyone)];

const standing = (offer, parent, byId) => {
  const one = selectionOf(offer, parent, byId);
  return isHidden(one) || mostOf(one) === 0 ? undefined : complete(add(one), byId);
};

/** What is bought more than once: the part of the unit that counts as a Warrior. */
const modelOf = (unit) => everyone(unit).find((one) => totalOf({ ...one, children: [] }, WARRIORS) > 0);

/** Gives the unit its bow, where it is bought without one. */
const arm = (unit, byId) => {
  if (totalOf(unit, BOWS) > 0) return;
  for (const offer of offersOf(unit, byId)) {
    const option = selectionOf(offer, unit, byId);
    if (unit.children.some(({ parts }) => parts.includes(offer.entry)) || isHidden(option)) continue;
    add(option);
    if (totalOf(unit, BOWS) > 0) return;
    remove(option);
  }
};

/** The room that the editor leaves for bows with so many of these under this leader. */
const readRoom = ({ warband, offer, force }, byId) => {
  const unit = standing(offer, warband, byId);
  const model = unit && modelOf(unit);
  if (!model) {
    if (unit) remove(unit);
    return undefined;
  }
  arm(unit, byId);
  const rooms = NUMBERS.map((count) => {
    model.count = count;
    return [totalOf(force, WARRIORS), totalOf(force, BOWS), bowLimit(warband) - totalOf(force, BOWS)];
  });
  remove(unit);
  return rooms;
};

const holds = (condition, state) => {
  switch (condition?.kind) {
    case undefined:
      return true;
    case 'HISTORICAL':
      return !state.isWithoutBonus;
    case 'PRESENT':
      return condition.profiles.some((id) => id === state.present || id === state.leader);
    case 'NOT':
      return !holds(condition.condition, state);
    default:
      throw new Error(`a bow rule with a condition ${condition.kind}`);
  }
};

/** The room that the list's own rules leave. */
const ownRoom = (roll, follower, { warriors, bows, state }) => {
  const isExempt = roll.bowExemptions.some(
    ({ profiles, ledBy, when }) =>
      profiles.includes(follower.id) && (!ledBy || ledBy.includes(state.leader)) && holds(when, state),
  );
  if (isExempt) return 0;
  const rule = roll.bowRules.find(({ when }) => holds(when, state)) ?? { numerator: 1, denominator: 3 };
  return Math.ceil((warriors * rule.numerator) / rule.denominator) - bows;
};

/** Who, by being there, changes the limit. */
const askedFor = (roll) =>
  [...roll.bowRules, ...roll.bowExemptions].flatMap(({ when }) =>
    when?.kind === 'PRESENT' ? when.profiles : [],
  );

const statesOf = (roll) => [
  ...(roll.armyLists ? [{}] : [{ isWithoutBonus: true }, {}]),
  ...askedFor(roll).map((present) => ({ present })),
];

/** Each leader of a roll in this place with what his warband offers. */
function* ledIn(place, { roll, state, called, byId }) {
  const force = forceOf({ ...place, ...state }, byId);
  const entryOf = (id) => {
    const name = roll.profiles.find((profile) => profile.id === id)?.name;
    return rootsOf(place.catalogue).find(({ attributes }) => called(attributes.name) === slug(name ?? ''));
  };
  if (state.present) standing(plain(entryOf(state.present)), force, byId);
  for (const entry of rootsOf(place.catalogue)) {
    const leader = roll.profiles.find(
      ({ name, tier }) => tier && slug(name) === called(entry.attributes.name),
    );
    const root = leader && standing(plain(entry), force, byId);
    if (!root) continue;
    const warband = root.children.find(isWarband);
    if (warband) for (const offer of offersOf(warband, byId)) yield { leader, force, warband, offer };
    remove(root);
  }
}

/** Every kind of Warrior of every list and Legion; under every leader where it matters who leads. */
export const compareBows = ({ catalogues, byId, shipped, known, called, check }) => {
  for (const roll of [...shipped.armyLists, ...shipped.legions]) {
    const isLed = roll.bowExemptions.some(({ ledBy }) => ledBy);
    for (const place of placesOf(roll, catalogues, known))
      for (const state of statesOf(roll)) {
        const seen = new Set();
        for (const { leader, force, warband, offer } of ledIn(place, { roll, state, called, byId })) {
          const names = namesIn(selectionOf(offer, warband, byId), []).map(called);
          const follower = roll.profiles.find(
            ({ name, kind }) => kind === 'WARRIOR' && names.includes(slug(name)),
          );
          if (!follower || (seen.has(follower.id) && !isLed)) continue;
          const rooms = readRoom({ warband, offer, force }, byId);
          if (!rooms) continue;
          seen.add(follower.id);
          const own = rooms.map(([warriors, bows]) =>
            ownRoom(roll, follower, { warriors, bows, state: { ...state, leader: leader.id } }),
          );
          const when = state.present
            ? ` with ${state.present}`
            : state.isWithoutBonus
              ? ' without bonus'
              : '';
          check(
            `${roll.name}, ${follower.name}`,
            `bows to spare${when}${isLed ? `, led by ${leader.id}` : ''}`,
            own,
            rooms.map(([, , room]) => room),
          );
        }
      }
  }
};
