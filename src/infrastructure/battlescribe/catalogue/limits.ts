import { sumOf } from '../../../shared/sum-of';
import { countSteps } from '../../../shared/step-budget';
import type { XmlElement } from '../read-xml';
import { type Formula, all, any, not } from './formula';
import {
  type Change,
  type Selection,
  type Setting,
  type Site,
  changesTo,
  counted,
  siteAt,
} from './questions';
import { type Entry, attribute, collected, entriesInside, inside, isWarband } from './system';

const afterHiding = (hidden: Formula, { type, value, when }: Change, site: Site): Formula => {
  if (type === 'set') return value === 'true' ? any([when, hidden]) : all([not(when), hidden]);
  site.setting.report.note('a modifier that is not known', `${type} at ${site.at.entry.name}`);
  return hidden;
};

/** Whether the entry (with the links to it) may be seen. */
export const visible = (sources: readonly XmlElement[], site: Site): Formula =>
  all(
    sources.map((source) => {
      const start: Formula = attribute(source, 'hidden') === 'true';
      const changes = changesTo('hidden', [source], site);
      return not(changes.reduce<Formula>((hidden, change) => afterHiding(hidden, change, site), start));
    }),
  );

/** A value and when a limit has it; the conditions of one limit's cases exclude each other. */
interface Case {
  readonly value: number;
  readonly when: Formula;
}

/** A limit of the file: at least or at most so many selections, or so much of a cost, in a scope. */
export interface Limit {
  readonly type: string;
  readonly field: string;
  readonly scope: string;
  readonly cases: readonly Case[];
  /** It rises or falls with what else is there: with each Hero, with each model of something. */
  readonly grows: readonly Change[];
}

/** Whether it limits how many may, or must, be selected. */
export const isOnSelections = ({ type, field }: Limit, wanted: 'min' | 'max'): boolean =>
  type === wanted && field === 'selections';

const MOST_CASES = 24;
const ARMY = new Set(['roster', 'force']);

const merged = (cases: readonly Case[]): readonly Case[] => {
  const byValue = new Map<number, Formula[]>();
  for (const { value, when } of cases)
    if (when !== false) byValue.set(value, [...(byValue.get(value) ?? []), when]);
  return [...byValue].map(([value, whens]) => ({ value, when: any(whens) }));
};

const applied = (cases: readonly Case[], { type, value, when }: Change, times: number): readonly Case[] => {
  const by = Number(value) * times;
  const next = (old: number): number =>
    type === 'set' ? Number(value) : type === 'increment' ? old + by : type === 'decrement' ? old - by : old;
  return merged(
    cases.flatMap((one) => [
      { value: next(one.value), when: all([one.when, when]) },
      { value: one.value, when: all([one.when, not(when)]) },
    ]),
  );
};

/** How often a change is made, as far as the made-up tree tells; null where it asks for what is elsewhere. */
export const timesOf = (repeats: readonly XmlElement[], site: Site): number =>
  repeats.reduce((product, repeat) => {
    const per = Number(attribute(repeat, 'value'));
    if (!(per > 0)) return 0;
    const field = attribute(repeat, 'field');
    const here = sumOf(counted(repeat, site), (one) =>
      field === 'selections' ? one.count : treeCost(one, field, site.setting),
    );
    const parts = attribute(repeat, 'roundUp') === 'true' ? Math.ceil(here / per) : Math.floor(here / per);
    return product * Math.min(1000, parts * Number(attribute(repeat, 'repeats')));
  }, 1);

const reading = new WeakMap<Selection, Set<string>>();

/** The cost of the selection itself now, once. */
export const ownCost = (at: Selection, typeId: string, setting: Setting): number => {
  const open = reading.get(at) ?? new Set<string>();
  reading.set(at, open);
  if (open.has(typeId)) {
    setting.report.note('a cost that depends on itself', at.entry.name);
    return 0;
  }
  open.add(typeId);
  const site = siteAt(at, setting);
  // A cost at a link replaces the cost of what it leads to.
  const start =
    at.entry.sources
      .map((source) => inside(source, 'costs').find((cost) => attribute(cost, 'typeId') === typeId))
      .map((cost) => Number(cost ? attribute(cost, 'value') : 0) || 0)
      .find((cost) => cost !== 0) ?? 0;
  const value = changesTo(typeId, at.entry.sources, site).reduce((sum, change) => {
    if (change.when !== true) {
      if (change.when !== false)
        setting.report.note('a price or number that depends on who is there or on the bonus', at.entry.name);
      return sum;
    }
    const by = Number(change.value) * (change.repeats.length > 0 ? timesOf(change.repeats, site) : 1);
    if (change.type === 'increment') return sum + by;
    if (change.type === 'decrement') return sum - by;
    return change.type === 'set' ? Number(change.value) : sum;
  }, start);
  open.delete(typeId);
  return value;
};

export const treeCost = (at: Selection, typeId: string, setting: Setting): number =>
  at.count * ownCost(at, typeId, setting) +
  at.children.reduce((sum, child) => sum + treeCost(child, typeId, setting), 0);

/** The limits that the entry carries. */
export const limitsOf = (entry: Entry, site: Site): readonly Limit[] =>
  collected(entry, 'constraints').map((constraint): Limit => {
    site.setting.report.use(constraint);
    const changes = changesTo(attribute(constraint, 'id'), entry.sources, site);
    const grows: Change[] = [];
    let cases: readonly Case[] = [{ value: Number(attribute(constraint, 'value')), when: true }];
    for (const change of changes) {
      if (change.when === false) continue;
      if (change.repeats.length > 0) {
        const times = timesOf(change.repeats, site);
        if (times === 0) grows.push(change);
        else cases = applied(cases, change, times);
        continue;
      }
      // A limit on the army well above one, which falls by one for each of many others, never gets to zero by them.
      const isWide = ARMY.has(attribute(constraint, 'scope')) && cases.every(({ value }) => value > 3);
      if (change.type !== 'set' && (cases.length >= MOST_CASES || (isWide && change.when !== true)))
        grows.push(change);
      else cases = applied(cases, change, 1);
    }
    return {
      type: attribute(constraint, 'type'),
      field: attribute(constraint, 'field'),
      scope: attribute(constraint, 'scope'),
      cases,
      grows,
    };
  });

const allowsOne = ({ cases, grows }: Limit): Formula =>
  any([
    ...cases.filter(({ value }) => value !== 0).map(({ when }) => when),
    ...grows.filter(({ type }) => type === 'increment').map(({ when }) => when),
  ]);

/** Whether the limits on selections leave room for one. */
export const mayBeTaken = (limits: readonly Limit[]): Formula =>
  all(limits.filter((limit) => isOnSelections(limit, 'max')).map(allowsOne));

/** The number that holds while nothing in question does. */
export const plain = ({ cases }: Limit): number =>
  cases.find(({ when }) => answeredNo(when))?.value ?? cases[0]?.value ?? 0;

const answeredNo = (formula: Formula): boolean => {
  if (typeof formula === 'boolean') return formula;
  if (formula.kind === 'NOT') return !answeredNo(formula.part);
  if (formula.kind === 'ALL') return formula.parts.every(answeredNo);
  if (formula.kind === 'ANY') return formula.parts.some(answeredNo);
  return false;
};

/** Whether it holds where nobody else is there, no option is taken and no army bonus is kept. */
export const holdsBare = answeredNo;

/** An entry that could be selected in a place. */
export interface Place {
  readonly entry: Entry;
  readonly parent: Selection | null;
  readonly groups: readonly string[];
  /** The groups it stands in, from the outermost in. */
  readonly groupEntries: readonly Entry[];
}

const MOST_NESTED = 40;

/** The entries directly under a selection, groups opened. */
export const placesUnder = (parent: Selection, setting: Setting): readonly Place[] => {
  const walk = (entry: Entry, groups: readonly Entry[]): readonly Place[] =>
    entriesInside(entry, setting.system).flatMap((child): readonly Place[] => {
      countSteps(1 + groups.length);
      const place = { entry: child, parent, groups: groups.flatMap(({ ids }) => ids), groupEntries: groups };
      if (!child.isGroup || isWarband(child)) return [place];
      return groups.length > MOST_NESTED ? [] : walk(child, [...groups, child]);
    });
  return walk(parent.entry, []);
};

/** A place as a selection that nothing is selected in yet. */
export const tentative = ({ entry, parent, groups }: Omit<Place, 'groupEntries'>, count = 1): Selection => ({
  entry,
  parent,
  groups,
  children: [],
  count,
});
