import { oncePerObject } from '../../../shared/once';
import { countSteps } from '../../../shared/step-budget';
import type { XmlElement } from '../read-xml';
import { type Formula, all, any, not } from './formula';
import type { Report } from './report';
import { type Entry, type System, attribute, collected, entriesInside, inside } from './system';

/** One catalogue under one Legion, or under none. */
export interface Setting {
  readonly system: System;
  readonly catalogue: XmlElement;
  readonly legion: Entry | null;
  readonly report: Report;
  readonly known: Known;
}

/** The meaning of the files' ids, found before anything is read. */
export interface Known {
  /** The ids of Legions, by entry or link. */
  readonly legions: ReadonlySet<string>;
  /** The ids of what is selected while the army bonus is kept. */
  readonly bonuses: ReadonlySet<string>;
  /** The ids of units by every entry and link that leads to them. */
  readonly units: ReadonlyMap<string, readonly string[]>;
}

/** A selected entry in a made-up unit. */
export interface Selection {
  readonly entry: Entry;
  readonly groups: readonly string[];
  readonly parent: Selection | null;
  readonly children: Selection[];
  readonly count: number;
}

/** From where a condition is asked. */
export interface Site {
  readonly setting: Setting;
  readonly at: Selection;
  /** The unit in question; null above it. */
  readonly unit: Selection | null;
  /** Whether entries of the unit that are not selected are questions, not absent. */
  readonly open: boolean;
}

/** The site of a selection; what its unit has not taken is absent. */
export const siteAt = (at: Selection, setting: Setting, unit: Selection | null = null): Site => ({
  setting,
  at,
  unit,
  open: false,
});

const ancestorsOf = (at: Selection): readonly Selection[] =>
  at.parent ? [at.parent, ...ancestorsOf(at.parent)] : [];

/** The selections from the root down to this one. */
export const wayTo = (at: Selection): readonly Selection[] => [at, ...ancestorsOf(at)].reverse();

const TYPES = new Set(['model', 'unit', 'upgrade']);

const categoriesOf = (entry: Entry): readonly string[] =>
  collected(entry, 'categoryLinks').map((link) => attribute(link, 'targetId'));

/** Selections whose categories are being found: a condition may ask for the very category that it decides. */
const sorting = new WeakSet<Selection>();

/** The categories it is in now, with those that modifiers add, remove or make primary. */
export const categories = (at: Selection, setting: Setting): ReadonlySet<string> => {
  const found = new Set(categoriesOf(at.entry));
  if (sorting.has(at)) {
    setting.report.note('a category that depends on itself', at.entry.name);
    return found;
  }
  sorting.add(at);
  for (const { type, value, when } of changesTo('category', at.entry.sources, siteAt(at, setting))) {
    if (when !== true) continue;
    if (type === 'remove') found.delete(value);
    else {
      if (type === 'set-primary') for (const other of tierCategories(setting)) found.delete(other);
      found.add(value);
    }
  }
  sorting.delete(at);
  return found;
};

const tierCategories = ({ system }: Setting): readonly string[] =>
  inside(system.gameSystem, 'categoryEntries')
    .filter((category) => /hero/i.test(attribute(category, 'name')))
    .map((category) => attribute(category, 'id'));

const isInstance = (at: Selection, id: string, setting: Setting): boolean =>
  at.entry.ids.includes(id) ||
  at.groups.includes(id) ||
  id === 'any' ||
  (TYPES.has(id) && at.entry.sources.some((source) => attribute(source, 'type') === id)) ||
  (setting.system.byId.get(id)?.name === 'categoryEntry' && categories(at, setting).has(id));

const matching = (
  members: readonly Selection[],
  { id, deep, setting }: { readonly id: string; readonly deep: boolean; readonly setting: Setting },
): readonly Selection[] =>
  members.flatMap((member) => [
    ...(isInstance(member, id, setting) ? [member] : []),
    ...(deep ? matching(member.children, { id, deep, setting }) : []),
  ]);

export const rootOf = (at: Selection): Selection => (at.parent ? rootOf(at.parent) : at);

/** The selection whose children a scope spans; null for the whole roster or force. */
const ownerOf = (scope: string, { at, setting }: Site): Selection | null | undefined => {
  if (scope === 'roster' || scope === 'force' || scope === 'primary-catalogue') return null;
  if (scope === 'self') return at;
  if (scope === 'parent') return at.parent;
  return [at, ...ancestorsOf(at)].find((one) => isInstance(one, scope, setting));
};

/** The selections that a condition, repeat or constraint speaks of, as far as they are in the made-up tree. */
export const counted = (query: XmlElement, site: Site): readonly Selection[] => {
  const owner = ownerOf(attribute(query, 'scope'), site);
  if (owner === undefined) return [];
  const deep = attribute(query, 'includeChildSelections') === 'true' || owner === null;
  const members = owner ? owner.children : [rootOf(site.at)];
  return matching(members, { id: attribute(query, 'childId'), deep, setting: site.setting });
};

/** `count` of what is here, and whether one more could be there, as the truth of a comparison. */
const compared = (query: XmlElement, here: number, more: Formula): Formula => {
  const value = Number(attribute(query, 'value'));
  const least: Formula =
    here >= Math.max(value, 1) ? true : here === 0 && value === 1 ? more : value <= 0 ? true : false;
  const above: Formula = here > value ? true : here === 0 && value === 0 ? more : false;
  switch (attribute(query, 'type')) {
    case 'atLeast':
      return least;
    case 'greaterThan':
      return above;
    case 'lessThan':
      return not(least);
    case 'atMost':
      return not(above);
    case 'equalTo':
      return value === 0 ? not(above) : here === value ? true : here === 0 ? least : false;
    case 'notEqualTo':
      return value === 0 ? above : not(here === value ? true : here === 0 ? least : false);
    default:
      return false;
  }
};

/** The ids of all that can be selected somewhere in an entry. */
const idsInside = oncePerObject((entry: Entry, system: System): ReadonlySet<string> => {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const open = [...entriesInside(entry, system)];
  for (let next = open.pop(); next; next = open.pop()) {
    const key = next.ids.join();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const id of next.ids) ids.add(id);
    open.push(...entriesInside(next, system));
  }
  return ids;
});

const BONUS: Formula = { kind: 'HISTORICAL' };

const isLegionId = (id: string, { known, system }: Setting): boolean =>
  known.legions.has(id) || attribute(system.byId.get(id) ?? system.gameSystem, 'name') === 'Legendary Legion';

const countHolds = (condition: XmlElement, site: Site): Formula => {
  const { setting } = site;
  const id = attribute(condition, 'childId');
  if (isLegionId(id, setting)) {
    const own = setting.legion?.ids.includes(id) ?? false;
    const anyLegion = setting.legion !== null && !setting.known.legions.has(id);
    return compared(condition, own || anyLegion ? 1 : 0, false);
  }
  if (setting.known.bonuses.has(id)) return compared(condition, 0, setting.legion === null ? BONUS : false);
  const here = counted(condition, site).reduce((sum, { count }) => sum + count, 0);
  if (site.unit && idsInside(site.unit.entry, setting.system).has(id))
    return compared(condition, here, site.open ? { kind: 'OPTION', id } : false);
  if (setting.known.units.has(id)) {
    const owner = ownerOf(attribute(condition, 'scope'), site);
    const within = attribute(condition, 'scope') === 'force' ? 'FORCE' : 'ARMY';
    return compared(condition, here, owner === null ? { kind: 'PRESENT', id, within } : false);
  }
  if (here === 0 && !setting.system.byId.has(id) && !TYPES.has(id) && id !== 'any')
    setting.report.note('an id that nothing has', `${id} at ${site.at.entry.name}`);
  return compared(condition, here, false);
};

const conditionHolds = (condition: XmlElement, site: Site): Formula => {
  site.setting.report.use(condition);
  const type = attribute(condition, 'type');
  if (type !== 'instanceOf' && type !== 'notInstanceOf') {
    if (!COMPARISONS.has(type))
      site.setting.report.note('a condition that is not known', `${type} at ${site.at.entry.name}`);
    return countHolds(condition, site);
  }
  const id = attribute(condition, 'childId');
  const scope = attribute(condition, 'scope');
  const owners =
    scope === 'ancestor'
      ? ancestorsOf(site.at)
      : [ownerOf(scope, site)].filter((owner): owner is Selection => Boolean(owner));
  const isSo =
    scope === 'primary-catalogue'
      ? attribute(site.setting.catalogue, 'id') === id
      : owners.some((owner) => isInstance(owner, id, site.setting));
  return isSo === (type === 'instanceOf');
};

const COMPARISONS = new Set(['equalTo', 'notEqualTo', 'atLeast', 'atMost', 'greaterThan', 'lessThan']);

const groupHolds = (group: XmlElement, site: Site): Formula => {
  const parts = [
    ...inside(group, 'conditions').map((condition) => conditionHolds(condition, site)),
    ...inside(group, 'conditionGroups').map((nested) => groupHolds(nested, site)),
  ];
  if (parts.length === 0) return true;
  return attribute(group, 'type') === 'or' ? any(parts) : all(parts);
};

/** Conditions beside each other, and condition groups beside each other, must all hold. */
const holds = (element: XmlElement, site: Site): Formula => {
  countSteps(1);
  return all([
    ...inside(element, 'conditions').map((condition) => conditionHolds(condition, site)),
    ...inside(element, 'conditionGroups').map((group) => groupHolds(group, site)),
  ]);
};

/** One change that modifiers make to something, and when. */
export interface Change {
  readonly type: string;
  readonly value: string;
  readonly when: Formula;
  readonly repeats: readonly XmlElement[];
}

type Outer = Pick<Change, 'when' | 'repeats'>;

const ALWAYS: Outer = { when: true, repeats: [] };

/** The conditions and repeats of an element for the modifiers in it, with those around it. */
const within = (element: XmlElement, site: Site, outer: Outer): Outer => {
  const repeats = inside(element, 'repeats');
  for (const repeat of repeats) site.setting.report.use(repeat);
  return { when: all([outer.when, holds(element, site)]), repeats: [...outer.repeats, ...repeats] };
};

/** The fields that the modifiers in an element change, those in its groups too: most elements change few or none. */
const fieldsChangedIn: (source: XmlElement) => ReadonlySet<string> = oncePerObject(
  (source) =>
    new Set([
      ...inside(source, 'modifiers').map((modifier) => attribute(modifier, 'field')),
      ...inside(source, 'modifierGroups').flatMap((group) => [...fieldsChangedIn(group)]),
    ]),
);

const changesIn = (
  source: XmlElement,
  field: string,
  given: { site: Site; outer: Outer },
): readonly Change[] => [
  ...inside(source, 'modifiers').flatMap((modifier): readonly Change[] => {
    if (attribute(modifier, 'field') !== field) return [];
    given.site.setting.report.use(modifier);
    const type = attribute(modifier, 'type');
    const value = attribute(modifier, 'value');
    return [{ type, value, ...within(modifier, given.site, given.outer) }];
  }),
  ...inside(source, 'modifierGroups').flatMap((group) =>
    !fieldsChangedIn(group).has(field)
      ? []
      : changesIn(group, field, { site: given.site, outer: within(group, given.site, given.outer) }),
  ),
];

/** The changes to `field` that the modifiers of these elements make, in the order of the file. */
export const changesTo = (field: string, sources: readonly XmlElement[], site: Site): readonly Change[] =>
  sources.flatMap((source) =>
    fieldsChangedIn(source).has(field) ? changesIn(source, field, { site, outer: ALWAYS }) : [],
  );
