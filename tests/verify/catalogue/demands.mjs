// Who must be there, and who may not be there alone. A list or Legion is stood up in a roster of its own, and the editor
// is asked of each entry at its top how few of it there may be and whether it may be taken by itself.
import { isFree } from './exclusions.mjs';
import { slug } from './names.mjs';
import { forceOf, placesOf, rootsOf } from './places.mjs';
import { boundsOf, isHidden, plain, selectionOf, WIDE } from './roster.mjs';

/** The least number of an entry that an army must have. */
const leastOf = (place, root, byId) => {
  const selection = selectionOf(plain(root), forceOf(place, byId), byId);
  if (isHidden(selection)) return 0;
  const bounds = boundsOf(selection).filter(
    ({ type, field, scope }) => type === 'min' && field === 'selections' && WIDE.includes(scope),
  );
  return Math.max(0, ...bounds.map(({ value }) => value));
};

/** Whether it holds in an army of these alone, which keeps its bonus. */
const holds = (condition, present) => {
  switch (condition?.kind) {
    case undefined:
    case 'HISTORICAL':
      return true;
    case 'PRESENT':
    case 'LED_BY':
      return condition.profiles.some((id) => present.includes(id));
    case 'NOT':
      return !holds(condition.condition, present);
    case 'ALL':
      return condition.conditions.every((part) => holds(part, present));
    case 'ANY':
      return condition.conditions.some((part) => holds(part, present));
    default:
      return false;
  }
};

/** Of these an army has one at least; where there are several, a file asks for each until another is there. */
const isAskedFor = ({ demands }, { id }) =>
  demands.some(
    ({ kind, profiles, minimum }) =>
      (kind === 'COMPULSORY' || (kind === 'NUMBER_OF' && minimum > 0)) && profiles.includes(id),
  );

const OTHERS = {
  REQUIRES: ({ present }, id) => present.includes(id),
  RATIO: ({ forEach }, id) => forEach.includes(id),
  SHARE: ({ maximum }) => maximum === null,
};

const needsNobody = ({ demands }, { id, when }) =>
  holds(when, [id]) &&
  demands.every(
    (demand) => !OTHERS[demand.kind] || !demand.profiles.includes(id) || OTHERS[demand.kind](demand, id),
  );

/** Whom a catalogue has at its top; the half of a Legion leaves out who stands in the other one, which fields him. */
const heroesOf = ({ catalogue, halfOf }) => {
  const nameOf = ({ attributes }) => slug(attributes.name);
  const elsewhere = halfOf ? rootsOf(halfOf.catalogue).map(nameOf) : [];
  return rootsOf(catalogue).filter((root) => !elsewhere.includes(nameOf(root)));
};

/** Each Hero of a list or Legion whom its catalogue has at its top. */
export const compareDemands = ({ catalogues, byId, shipped, known, called, check }) => {
  for (const roll of [...shipped.armyLists, ...shipped.legions])
    for (const place of placesOf(roll, catalogues, known))
      for (const root of heroesOf(place)) {
        const profile = roll.profiles.find(({ name }) => slug(name) === called(root.attributes.name));
        if (!profile?.tier) continue;
        const where = `${roll.name}, ${profile.name}`;
        check(where, 'is asked for', isAskedFor(roll, profile), leastOf(place, root, byId) > 0);
        // A siege engine needs a Hero by a rule of every list.
        if (profile.kind !== 'HERO') continue;
        check(
          where,
          'may be taken alone',
          needsNobody(roll, profile),
          isFree({ place, catalogues, byId }, root, []),
        );
      }
};
