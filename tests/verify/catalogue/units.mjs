// Finds the units that a catalogue, or one of its Legions, offers, and measures each on a roster of its own.
import { forceOf, rootsOf } from './places.mjs';
import {
  add,
  boundsOf,
  complete,
  costOf,
  isHidden,
  mostOf,
  offersOf,
  profilesOf,
  remove,
  selectionOf,
  totalOf,
} from './roster.mjs';

export const POINTS = '8bde-d63c-7caa-c15d';
export const WARRIORS = '391e-19ac-b71d-f2e3';
export const BOWS = 'ab3b-a62b-ef54-533c';

/** Units lie no deeper below a root. */
const DEEPEST = 5;

/** What has a line: a Hero, a Warrior, or a siege engine, whose line is short. */
const LINES = ['Hero', 'Warrior', 'Siege'];

const linesOf = (selection, byId) => profilesOf(selection, byId).filter(({ type }) => LINES.includes(type));

const costsOf = (selection) => ({
  points: totalOf(selection, POINTS),
  warriors: totalOf(selection, WARRIORS),
  bows: totalOf(selection, BOWS),
  models: modelsIn(selection),
});

/** The lines of all models of a selection; those of a warband below it are not its own. */
const linesWithin = (selection, byId) => [
  ...linesOf(selection, byId),
  ...selection.children.filter((one) => !isWarband(one)).flatMap((one) => linesWithin(one, byId)),
];

const firstLine = (selection, byId) => linesWithin(selection, byId).at(0);

/** Models of a selection, counted; those of a warband below it are not its own. */
const modelsIn = (selection) =>
  (selection.type === 'model' ? selection.count : 0) +
  selection.children.filter((one) => !isWarband(one)).reduce((sum, one) => sum + modelsIn(one), 0);

export const isWarband = (selection) =>
  boundsOf(selection).some(({ field, scope }) => field === WARRIORS && scope === 'parent');

/** What is chosen already in a group of which one may be chosen: the new choice replaces it. */
export const rivalsOf = (wanted, selection) => {
  const single = wanted.groups.filter(({ parts }) =>
    boundsOf(wanted, parts).some(
      ({ type, field, scope, value }) =>
        type === 'max' && field === 'selections' && scope === 'parent' && value === 1,
    ),
  );
  const groups = single.map(({ parts }) => parts.at(-1));
  return selection.children.filter((one) => one.groups.some(({ parts }) => groups.includes(parts.at(-1))));
};

/** What a unit may be given: what it changes, and how often it may be taken. */
const optionsBelow = (selection, unit, byId) =>
  offersOf(selection, byId).flatMap((offer) => {
    const there = selection.children.find((one) => one.parts.includes(offer.entry));
    if (there && !isFirstChoice(there))
      return isHidden(there) || isWarband(there) ? [] : optionsBelow(there, unit, byId);
    const wanted = selectionOf(offer, selection, byId);
    if (isHidden(wanted) || mostOf(wanted) === 0) return [];
    const before = { ...costsOf(unit), line: firstLine(unit, byId) };
    const replaced = rivalsOf(wanted, selection);
    replaced.forEach(remove);
    add(wanted);
    complete(wanted, byId);
    const after = { ...costsOf(unit), line: firstLine(unit, byId) };
    const within = wanted.children.length < 6 ? optionsBelow(wanted, unit, byId) : [];
    const found = {
      name: wanted.parts.at(-1).attributes.name ?? wanted.parts[0].attributes.name,
      entryName: wanted.parts[0].attributes.name,
      points: after.points - before.points,
      bows: after.bows - before.bows,
      warriors: after.warriors - before.warriors,
      models: after.models - before.models,
      maximum: mostOf(wanted),
      inArmy: inArmyOf(wanted),
      warband: unit.parent.isForce ? warbandOf(unit) : null,
      hero: linesWithin(wanted, byId).find(({ type }) => type === 'Hero')?.text['Heroic Tier'],
      before: before.line?.text,
      after: after.line?.text,
    };
    remove(wanted);
    replaced.forEach(add);
    return [found, ...within];
  });

/** How often an army may take it; null for any number. */
const inArmyOf = (selection) => {
  const most = boundsOf(selection)
    .filter(
      ({ type, field, scope }) =>
        type === 'max' && field === 'selections' && ['roster', 'force'].includes(scope),
    )
    .map(({ value }) => value)
    .filter((value) => value > 0);
  return most.length > 0 ? Math.min(...most) : null;
};

const isOnce = (selection) => inArmyOf(selection) === 1;

/**
 * What stands there at first in a group of which one is chosen, where an army may take each only so often: a choice like
 * the others.
 */
export const isFirstChoice = (there) =>
  inArmyOf(there) !== null && rivalsOf(there, there.parent).includes(there);

const plainName = (name) => name.replace(/\s*\((Active|Passive)[^)]*\)/i, '').trim();

export const namesIn = ({ parts }, lines) => [
  ...new Set([...parts.map(({ attributes }) => attributes.name), ...lines.map(({ name }) => name)]),
];

const measured = (unit, byId) => {
  const own = profilesOf(unit, byId);
  const isRule = ({ tag }) => tag === 'rule';
  return {
    ...costsOf(unit),
    names: namesIn(unit, linesOf(unit, byId)),
    lines: linesWithin(unit, byId),
    isOnce: [unit, unit.parent].some((one) => one.parts && isOnce(one)),
    powers: own.filter(({ type }) => type === 'Magical Power').map(({ name }) => plainName(name)),
    rules: own.filter(isRule).map(({ name }) => plainName(name)),
    options: optionsBelow(unit, unit, byId),
    selection: unit,
  };
};

/** The units below a selection: what has a line of its own, not what is bought for it. */
const unitsBelow = (selection, byId, isWanted, depth = 0) => {
  const lines = linesOf(selection, byId);
  if (lines.length > 0) {
    if (!isWanted(namesIn(selection, lines))) return [];
    complete(selection, byId);
    return [measured(selection, byId)];
  }
  if (depth > DEEPEST) return [];
  if (depth > 0) complete(selection, byId);
  // Models that are sold together: what is bought has no line, the models below it have.
  if (depth > 0 && !isWarband(selection) && linesWithin(selection, byId).length > 0)
    return isWanted(namesIn(selection, [])) ? [measured(selection, byId)] : [];
  return offersOf(selection, byId).flatMap((offer) => {
    const there = selection.children.find((one) => one.parts.includes(offer.entry));
    const wanted = there ?? add(selectionOf(offer, selection, byId));
    const isThere = !isHidden(wanted) && mostOf(wanted) > 0;
    const found = isThere ? unitsBelow(wanted, byId, isWanted, depth + 1) : [];
    if (!there) remove(wanted);
    return found;
  });
};

/** The most Warriors below a root: the bound of its warband, after its modifiers. */
const warbandOf = (root) => {
  const bounds = root.children.flatMap((one) =>
    boundsOf(one).filter(
      ({ type, field, scope }) => type === 'max' && field === WARRIORS && scope === 'parent',
    ),
  );
  return bounds.length > 0 ? Math.min(...bounds.map(({ value }) => value)) : null;
};

/** The crew of a siege engine, which some files field as a unit of its warband: what one more costs. */
const crewOf = (root) =>
  root.children.filter(isWarband).flatMap((warband) =>
    warband.children
      .filter(({ parts }) => /crew/i.test(parts[0].attributes.name))
      .flatMap((crew) => crew.children.filter((one) => costOf(one, WARRIORS) > 0))
      .map((one) => {
        const before = costsOf(root);
        one.count += 1;
        const after = costsOf(root);
        one.count -= 1;
        return {
          name: 'Crew',
          entryName: 'Crew',
          points: after.points - before.points,
          bows: after.bows - before.bows,
          warriors: after.warriors - before.warriors,
          models: after.warriors - before.warriors,
          maximum: mostOf(one) - one.count,
          most: mostOf(one),
        };
      }),
  );

/** Marked as the army's leader where it stands, not by its tier. */
const isMarked = (selection) =>
  selection.children.some(
    (one) => !isWarband(one) && (/^leader/i.test(one.parts[0].attributes.name) || isMarked(one)),
  );

/** The Heroes whom a warband offers, by name. */
const heroesBelow = (selection, byId, depth = 0) =>
  offersOf(selection, byId).flatMap((offer) => {
    const one = add(selectionOf(offer, selection, byId));
    const lines = linesOf(one, byId).filter(({ type }) => type === 'Hero');
    const isThere = !isHidden(one) && mostOf(one) > 0;
    const deeper = isThere && lines.length === 0 && depth < 2 ? heroesBelow(one, byId, depth + 1) : [];
    const found = isThere && lines.length > 0 ? [{ names: namesIn(one, lines) }] : deeper;
    remove(one);
    return found;
  });

const measuredRoot = (root, byId, isWanted) => {
  const crew = crewOf(root);
  return {
    name: root.parts[0].attributes.name,
    isOnce: isOnce(root),
    ...costsOf(root),
    warband: warbandOf(root) === null ? null : Math.min(warbandOf(root), ...crew.map(({ most }) => most)),
    options: [...optionsBelow(root, root, byId), ...crew],
    selection: root,
    lines: linesWithin(root, byId),
    isMarked: isMarked(root),
    units: unitsBelow(root, byId, isWanted),
    led: root.children.filter(isWarband).flatMap((warband) => heroesBelow(warband, byId)),
  };
};

const addRoot = (entry, force, byId) => {
  const root = add(selectionOf({ entry, groups: [] }, force, byId));
  if (!isHidden(root) && mostOf(root) > 0) return complete(root, byId);
  remove(root);
  return undefined;
};

/** Every root entry of a catalogue with its units, each in a roster of its own. */
export const rootUnitsOf = (where, byId) =>
  rootsOf(where.catalogue).flatMap((entry) => {
    const root = addRoot(entry, forceOf(where, byId), byId);
    return root ? [measuredRoot(root, byId, () => true)] : [];
  });

const crowdOf = (where, byId) => {
  const force = forceOf(where, byId);
  return rootsOf(where.catalogue).flatMap((entry) => addRoot(entry, force, byId) ?? []);
};

const crowds = new WeakMap();

/** The units of these names where everybody is in one roster: what somebody else's presence allows. */
export const unitsAmongAll = (where, byId, isWanted) => {
  const roots = crowds.get(where) ?? crowdOf(where, byId);
  crowds.set(where, roots);
  return roots.flatMap((root) => unitsBelow(root, byId, isWanted));
};
