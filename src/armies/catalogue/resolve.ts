import { invariant } from '../../shared/invariant';
import type {
  AlliancesFile,
  BorrowedFile,
  ConditionFile,
  DemandFile,
  LegionFile,
  ListFile,
  OptionFile,
  ProfileFile,
  RollFile,
} from './file';
import type {
  Alignment,
  Alliance,
  ArmyList,
  Catalogue,
  Characteristics,
  Condition,
  Counts,
  Demand,
  Legion,
  Option,
  Profile,
  Roll,
} from './model';
import { slug } from './slug';
import { wargear } from './wargear';

const NOTHING: Counts = { models: 0, warriors: 0, bows: 0, places: 0 };

export const resolveCondition = (file: ConditionFile): Condition => {
  if (file === 'HISTORICAL') return { kind: 'HISTORICAL' };
  if ('present' in file) return { kind: 'PRESENT', profiles: file.present, within: file.within ?? 'FORCE' };
  if ('ledBy' in file) return { kind: 'LED_BY', profiles: file.ledBy };
  if ('option' in file) return { kind: 'OPTION', option: file.option };
  if ('not' in file) return { kind: 'NOT', condition: resolveCondition(file.not) };
  if ('all' in file) return { kind: 'ALL', conditions: file.all.map(resolveCondition) };
  return { kind: 'ANY', conditions: file.any.map(resolveCondition) };
};

const when = (file: ConditionFile | undefined): Condition | null => (file ? resolveCondition(file) : null);

/** `6 5/4+ 4 6 2 2 4 2 1 1`; a dash where the profile has none. Also `6"`, as the book prints a Move. */
const STATLINE =
  /^(\d+|-)"? (\d+|-)(?:\/([1-6])\+|\/-)? (\d+|-) (\d+) (\d+|-) (\d+|-) (\d+|-)(?: (\d+|-) (\d+|-) (\d+|-))?$/;

const number = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text);

/** The characteristics of a printed line, or null where it cannot be read. */
export const readStatline = (statline: string): Characteristics | null => {
  const match = STATLINE.exec(statline);
  if (!match) return null;
  const [, move, fight, shoot, strength, defence, attacks, wounds, courage, might, will, fate] =
    match.map(number);
  const all = { move, fight, shoot, strength, defence, attacks, wounds, courage, might, will, fate };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value ?? null]),
  ) as Characteristics;
};

/** An option's id as words, where the file gives no name: `elf-bow` is "Elf Bow". */
const nameOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

const resolveOption = (id: string, given: number | OptionFile, hero: boolean): Option => {
  const file: OptionFile = typeof given === 'number' ? { points: given } : given;
  const known = wargear[id];
  const kind = file.kind ?? known?.kind ?? 'UPGRADE';
  return {
    id,
    name: file.name ?? nameOf(id),
    kind,
    points: file.points,
    maximum: file.maximum ?? 1,
    counts: { ...NOTHING, bows: kind === 'BOW' && !hero ? 1 : 0, ...withoutUndefined(file.counts) },
    adds: withoutUndefined(file.adds ?? (file.sets?.defence === undefined ? known?.adds : undefined)),
    sets: withoutUndefined(file.sets),
    tier: file.tier ?? null,
    when: when(file.when),
    compulsoryWhen: when(file.compulsoryWhen),
  };
};

/** Without the fields that are explicitly undefined. */
function withoutUndefined<T extends object>(
  fields: T | undefined,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as never;
}

const resolveOptions = (files: Readonly<Record<string, number | OptionFile>> | undefined, hero: boolean) =>
  Object.entries(files ?? {}).map(([id, file]) => resolveOption(id, file, hero));

const carriesBow = (items: readonly string[]): boolean =>
  items.some((item) => wargear[slug(item)]?.kind === 'BOW');

const resolveProfile = (file: ProfileFile): Profile => {
  const characteristics = readStatline(file.statline);
  invariant(characteristics, `the statline of ${file.id} can be read`);
  const hero = file.tier !== undefined;
  const kind = file.kind ?? (hero ? 'HERO' : 'WARRIOR');
  const carried = file.wargear ?? [];
  const warrior = kind === 'WARRIOR' ? 1 : 0;
  return {
    id: file.id,
    name: file.name,
    kind,
    tier: file.tier ?? null,
    unique: file.unique ?? false,
    character: file.character ?? file.id,
    points: file.points,
    keywords: file.keywords,
    characteristics,
    wargear: carried,
    options: resolveOptions(file.options, hero),
    choices: (file.choices ?? []).map((choice) => ({
      options: choice.options,
      minimum: choice.minimum ?? 0,
      maximum: choice.maximum ?? 1,
    })),
    counts: {
      models: 1,
      warriors: warrior,
      bows: warrior === 1 && carriesBow(carried) ? 1 : 0,
      places: 1,
      ...withoutUndefined(file.counts),
    },
    when: when(file.when),
  };
};

const change = (profile: Profile, file: BorrowedFile): Profile => {
  const changed = resolveOptions(file.options, profile.tier !== null);
  const replaced = new Set([...changed.map(({ id }) => id), ...(file.withoutOptions ?? [])]);
  const options = [...profile.options.filter(({ id }) => !replaced.has(id)), ...changed];
  return {
    ...profile,
    points: file.points ?? profile.points,
    characteristics: (file.statline ? readStatline(file.statline) : null) ?? profile.characteristics,
    tier: file.tier ?? profile.tier,
    wargear: file.wargear ?? profile.wargear,
    keywords: [...profile.keywords, ...(file.addsKeywords ?? [])],
    options,
    choices: profile.choices
      .map((choice) => ({
        ...choice,
        options: choice.options.filter((option) => options.some(({ id }) => id === option)),
      }))
      .filter((choice) => choice.options.length > 0),
    when: file.when ? resolveCondition(file.when) : profile.when,
  };
};

const resolveDemand = (file: DemandFile): Demand => {
  const condition = when(file.when);
  switch (file.kind) {
    case 'NUMBER_OF':
      return { ...file, minimum: file.minimum ?? 0, maximum: file.maximum ?? null, when: condition };
    case 'SHARE':
      return { ...file, minimum: file.minimum ?? null, maximum: file.maximum ?? null, when: condition };
    default:
      return { ...file, when: condition };
  }
};

const resolveRoll = (file: RollFile, alignment: Alignment, profiles: readonly Profile[]): Roll => ({
  id: file.id,
  name: file.name,
  alignment,
  bonuses: file.bonuses ?? [],
  profiles,
  bowRules: (file.bowRules ?? []).map((rule) => ({ ...rule, when: when(rule.when) })),
  bowExemptions: (file.bowExemptions ?? []).map((exemption) => ({
    profiles: exemption.profiles,
    ledBy: exemption.ledBy ?? null,
    when: when(exemption.when),
  })),
  warbandRules: (file.warbandRules ?? []).map((rule) => ({
    leaders: rule.leaders ?? null,
    set: rule.set ?? null,
    add: rule.add ?? 0,
    when: when(rule.when),
  })),
  captainless: file.captainless
    ? {
        minimum: file.captainless.minimum,
        maximum: file.captainless.maximum,
        when: when(file.captainless.when),
      }
    : null,
  demands: (file.demands ?? []).map(resolveDemand),
});

type Find = (reference: string | BorrowedFile) => Profile;

const resolveLegion = (file: LegionFile, list: ListFile, find: Find): Legion => ({
  ...resolveRoll(file, list.alignment, file.profiles.map(find)),
  armyLists: file.armyLists ?? [list.id],
});

const resolveAlliances = (file: AlliancesFile): readonly Alliance[] => {
  const pairs = new Map<string, Alliance>();
  const add = (lists: readonly [string, string], level: Alliance['level']): void => {
    const key = [...lists].sort().join(' ');
    if (pairs.get(key)?.level === 'HISTORICAL') return;
    const condition = file.conditional?.find(({ list }) => lists.includes(list));
    pairs.set(key, {
      lists,
      level,
      when: when(condition?.when),
      otherwise: condition?.otherwise ?? null,
    });
  };
  for (const [id, { historical, convenient }] of Object.entries(file.allies)) {
    for (const other of historical) add([id, other], 'HISTORICAL');
    for (const other of convenient) add([id, other], 'CONVENIENT');
  }
  return [...pairs.values()];
};

/**
 * The catalogue that the files describe. The files have passed the schema and `checkFiles`; a reference to a
 * profile that no file defines is a bug here.
 */
export const resolveCatalogue = (files: readonly ListFile[], alliances: AlliancesFile): Catalogue => {
  const defined = new Map<string, Profile>();
  for (const file of files)
    for (const profile of [...file.profiles, ...(file.legionProfiles ?? [])])
      defined.set(profile.id, resolveProfile(profile));
  const find: Find = (reference) => {
    const id = typeof reference === 'string' ? reference : reference.profile;
    const profile = defined.get(id);
    invariant(profile, `the profile ${id} is defined`);
    return typeof reference === 'string' ? profile : change(profile, reference);
  };
  const complete = files.map((file): ArmyList => {
    const own = file.profiles.map(({ id }) => find(id));
    return {
      ...resolveRoll(file, file.alignment, [...own, ...(file.borrowed ?? []).map(find)]),
      complete: true,
    };
  });
  const known = alliances.lists.map((list): ArmyList => ({
    ...resolveRoll(list, list.alignment, []),
    complete: false,
  }));
  return {
    armyLists: [...complete, ...known].sort((a, b) => (a.name < b.name ? -1 : 1)),
    legions: files
      .flatMap((file) => (file.legions ?? []).map((legion) => resolveLegion(legion, file, find)))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    alliances: resolveAlliances(alliances),
  };
};
