import type { OptionFile, ProfileFile } from '../../armies/catalogue/file';
import type { CharacteristicName, OptionKind, Tier } from '../../armies/catalogue/model';
import { characteristicNames } from '../../armies/catalogue/model';
import { slug } from '../../armies/catalogue/slug';
import { wargear } from '../../armies/catalogue/wargear';
import type { Place } from './build';
import { allowed, groupsUnder, isAvailable, placesUnder, select } from './build';
import type { ReadProfile, Selection, World } from './evaluate';
import { categories, profiles, treeCost } from './evaluate';
import type { XmlElement } from '../read-xml';
import { attribute, collected, inside } from './system';

/** Opens a fresh roster with the unit selected; every question about an option starts from such a one. */
export interface Opening {
  readonly unit: Selection;
  readonly world: World;
}

/** The profile types that are models; where an entry shows several, the first of these is its own. */
const preference = ['Hero', 'Warrior', 'Siege'];
const STATS = new Set(preference);

/** The stat profiles that the entry itself shows. */
export const statProfiles = (selection: Selection, world: World): readonly ReadProfile[] =>
  profiles(selection, world).filter(({ type }) => STATS.has(type));

const ancestors = (selection: Selection): readonly Selection[] =>
  selection.parent ? [selection.parent, ...ancestors(selection.parent)] : [];

const tree = (selection: Selection): readonly Selection[] => [selection, ...selection.children.flatMap(tree)];

const mainProfile = ({ unit, world }: Opening): ReadProfile | null => {
  for (const selection of tree(unit)) {
    const shown = statProfiles(selection, world);
    const fighters = shown.filter(({ characteristics }) => /\d/.test(characteristics['Fight'] ?? ''));
    for (const candidates of [fighters, shown.filter(({ type }) => type === 'Siege')])
      for (const type of preference) {
        const first = candidates.find((profile) => profile.type === type);
        if (first) return first;
      }
  }
  return null;
};

/** The system's spelling of each characteristic; Fight holds Shoot behind a stroke. */
const spelling: Readonly<Record<CharacteristicName, readonly string[]>> = {
  move: ['Movement', 'Move'],
  fight: ['Fight'],
  shoot: ['Fight'],
  strength: ['Strength'],
  defence: ['Defense', 'Defence'],
  attacks: ['Attack', 'Attacks'],
  wounds: ['Wounds'],
  courage: ['Courage'],
  might: ['Might'],
  will: ['Will'],
  fate: ['Fate'],
};

type Line = Readonly<Record<CharacteristicName, number | null>>;

const lineOf = (profile: ReadProfile): Line => {
  const value = (name: CharacteristicName): number | null => {
    const key = spelling[name].find((candidate) => candidate in profile.characteristics);
    const text = key === undefined ? '' : (profile.characteristics[key] ?? '');
    const part = key === 'Fight' ? text.split('/')[name === 'shoot' ? 1 : 0] : text;
    const number = /\d+/.exec(part ?? '');
    return number ? Number(number[0]) : null;
  };
  return Object.fromEntries(characteristicNames.map((name) => [name, value(name)])) as Line;
};

const statlineOf = (line: Line): string => {
  const shown = (name: CharacteristicName): string => (line[name] === null ? '-' : String(line[name]));
  const fight = `${shown('fight')}${line.shoot === null ? '' : `/${line.shoot}+`}`;
  const common = [shown('move'), fight, shown('strength'), String(line.defence ?? 0)];
  const rest = [shown('attacks'), shown('wounds'), shown('courage')];
  const hero =
    line.might === null && line.will === null && line.fate === null
      ? []
      : [shown('might'), shown('will'), shown('fate')];
  return [...common, ...rest, ...hero].join(' ');
};

const tierOf = (text: string): Tier | null => {
  const match = /legend|valour|fortitude|minor|independent/i.exec(text);
  return match ? (match[0].toUpperCase() as Tier) : null;
};

/** The tier by the category that the root entry stands in, for profiles that do not print theirs. */
const rootTier = ({ unit, world }: Opening): Tier | null => {
  const root = ancestors(unit).at(-1) ?? unit;
  for (const id of categories(root, world)) {
    const category = world.system.byId.get(id);
    const tier = tierOf(category?.attributes['name'] ?? '');
    if (tier) return tier;
  }
  return null;
};

const keywordsOf = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'Hero' && word !== 'Warrior' && word !== '-');

const kindByName: readonly (readonly [RegExp, OptionKind])[] = [
  [/crossbow|(^|[^a-z])(long|short)?bows?\b/i, 'BOW'],
  [/throwing|blowpipe|sling/i, 'THROWING'],
  [/horse|warg|pony|steed|beast|camel|chariot|mount|goat|boar|elk/i, 'MOUNT'],
  [/armour|mithril/i, 'ARMOUR'],
  [/^shield/i, 'SHIELD'],
  [/spear|pike/i, 'SPEAR'],
  [/banner/i, 'BANNER'],
  [/horn|drum/i, 'HORN'],
  [/crew/i, 'CREW'],
  [/sword|axe|mace|lance|glaive|club|dagger|blade|hammer|pick|whip/i, 'WEAPON'],
];

/** What an option is, by its name; a bow that costs no Bow (a Hero's) is one all the same. */
const kindOf = (name: string, bows: number): OptionKind =>
  bows > 0
    ? 'BOW'
    : (wargear[slug(name)]?.kind ?? kindByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'UPGRADE');

interface Measures {
  readonly points: number;
  readonly warriors: number;
  readonly bows: number;
  readonly line: Line;
  readonly tier: Tier | null;
}

const measuresOf = (opening: Opening): Measures => {
  const { unit, world } = opening;
  const profile = mainProfile(opening);
  const cost = (of: 'points' | 'warriors' | 'bows'): number =>
    treeCost(unit, world.system.costIds[of], world);
  return {
    points: cost('points'),
    warriors: cost('warriors'),
    bows: cost('bows'),
    line: profile ? lineOf(profile) : ({} as Line),
    tier: tierOf(profile?.characteristics['Heroic Tier'] ?? ''),
  };
};

/** Where a place stands below the unit: the ids of the entries on the way. */
type Path = readonly string[];

/** A tick box of the roster editor (who leads, Wounds left), not something a model is given. */
export const isMarker = (name: string): boolean => /^leader\b/i.test(name) || /tracker/i.test(name);

/** The ids of the options that the unit offers here. */
export const offeredIds = (unit: Selection, world: World): readonly string[] =>
  offers(unit, [], world)
    .map(({ place }) => place.entry)
    .filter(({ name }) => !isMarker(name))
    .map(({ id }) => id);

/** What may be chosen below the selection and was not selected by itself. */
const offers = (selection: Selection, path: Path, world: World): readonly { place: Place; path: Path }[] =>
  placesUnder(selection, world).flatMap((place) => {
    const at = [...path, place.entry.id];
    const taken = selection.children.find(({ entry }) => entry.id === place.entry.id);
    if (taken) return offers(taken, at, world);
    return isAvailable(place, world) ? [{ place, path: at }] : [];
  });

/** Selects what the path names, one after another, below the unit. */
export const take = (unit: Selection, path: Path, world: World): Selection | null => {
  let at = unit;
  for (const id of path) {
    const present = at.children.find(({ entry }) => entry.id === id);
    if (present) {
      at = present;
      continue;
    }
    const place = placesUnder(at, world).find(({ entry }) => entry.id === id);
    if (!place) return null;
    at = select(place, world);
  }
  return at;
};

interface FoundOption {
  readonly id: string;
  readonly groups: readonly string[];
  readonly file: OptionFile;
}

const difference = (before: Measures, after: Measures): Partial<Record<CharacteristicName, number>> => {
  const changed: Partial<Record<CharacteristicName, number>> = {};
  for (const name of characteristicNames) {
    const by = (after.line[name] ?? 0) - (before.line[name] ?? 0);
    if (by !== 0) changed[name] = by;
  }
  return changed;
};

/** A choice between alternatives replaces the one selected by itself: that one is taken out to see what changes. */
const replaced = (unit: Selection, place: Place, world: World): void => {
  const holder = place.parent ?? unit;
  for (const group of groupsUnder(holder, world)) {
    if (!place.groups.includes(group.entry.id) || allowed(group, world).maximum !== 1) continue;
    const others = holder.children.filter(
      (child) => child.groups.includes(group.entry.id) && child.entry.id !== place.entry.id,
    );
    for (const other of others) holder.children.splice(holder.children.indexOf(other), 1);
  }
};

const MOST_NESTED = 4;

const readOption = (
  open: () => Opening,
  path: Path,
  under: { readonly option: string; readonly measures: Measures } | null,
): readonly FoundOption[] => {
  const opening = open();
  const { unit, world } = opening;
  const before = under?.measures ?? measuresOf(opening);
  const chosen = take(unit, path, world);
  if (!chosen) return [];
  const place: Place = { entry: chosen.entry, parent: chosen.parent, groups: chosen.groups };
  replaced(unit, place, world);
  const after = measuresOf(opening);
  const { maximum } = allowed(place, world);
  const name = chosen.entry.name;
  const bows = after.bows - before.bows;
  const warriors = after.warriors - before.warriors;
  const adds = difference(before, after);
  const file: OptionFile = {
    points: after.points - before.points,
    name,
    kind: kindOf(name, bows),
    ...(maximum !== null && maximum > 1 ? { maximum: Math.min(maximum, 40) } : {}),
    ...(warriors === 0 ? {} : { counts: { warriors, models: warriors } }),
    ...(Object.keys(adds).length > 0 ? { adds } : {}),
    ...(after.tier !== null && after.tier !== before.tier ? { tier: after.tier } : {}),
    ...(under ? { when: { option: under.option } } : {}),
  };
  const nested = path.length < MOST_NESTED ? offers(chosen, path, world) : [];
  const isKept = !isMarker(name);
  if (!isKept) world.report.note('a marker for the table, not an option', name);
  return [
    ...(isKept ? [{ id: place.entry.id, groups: place.groups, file }] : []),
    ...nested.flatMap((offer) => readOption(open, offer.path, { option: place.entry.id, measures: after })),
  ];
};

/** Groups of which only so many may be taken. What is selected by itself is wargear, so nothing need be chosen. */
const readChoices = ({ unit, world }: Opening, options: readonly FoundOption[]): ProfileFile['choices'] =>
  tree(unit)
    .flatMap((selection) => groupsUnder(selection, world))
    .flatMap((group) => {
      const { maximum } = allowed(group, world);
      const inside = options.filter(({ groups }) => groups.includes(group.entry.id)).map(({ id }) => id);
      return maximum !== null && maximum > 0 && inside.length > maximum
        ? [{ options: [...new Set(inside)], maximum }]
        : [];
    });

const isChangeOf = (modifier: XmlElement, id: string): boolean => attribute(modifier, 'field') === id;

const modifiersIn = (element: XmlElement): readonly XmlElement[] => [
  ...inside(element, 'modifiers'),
  ...inside(element, 'modifierGroups').flatMap(modifiersIn),
];

/** Whether the entry's own limits never let more than one into the roster, whatever is selected beside it. */
const isSingle = ({ entry }: Selection): boolean =>
  collected(entry, 'constraints').some((constraint) => {
    const scope = attribute(constraint, 'scope');
    if (attribute(constraint, 'type') !== 'max' || attribute(constraint, 'field') !== 'selections')
      return false;
    if (scope !== 'roster' && scope !== 'force') return false;
    const changes = entry.sources
      .flatMap(modifiersIn)
      .filter((modifier) => isChangeOf(modifier, attribute(constraint, 'id')));
    if (changes.some((change) => attribute(change, 'type') !== 'set')) return false;
    const values = [constraint, ...changes].map((element) => Number(attribute(element, 'value')));
    return Math.max(...values) === 1 && Math.min(...values) >= 0;
  });

const isUnique = ({ unit }: Opening): boolean =>
  isSingle(unit) || (unit.parent !== null && unit.parent.parent === null && isSingle(unit.parent));

const countsOf = (base: Measures, carried: readonly string[]): { counts?: ProfileFile['counts'] } => {
  const hasBow = carried.some((item) => wargear[slug(item)]?.kind === 'BOW');
  const bows = base.bows !== (hasBow ? 1 : 0);
  const warriors = base.warriors !== 1;
  if (!bows && !warriors) return {};
  return {
    counts: { ...(bows ? { bows: base.bows } : {}), ...(warriors ? { warriors: base.warriors } : {}) },
  };
};

/**
 * The unit as a profile of our catalogue: its points, line, tier and what may be bought for it, each found by
 * selecting it in a made-up roster. Null where the entry shows no profile.
 */
export const readUnit = (open: () => Opening): ProfileFile | null => {
  const opening = open();
  const { unit, world } = opening;
  const profile = mainProfile(opening);
  if (!profile) return null;
  const base = measuresOf(opening);
  const isCaptain = ancestors(unit).length <= 1;
  const tier = profile.type === 'Warrior' && !isCaptain ? null : (base.tier ?? rootTier(opening));
  const options = offers(unit, [], world).flatMap(({ path }) => readOption(open, path, null));
  const byId = new Map(options.map(({ id, file }) => [id, file]));
  const choices = readChoices(opening, options) ?? [];
  const isWarrior = tier === null && profile.type === 'Warrior';
  const carried = tree(unit)
    .slice(1)
    .filter(({ entry }) => !entry.sources.some((source) => source.attributes['type'] === 'model'))
    .filter(({ entry }) => !isMarker(entry.name))
    .map(({ entry }) => entry.name)
    .filter((name, index, names) => names.indexOf(name) === index);
  return {
    id: unit.entry.id,
    name: unit.entry.name,
    ...(profile.type === 'Siege' ? { kind: 'SIEGE_ENGINE' as const } : {}),
    ...(tier ? { tier } : isWarrior ? {} : { tier: 'MINOR' as const }),
    ...(tier && profile.type !== 'Siege' && isUnique(opening)
      ? { unique: true, character: slug(unit.entry.name) }
      : {}),
    points: base.points,
    keywords: [...keywordsOf(profile.characteristics['Keywords'] ?? '')],
    statline: statlineOf(base.line),
    ...(carried.length > 0 ? { wargear: carried.slice(0, 20) } : {}),
    ...(byId.size > 0 ? { options: Object.fromEntries(byId) } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(isWarrior ? countsOf(base, carried) : {}),
  };
};
