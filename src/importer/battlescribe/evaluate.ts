import type { XmlElement } from '../read-xml';
import type { Report } from './report';
import type { Entry, System } from './system';
import { attribute, collected, inside } from './system';

/**
 * BattleScribe's data are a program: costs, limits and names change with what else is selected. So nothing is
 * guessed from the text; a small roster is made up and evaluated, as the roster editor would.
 */
export interface Selection {
  readonly entry: Entry;
  /** The ids of the groups it stands in, below its parent. */
  readonly groups: readonly string[];
  readonly parent: Selection | null;
  readonly children: Selection[];
  readonly count: number;
}

/** One force of one catalogue. */
export interface Roster {
  readonly catalogueId: string;
  readonly selections: Selection[];
  /** How many selections it holds at all depths. */
  size: number;
}

export interface World {
  readonly system: System;
  readonly roster: Roster;
  readonly report: Report;
  /** Evaluations that may still be made: an untrusted catalogue may refer to itself, or ask for a million repeats. */
  readonly budget: { left: number; depth: number };
}

const linked = new WeakMap<Entry, readonly string[]>();

const categoriesOf = (entry: Entry): readonly string[] => {
  const known = linked.get(entry);
  if (known) return known;
  const ids = collected(entry, 'categoryLinks').map((link) => attribute(link, 'targetId'));
  linked.set(entry, ids);
  return ids;
};

/** The categories it is in now, with those that modifiers add, remove or make primary. */
export const categories = (selection: Selection, world: World): ReadonlySet<string> => {
  const found = new Set(categoriesOf(selection.entry));
  for (const { type, value } of changes(
    { sources: selection.entry.sources, field: 'category' },
    selection,
    world,
  )) {
    if (type === 'remove') found.delete(value);
    else found.add(value);
  }
  return found;
};

const TYPES = new Set(['model', 'unit', 'upgrade']);

/** Whether the selection is of this entry, link, group, category or type. */
export const isInstance = (selection: Selection, id: string): boolean => {
  if (selection.entry.ids.includes(id) || selection.groups.includes(id) || id === 'any') return true;
  if (TYPES.has(id)) return selection.entry.sources.some((source) => attribute(source, 'type') === id);
  return categoriesOf(selection.entry).includes(id);
};

const ancestorsOf = (selection: Selection): readonly Selection[] =>
  selection.parent ? [selection.parent, ...ancestorsOf(selection.parent)] : [];

/** What a scope spans: the selections directly in it, and what it is an instance of. */
const scopeOf = (
  scope: string,
  from: Selection,
  world: World,
): { readonly members: readonly Selection[]; readonly owners: readonly Selection[] } | null => {
  switch (scope) {
    case 'roster':
    case 'force':
    case 'primary-catalogue':
      return { members: world.roster.selections, owners: [] };
    case 'self':
      return { members: from.children, owners: [from] };
    case 'parent':
      return from.parent
        ? { members: from.parent.children, owners: [from.parent] }
        : { members: world.roster.selections, owners: [] };
    case 'ancestor':
      return { members: [], owners: ancestorsOf(from) };
    default: {
      const owner = [from, ...ancestorsOf(from)].find((candidate) => isInstance(candidate, scope));
      if (owner) return { members: owner.children, owners: [owner] };
      return world.system.byId.has(scope) ? { members: [], owners: [] } : null;
    }
  }
};

const matching = (
  members: readonly Selection[],
  { id, deep }: { readonly id: string; readonly deep: boolean },
  found: Selection[] = [],
): readonly Selection[] => {
  for (const member of members) {
    if (isInstance(member, id)) found.push(member);
    if (deep) matching(member.children, { id, deep }, found);
  }
  return found;
};

const total = (selections: readonly Selection[], field: string, world: World): number =>
  selections.reduce(
    (sum, selection) => sum + (field === 'selections' ? selection.count : treeCost(selection, field, world)),
    0,
  );

/** How much of `field` (selections, or a cost) the scope of a condition, repeat or constraint holds. */
const measure = (query: XmlElement, from: Selection, world: World): number => {
  const scopeName = attribute(query, 'scope');
  const scope = scopeOf(scopeName, from, world);
  if (!scope) {
    world.report.note('a scope that is not known', `${scopeName} at ${from.entry.name}`);
    return 0;
  }
  const deep = attribute(query, 'includeChildSelections') === 'true';
  const wanted = attribute(query, 'childId');
  return total(matching(scope.members, { id: wanted, deep }), attribute(query, 'field'), world);
};

const isInScope = (condition: XmlElement, from: Selection, world: World): boolean => {
  const id = attribute(condition, 'childId');
  const scope = attribute(condition, 'scope');
  if (scope === 'primary-catalogue') return id === world.roster.catalogueId;
  return (scopeOf(scope, from, world)?.owners ?? []).some((owner) => isInstance(owner, id));
};

const conditionHolds = (condition: XmlElement, from: Selection, world: World): boolean => {
  const value = Number(attribute(condition, 'value'));
  const type = attribute(condition, 'type');
  switch (type) {
    case 'instanceOf':
      return isInScope(condition, from, world);
    case 'notInstanceOf':
      return !isInScope(condition, from, world);
    case 'equalTo':
      return measure(condition, from, world) === value;
    case 'notEqualTo':
      return measure(condition, from, world) !== value;
    case 'atLeast':
      return measure(condition, from, world) >= value;
    case 'atMost':
      return measure(condition, from, world) <= value;
    case 'greaterThan':
      return measure(condition, from, world) > value;
    case 'lessThan':
      return measure(condition, from, world) < value;
    default:
      world.report.note('a condition that is not known', `${type} at ${from.entry.name}`);
      return false;
  }
};

const groupHolds = (group: XmlElement, from: Selection, world: World): boolean => {
  const parts = [
    ...inside(group, 'conditions').map((condition) => () => conditionHolds(condition, from, world)),
    ...inside(group, 'conditionGroups').map((nested) => () => groupHolds(nested, from, world)),
  ];
  if (parts.length === 0) return true;
  return attribute(group, 'type') === 'or' ? parts.some((part) => part()) : parts.every((part) => part());
};

const withinBudget = (world: World): boolean => {
  world.budget.left -= 1;
  if (world.budget.left > 0) return true;
  world.report.note('evaluation stopped: the catalogue refers to itself or is too large', 'the whole');
  return false;
};

/** Conditions beside each other, and condition groups beside each other, must all hold. */
const holds = (element: XmlElement, from: Selection, world: World): boolean =>
  withinBudget(world) &&
  inside(element, 'conditions').every((condition) => conditionHolds(condition, from, world)) &&
  inside(element, 'conditionGroups').every((group) => groupHolds(group, from, world));

const MOST_REPEATS = 1000;

const times = (element: XmlElement, from: Selection, world: World): number => {
  const repeats = inside(element, 'repeats');
  if (repeats.length === 0) return 1;
  const counted = repeats.reduce((sum, repeat) => {
    const per = Number(attribute(repeat, 'value'));
    if (!(per > 0)) return sum;
    const parts = measure(repeat, from, world) / per;
    const whole = attribute(repeat, 'roundUp') === 'true' ? Math.ceil(parts) : Math.floor(parts);
    return sum + whole * Number(attribute(repeat, 'repeats'));
  }, 0);
  return Math.min(MOST_REPEATS, Math.max(0, Math.trunc(counted) || 0));
};

/** Something that modifiers may change, and the elements that may carry them. */
interface Field {
  readonly sources: readonly XmlElement[];
  readonly field: string;
}

interface Change {
  readonly type: string;
  readonly value: string;
}

/** The changes to `field` that the modifiers of these elements make now, in order, repeated as often as they say. */
const changes = ({ sources, field }: Field, from: Selection, world: World): readonly Change[] =>
  sources.flatMap((source) => [
    ...inside(source, 'modifiers').flatMap((modifier) => {
      if (attribute(modifier, 'field') !== field || !holds(modifier, from, world)) return [];
      const change = { type: attribute(modifier, 'type'), value: attribute(modifier, 'value') };
      return Array<Change>(times(modifier, from, world)).fill(change);
    }),
    ...inside(source, 'modifierGroups').flatMap((group) =>
      holds(group, from, world)
        ? Array.from({ length: times(group, from, world) }, () =>
            changes({ sources: [group], field }, from, world),
          ).flat()
        : [],
    ),
  ]);

/** `value` after the modifiers of `sources` that hold now. */
const modified = (
  value: string,
  target: Field,
  { from, world }: { readonly from: Selection; readonly world: World },
): string =>
  changes(target, from, world).reduce((current, change) => {
    switch (change.type) {
      case 'set':
        return change.value;
      case 'append':
        return `${current} ${change.value}`;
      case 'increment':
      case 'decrement': {
        const number = /-?\d+(\.\d+)?/.exec(current);
        if (!number) {
          world.report.note('a number to change that is none', `${target.field} at ${from.entry.name}`);
          return current;
        }
        const by = Number(change.value) * (change.type === 'increment' ? 1 : -1);
        return current.replace(number[0], String(Number(number[0]) + by));
      }
      default:
        world.report.note('a modifier that is not known', `${change.type} at ${from.entry.name}`);
        return current;
    }
  }, value);

/** Costs may depend on other costs, but not without end. */
const MOST_COSTS_WITHIN = 20;

/** One selection's own cost. A link that names a cost says it anew. */
export const ownCost = (selection: Selection, costId: string, world: World): number => {
  const { sources } = selection.entry;
  const costs = sources.flatMap((source) => {
    const cost = inside(source, 'costs').find((candidate) => attribute(candidate, 'typeId') === costId);
    return cost ? [attribute(cost, 'value')] : [];
  });
  const base = costs[0] ?? '0';
  if (world.budget.depth >= MOST_COSTS_WITHIN) {
    world.report.note('a cost that depends on itself', selection.entry.name);
    return 0;
  }
  world.budget.depth += 1;
  const cost = Number(modified(base, { sources, field: costId }, { from: selection, world }));
  world.budget.depth -= 1;
  return cost * selection.count;
};

/** The cost of a selection and everything under it. */
export const treeCost = (selection: Selection, costId: string, world: World): number =>
  ownCost(selection, costId, world) +
  selection.children.reduce((sum, child) => sum + treeCost(child, costId, world), 0);

/** Whether it is hidden now, and so not to be chosen. `elements` are an entry's sources, or a profile's and its link. */
export const isHidden = (elements: readonly XmlElement[], from: Selection, world: World): boolean => {
  const base = elements.some((element) => attribute(element, 'hidden') === 'true');
  return modified(String(base), { sources: elements, field: 'hidden' }, { from, world }) === 'true';
};

/** A limit on an entry as it stands now. */
export interface Limit {
  readonly type: 'min' | 'max';
  readonly field: string;
  readonly scope: string;
  readonly value: number;
}

/** All constraints of the selection's entry with their present values; -1 for "any number" is left out. */
export const limits = (selection: Selection, world: World): readonly Limit[] =>
  collected(selection.entry, 'constraints').flatMap((constraint) => {
    const id = attribute(constraint, 'id');
    const value = Number(
      modified(
        attribute(constraint, 'value'),
        { sources: selection.entry.sources, field: id },
        { from: selection, world },
      ),
    );
    const type = attribute(constraint, 'type');
    if (type !== 'min' && type !== 'max') {
      world.report.note('a constraint that is not known', `${type} at ${selection.entry.name}`);
      return [];
    }
    if (value < 0) return [];
    return [
      {
        type,
        field: attribute(constraint, 'field'),
        scope: attribute(constraint, 'scope'),
        value,
      },
    ];
  });

/** A profile as it reads now: its type (Hero, Warrior, Siege...), name and characteristics by name. */
export interface ReadProfile {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly characteristics: Readonly<Record<string, string>>;
}

const readProfile = (sources: readonly XmlElement[], from: Selection, world: World): ReadProfile | null => {
  const profile = sources[sources.length - 1];
  if (!profile || isHidden(sources, from, world)) return null;
  const characteristics: Record<string, string> = {};
  for (const characteristic of inside(profile, 'characteristics')) {
    const field = attribute(characteristic, 'typeId');
    characteristics[attribute(characteristic, 'name')] = modified(
      characteristic.text,
      { sources, field },
      { from, world },
    ).trim();
  }
  return {
    id: attribute(profile, 'id'),
    type: attribute(profile, 'typeName'),
    name: attribute(profile, 'name').trim(),
    characteristics,
  };
};

const profilesIn = (element: XmlElement, from: Selection, world: World): readonly ReadProfile[] => [
  ...inside(element, 'profiles').flatMap((profile) => readProfile([profile], from, world) ?? []),
  ...inside(element, 'infoLinks').flatMap((link) => {
    const target = world.system.byId.get(attribute(link, 'targetId'));
    if (!target) {
      world.report.note('a link that leads nowhere', `${attribute(link, 'name')} at ${from.entry.name}`);
      return [];
    }
    if (target.name === 'profile') return readProfile([link, target], from, world) ?? [];
    if (target.name === 'infoGroup' && !isHidden([link, target], from, world))
      return profilesIn(target, from, world);
    return [];
  }),
  ...inside(element, 'infoGroups').flatMap((group) =>
    isHidden([group], from, world) ? [] : profilesIn(group, from, world),
  ),
];

/** The profiles that a selection shows now, its own and those linked to it. */
export const profiles = (selection: Selection, world: World): readonly ReadProfile[] =>
  selection.entry.sources.flatMap((source) => profilesIn(source, selection, world));
