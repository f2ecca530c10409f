import type { ChoiceFile, ConditionFile, OptionFile } from '../../../domain/armies/catalogue/file';
import {
  type CharacteristicName,
  type OptionKind,
  characteristicNames,
} from '../../../domain/armies/catalogue/vocabulary';
import { slug } from '../../../domain/armies/catalogue/slug';
import { wargear } from '../../../domain/armies/catalogue/wargear';
import { available, keyOf, least, most, siteOf } from './build';
import { type Formula, all, deniedBy, partsOf } from './formula';
import { holdsBare, limitsOf, placesUnder, type Limit, type Place } from './limits';
import { type Measures, measure } from './measure';
import { type Selection, siteAt } from './questions';
import { type Entry, entriesInside } from './system';
import { type FoundUnit, type Opened, isMarker, open } from './units';

/** An option of a unit as the file offers it. */
export interface ReadOption {
  readonly id: string;
  readonly groups: readonly Entry[];
  readonly file: OptionFile;
  /** When it may be taken, apart from the option it belongs to. */
  readonly when: Formula;
  /** It is selected by itself where one of a group must be, though others may be chosen instead. */
  readonly isFirst: boolean;
  /** The unit must take it, and pays for it. */
  readonly isCompulsory: boolean;
}

const kindByName: readonly (readonly [RegExp, OptionKind])[] = [
  [/crossbow|(^|[^a-z])(long|short)?bows?\b/i, 'BOW'],
  [/throwing|blowpipe|sling/i, 'THROWING'],
  [/horse|warg|pony|steed|beast|camel|chariot|mount|goat|boar|elk|war eagle/i, 'MOUNT'],
  [/armour|mithril/i, 'ARMOUR'],
  [/^shield/i, 'SHIELD'],
  [/spear|pike/i, 'SPEAR'],
  [/banner|standard/i, 'BANNER'],
  [/horn|drum/i, 'HORN'],
  [/crew/i, 'CREW'],
  [/sword|axe|mace|lance|glaive|club|dagger|blade|hammer|pick|whip|flail|mattock/i, 'WEAPON'],
];

/** The kind of an option by its name; a bow that costs no Bow (a Hero's) is one all the same. */
const kindOf = (name: string, bows: number): OptionKind =>
  bows > 0
    ? 'BOW'
    : (wargear[slug(name)]?.kind ?? kindByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'UPGRADE');

const changeOf = (before: Measures, after: Measures): Partial<Record<CharacteristicName, number>> => {
  const changed: Partial<Record<CharacteristicName, number>> = {};
  for (const name of characteristicNames) {
    const by = (after.line[name] ?? 0) - (before.line[name] ?? 0);
    if (by !== 0) changed[name] = by;
  }
  return changed;
};

interface Offered {
  readonly place: Place;
  readonly holder: Selection;
  /** The keys of the options above it that must be taken too. */
  readonly under: readonly Entry[];
  readonly isFirst: boolean;
}

const MOST_NESTED = 4;

/** The options below the selection that are not selected by themselves, or are the first of several to choose from. */
const offersUnder = (holder: Selection, under: readonly Entry[], opened: Opened): readonly Offered[] =>
  placesUnder(holder, opened.setting).flatMap((place): readonly Offered[] => {
    const taken = holder.children.find(({ entry }) => entry === place.entry);
    if (taken && !isFirstChoice(place, opened)) return offersUnder(taken, under, opened);
    if (!isMarker(place.entry.name)) return [{ place, holder, under, isFirst: taken !== undefined }];
    opened.setting.report.note('a marker for the table, not an option', place.entry.name);
    return [];
  });

/** Finds the option's own id for any id that leads to it. */
const ownIdOf = (id: string, entry: Entry, opened: Opened): string => {
  for (const child of entriesInside(entry, opened.setting.system)) {
    if (child.ids.includes(id)) return child.id;
    const deeper = ownIdOf(id, child, opened);
    if (deeper !== '') return deeper;
  }
  return '';
};

const withOwnIds = (formula: Formula, opened: Opened): Formula => {
  if (typeof formula === 'boolean') return formula;
  if (formula.kind === 'OPTION')
    return { kind: 'OPTION', id: ownIdOf(formula.id, opened.unit.entry, opened) || formula.id };
  if (formula.kind === 'NOT') return { kind: 'NOT', part: withOwnIds(formula.part, opened) };
  if (formula.kind === 'ALL' || formula.kind === 'ANY')
    return { ...formula, parts: formula.parts.map((part) => withOwnIds(part, opened)) };
  return formula;
};

/** At most how often, over all that the limit may be; null for any number. */
const highest = (limits: readonly Limit[]): number | null =>
  most(limits, ({ cases }) => Math.max(...cases.map(({ value }) => value)));

/** How often an army may take it; null for any number. */
const inArmyOf = (limits: readonly Limit[]): number | null =>
  highest(limits.filter(({ scope }) => scope === 'roster' || scope === 'force'));

/** It is selected by itself in a group of which one is taken, but an army may have only so many of each. */
const isFirstChoice = (place: Place, { setting, unit }: Opened): boolean => {
  const [group] = place.groupEntries.slice(-1);
  if (!group || most(limitsOf(group, siteAt(unit, setting, unit))) !== 1) return false;
  return (inArmyOf(limitsOf(place.entry, siteOf(place, { setting, unit, open: true }))) ?? 0) > 0;
};

const readOffered = (offered: Offered, found: FoundUnit, before: Opened): readonly ReadOption[] => {
  const { setting, unit } = before;
  const { place, under, isFirst } = offered;
  const site = siteOf(place, { setting, unit, open: true });
  const when = withOwnIds(available(place, site), before);
  if (when === false) return [];
  const keys = [...under, place.entry].map(keyOf);
  const base = measure(under.length > 0 ? open(found, setting, new Set(under.map(keyOf))) : before);
  const opened = open(found, setting, new Set(keys));
  const after = measure(opened);
  const chosen = selected(opened.unit, place.entry);
  const limits = limitsOf(place.entry, site);
  const inArmy = inArmyOf(limits);
  const maximum = highest(limits);
  const extra = after.models - base.models;
  const counts = {
    ...(extra > 0 || after.warriors > base.warriors
      ? { models: Math.max(extra, after.warriors - base.warriors) }
      : {}),
    ...(after.warriors === base.warriors ? {} : { warriors: after.warriors - base.warriors }),
    ...(after.warriors > base.warriors ? { places: after.warriors - base.warriors } : {}),
  };
  const adds = changeOf(base, after);
  const [last] = under.slice(-1);
  const file: OptionFile = {
    points: after.points - base.points,
    name: place.entry.name,
    kind: kindOf(place.entry.name, after.bows - base.bows),
    ...(maximum !== null && maximum > 1 ? { maximum: Math.min(maximum, 40) } : {}),
    ...(inArmy === 1 ? { unique: true } : inArmy ? { inArmy: Math.min(inArmy, 200) } : {}),
    ...(Object.keys(counts).length > 0 ? { counts } : {}),
    ...(Object.keys(adds).length > 0 ? { adds } : {}),
    ...(after.tier !== null && after.tier !== base.tier ? { tier: after.tier } : {}),
    ...(last ? { when: { option: last.id } as ConditionFile } : {}),
  };
  const nested =
    chosen && under.length < MOST_NESTED ? offersUnder(chosen, [...under, place.entry], opened) : [];
  const isCompulsory = !isFirst && under.length === 0 && least(limits) > 0 && holdsBare(when);
  return [
    { id: place.entry.id, groups: place.groupEntries, file, when, isFirst, isCompulsory },
    ...nested.flatMap((inner) => readOffered(inner, found, opened)),
  ];
};

const selected = (at: Selection, entry: Entry): Selection | null => {
  if (at.entry === entry) return at;
  for (const child of at.children) {
    const inside = selected(child, entry);
    if (inside) return inside;
  }
  return null;
};

/** Everything that the unit may be given, each measured in a roster made up for it. */
export const readOptions = (found: FoundUnit, opened: Opened): readonly ReadOption[] =>
  offersUnder(opened.unit, [], opened).flatMap((offered) => readOffered(offered, found, opened));

/**
 * Groups of which only so many may be taken. What is selected by itself is wargear, so nothing need be chosen, unless it
 * is itself one of the options.
 */
export const readChoices = (
  options: readonly ReadOption[],
  { setting, unit }: Opened,
): readonly ChoiceFile[] => {
  const groups = new Set(options.flatMap((option) => option.groups));
  const limited = [...groups].flatMap((group) => {
    const limits = limitsOf(group, siteAt(unit, setting, unit));
    const [minimum, maximum] = [least(limits), most(limits)];
    const inside = [
      ...new Set(options.filter((option) => option.groups.includes(group)).map(({ id }) => id)),
    ];
    const selected = unit.children.filter(({ groups: around }) => around.includes(group.id));
    const isUnpaid = minimum > selected.length && setting.system.edition !== '2018';
    const isNeeded =
      isUnpaid || options.some(({ groups: around, isFirst }) => isFirst && around.includes(group));
    if (maximum === null || maximum === 0 || (inside.length <= maximum && !isUnpaid)) return [];
    return [{ options: inside, maximum, ...(isNeeded ? { minimum: 1 } : {}) }];
  });
  const compulsory = options
    .filter(({ isCompulsory }) => isCompulsory && setting.system.edition !== '2018')
    .map(({ id }) => ({ options: [id], maximum: 1, minimum: 1 }));
  return [...limited, ...compulsory, ...eitherOr(options)];
};

/** Two options that each forbid the other. */
const eitherOr = (options: readonly ReadOption[]): readonly ChoiceFile[] =>
  options.flatMap((one, position) =>
    options
      .slice(position + 1)
      .filter((other) => forbids(one.when, other.id) && forbids(other.when, one.id))
      .map((other) => ({ options: [one.id, other.id], maximum: 1 })),
  );

const forbids = (formula: Formula, id: string): boolean =>
  partsOf(formula).some((part) => {
    const denied = deniedBy(part);
    return denied?.kind === 'OPTION' && denied.id === id;
  });

/** The formula without the parts that say that another option is not taken: choices say those. */
export const withoutForbidden = (formula: Formula): Formula =>
  all(partsOf(formula).filter((part) => deniedBy(part)?.kind !== 'OPTION'));
