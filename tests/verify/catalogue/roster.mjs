// A roster editor in small: it selects entries of BattleScribe files and applies their modifiers to what was selected,
// as the editor does. The check of the catalogue asks it what a unit costs and looks like.
import { inside } from './xml.mjs';

const number = (value) => Number(value ?? 0);

/** The ids of categories: to ask whether a selection is of one takes its modifiers. */
const categories = new Set();

/** All elements of the files by their id. */
export const indexed = (files) => {
  const byId = new Map();
  const add = (element) => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    if (element.tag === 'categoryEntry') categories.add(element.attributes.id);
    element.children.forEach(add);
  };
  files.forEach(add);
  return byId;
};

export const isLink = ({ tag }) => tag === 'entryLink';

/** An entry and the link it was reached by, as the parts in which modifiers, constraints and children stand. */
const partsOf = (entry, byId) => {
  const target = isLink(entry) ? byId.get(entry.attributes.targetId) : entry;
  return target === entry || !target ? [entry] : [target, entry];
};

export const targetOf = (entry, byId) => partsOf(entry, byId)[0];

const all = (parts, container) => parts.flatMap((part) => inside(part, container));

/** Modifiers with the conditions and repeats of the groups around them. */
const readModifiers = (element, around) => [
  ...inside(element, 'modifiers').map((modifier) => ({ modifier, around: [...around, modifier] })),
  ...inside(element, 'modifierGroups').flatMap((group) => readModifiers(group, [...around, group])),
];

const known = new WeakMap();

/** Modifiers of parts, each with the elements whose conditions it needs. */
export const modifiersOf = (parts) =>
  parts.flatMap((part) => {
    const found = known.get(part) ?? readModifiers(part, []);
    known.set(part, found);
    return found;
  });

const everybody = (selection) => [selection, ...selection.children.flatMap(everybody)];

const ancestors = (selection) => (selection.parent ? [selection.parent, ...ancestors(selection.parent)] : []);

const matches = (selection, child) =>
  child === 'any' ||
  selection.ids.has(child) ||
  selection.type === child ||
  (categories.has(child) && categoriesOf(selection).has(child));

const scopeOf = (selection, scope) => {
  if (scope === 'self') return selection;
  if (scope === 'parent') return selection.parent;
  const up = [selection, ...ancestors(selection)];
  if (scope === 'roster') return up.at(-1);
  if (scope === 'force' || scope === 'primary-catalogue') return up.find(({ isForce }) => isForce);
  return (
    up.find((one) => one.ids.has(scope)) ??
    (categories.has(scope) ? up.find((one) => categoriesOf(one).has(scope)) : undefined)
  );
};

const instances = (selection, { scope, childId }) => {
  if (scope === 'primary-catalogue') return scopeOf(selection, scope)?.catalogue === childId;
  const where = scope === 'ancestor' ? ancestors(selection) : [scopeOf(selection, scope)];
  return where.some((one) => one && matches(one, childId));
};

/** How much there is of `field` in the scope of a condition, repeat or constraint. */
const amount = (selection, { field, scope, childId, includeChildSelections }) => {
  const where = scopeOf(selection, scope);
  if (!where) return 0;
  // A force is no selection: what stands at its top stands at the top of the roster.
  const top = where.children.flatMap((one) => (one.isForce ? one.children : [one]));
  const within = includeChildSelections === 'true' ? everybody(where).slice(1) : top;
  const asked = within.filter((one) => !one.isForce && matches(one, childId));
  const counted = childId === 'any' || where.ids.has(childId) ? [where, ...asked] : asked;
  if (field === 'selections') return asked.reduce((sum, one) => sum + one.count, 0);
  // What is bought inside what is asked for counts with it, once.
  const whole = new Set(counted.flatMap(everybody));
  return [...whole].reduce((sum, one) => sum + costOf(one, field), 0);
};

const compare = {
  equalTo: (a, b) => a === b,
  notEqualTo: (a, b) => a !== b,
  atLeast: (a, b) => a >= b,
  atMost: (a, b) => a <= b,
  lessThan: (a, b) => a < b,
  greaterThan: (a, b) => a > b,
};

const holds = (selection, { attributes }) => {
  if (attributes.type === 'instanceOf') return instances(selection, attributes);
  if (attributes.type === 'notInstanceOf') return !instances(selection, attributes);
  return compare[attributes.type](amount(selection, attributes), number(attributes.value));
};

const groupHolds = (selection, group) => {
  const parts = [
    ...inside(group, 'conditions').map((one) => () => holds(selection, one)),
    ...inside(group, 'conditionGroups').map((one) => () => groupHolds(selection, one)),
  ];
  return group.attributes.type === 'or' && parts.length > 0
    ? parts.some((part) => part())
    : parts.every((part) => part());
};

/** How often a modifier applies: once, or as often as its repeats say, added up. */
const timesOf = (selection, around) => {
  const repeats = around.flatMap((element) => inside(element, 'repeats'));
  if (repeats.length === 0) return 1;
  return repeats.reduce((times, { attributes }) => {
    const steps = amount(selection, attributes) / number(attributes.value);
    const whole = attributes.roundUp === 'true' ? Math.ceil(steps) : Math.floor(steps);
    return times + whole * number(attributes.repeats);
  }, 0);
};

/** A value after the modifiers of its field, in the order of the file. */
const modified = (selection, parts, field, start) => {
  let value = start;
  for (const { modifier, around } of modifiersOf(parts)) {
    if (modifier.attributes.field !== field) continue;
    if (!around.every((element) => groupHolds(selection, element))) continue;
    const { type, value: by } = modifier.attributes;
    const times = timesOf(selection, around);
    if (type === 'set') value = by;
    else if (type === 'append') value = `${value} ${by}`;
    else {
      const [, before, digits, after] = /^(\D*)(-?\d+(?:\.\d+)?)(.*)$/s.exec(String(value)) ?? [
        '',
        '',
        '0',
        '',
      ];
      const sum = Number(digits) + (type === 'increment' ? 1 : -1) * number(by) * times;
      value = before || after ? `${before}${sum}${after}` : sum;
    }
  }
  return value;
};

function categoriesOf(selection) {
  // A category that depends on categories would ask for itself: what is being worked out is taken as it is written.
  if (!selection.parts) return new Set();
  if (selection.working) return selection.working;
  const found = new Set(all(selection.parts, 'categoryLinks').map(({ attributes }) => attributes.targetId));
  selection.working = found;
  const changes = modifiersOf(selection.parts).filter(
    ({ modifier }) => modifier.attributes.field === 'category',
  );
  const result = new Set(found);
  for (const { modifier, around } of changes) {
    if (!around.every((element) => groupHolds(selection, element))) continue;
    const { type, value } = modifier.attributes;
    if (type === 'add') result.add(value);
    if (type === 'remove') result.delete(value);
    if (type === 'set-primary') {
      for (const link of all(selection.parts, 'categoryLinks'))
        if (link.attributes.primary === 'true') result.delete(link.attributes.targetId);
      result.add(value);
    }
  }
  delete selection.working;
  return result;
}

/** Costs of one selection itself. */
export const costOf = (selection, type) => {
  if (!selection.parts) return 0;
  const written = all(selection.parts, 'costs').filter(({ attributes }) => attributes.typeId === type);
  return (
    number(modified(selection, selection.parts, type, number(written.at(-1)?.attributes.value))) *
    selection.count
  );
};

export const totalOf = (selection, type) =>
  everybody(selection).reduce((sum, one) => sum + costOf(one, type), 0);

/** The roster, a force of this catalogue in it. */
export const newForce = (catalogue) => {
  const roster = { ids: new Set(), children: [], parent: null, count: 1 };
  const force = { ids: new Set(), children: [], parent: roster, count: 1, isForce: true, catalogue };
  roster.children.push(force);
  return force;
};

/** What may stand below a selection: entries with the groups around each. */
export const offersOf = ({ entry, parts, groups = [] }, byId) =>
  (parts ?? [entry]).flatMap((part) => [
    ...[...inside(part, 'selectionEntries'), ...inside(part, 'entryLinks')].flatMap((child) => {
      const target = targetOf(child, byId);
      if (target?.tag !== 'selectionEntryGroup') return [{ entry: child, groups }];
      return offersOf({ parts: [target, child], groups: [...groups, { parts: [target, child] }] }, byId);
    }),
    ...inside(part, 'selectionEntryGroups').flatMap((group) =>
      offersOf({ parts: [group], groups: [...groups, { parts: [group] }] }, byId),
    ),
  ]);

/** A selection that is not in the roster yet. */
export const selectionOf = ({ entry, groups }, parent, byId) => {
  const parts = partsOf(entry, byId);
  return {
    parts,
    groups,
    parent,
    count: 1,
    children: [],
    type: parts[0].attributes.type,
    ids: new Set(
      [...parts, ...groups.flatMap((group) => group.parts)].map(({ attributes }) => attributes.id),
    ),
  };
};

/** The names of a selection's parts that may differ from the entry's: the link's. */
export const namesOf = ({ parts }) => parts.map(({ attributes }) => attributes.name);

/** Bounds of a selection by its own constraints: kind, field, scope and the value after modifiers. */
export const boundsOf = (selection, parts = selection.parts) =>
  all(parts, 'constraints').map(({ attributes }) => ({
    ...attributes,
    value: number(modified(selection, parts, attributes.id, number(attributes.value))),
  }));

const isHiddenBy = (selection, parts) =>
  parts.some(
    (part) => String(modified(selection, [part], 'hidden', part.attributes.hidden ?? 'false')) === 'true',
  );

export const isHidden = (selection) =>
  isHiddenBy(selection, selection.parts) ||
  selection.groups.some(({ parts }) => isHiddenBy(selection, parts));

/** An entry as it stands by itself, out of any group. */
export const plain = (entry) => ({ entry, groups: [] });

/** What is asked of the whole roster is not asked of one unit. */
export const WIDE = ['roster', 'force', 'primary-catalogue'];

const least = (selection, parts) =>
  Math.max(
    0,
    ...boundsOf(selection, parts)
      .filter(({ type, field, scope }) => type === 'min' && field === 'selections' && !WIDE.includes(scope))
      .map(({ value }) => value),
  );

export const leastOf = (selection) => least(selection, selection.parts);

/** A bound of -1 bounds nothing. */
const isBound = ({ type, value }) => type !== 'max' || value >= 0;

export const mostOf = (selection) =>
  Math.min(
    Infinity,
    ...boundsOf(selection)
      .filter(isBound)
      .filter(({ type, field, scope }) => type === 'max' && field === 'selections' && scope === 'parent')
      .map(({ value }) => value),
  );

export const add = (selection) => {
  selection.parent.children.push(selection);
  return selection;
};

export const remove = (selection) => {
  const { children } = selection.parent;
  children.splice(children.indexOf(selection), 1);
};

/** Does something with a selection and all above it where they stood: whoever measures takes each away again. */
export const inPlace = (selection, work) => {
  if (!selection.parent) return work();
  return inPlace(selection.parent, () => {
    if (selection.parent.children.includes(selection)) return work();
    add(selection);
    const result = work();
    remove(selection);
    return result;
  });
};

const isOf = (one, offer) => one.parts.includes(offer.entry);

/** Adds what must be there below a selection, until nothing is missing. */
export const complete = (selection, byId, rounds = 3) => {
  for (let round = 0; round < rounds; round++) {
    for (const offer of offersOf(selection, byId)) {
      const wanted = selectionOf(offer, selection, byId);
      if (selection.children.some((one) => isOf(one, offer))) continue;
      if (isHidden(wanted) || leastOf(wanted) === 0) continue;
      wanted.count = leastOf(wanted);
      add(wanted);
    }
    chooseInGroups(selection, byId);
    selection.children.forEach((one) => complete(one, byId, 1));
  }
  return selection;
};

/** A group that must have something gets its default, or its first. */
const chooseInGroups = (selection, byId) => {
  const offers = offersOf(selection, byId);
  const groups = new Set(offers.flatMap(({ groups: around }) => around.map(({ parts }) => parts.at(-1))));
  for (const group of groups) {
    const of = offers.filter(({ groups: around }) => around.some(({ parts }) => parts.includes(group)));
    if (selection.children.some((one) => of.some((offer) => isOf(one, offer)))) continue;
    const possible = of
      .map((offer) => selectionOf(offer, selection, byId))
      .filter((one) => !isHidden(one) && mostOf(one) > 0);
    const { parts } = possible[0]?.groups.find((one) => one.parts.includes(group)) ?? {};
    if (!parts || least(possible[0], parts) === 0) continue;
    const wanted = parts.map(({ attributes }) => attributes.defaultSelectionEntryId).find(Boolean);
    add(possible.find(({ ids }) => ids.has(wanted)) ?? possible[0]);
  }
};

/** Profiles in an entry itself, its links and its groups of information, with their texts after modifiers. */
export const profilesOf = (selection, byId) => {
  const read = (element, around) => {
    const own = ['profiles', 'rules'].flatMap((container) =>
      inside(element, container).map((profile) => ({ profile, parts: [...around, profile] })),
    );
    const linked = inside(element, 'infoLinks').flatMap((link) => {
      const target = byId.get(link.attributes.targetId);
      return target ? [{ profile: target, parts: [...around, target, link] }] : [];
    });
    const grouped = inside(element, 'infoGroups').flatMap((group) => read(group, [...around, group]));
    return [...own, ...linked, ...grouped];
  };
  return selection.parts
    .flatMap((part) => read(part, []))
    .filter(({ parts }) => !isHiddenBy(selection, parts))
    .map(({ profile, parts }) => ({
      tag: profile.tag,
      type: profile.attributes.typeName,
      name: modified(selection, parts, 'name', profile.attributes.name),
      linkName: parts.at(-1).attributes.name,
      text: Object.fromEntries(
        inside(profile, 'characteristics').map(({ attributes, text }) => [
          attributes.name,
          String(modified(selection, parts, attributes.typeId, text)),
        ]),
      ),
    }));
};

export { everybody };
