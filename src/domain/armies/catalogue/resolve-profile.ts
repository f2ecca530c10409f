import { invariant } from '../../../shared/invariant';
import type { BorrowedFile, ChoiceFile, ConditionFile, MemberFile, OptionFile, ProfileFile } from './file';
import type { Choice, Condition, Counts, Member, Option, Power, Profile } from './model';
import { slug } from './slug';
import { readStatline } from './statline';
import { wargear } from './wargear';

export const NOTHING: Counts = { models: 0, warriors: 0, bows: 0, places: 0 };

/** Without the fields that are explicitly undefined. */
const withoutUndefined = <T extends object>(
  fields: T | undefined,
): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as never;

/** A part of a file with these values for what it leaves out. */
export const completed = <File extends object, Defaults extends { readonly [K in keyof File]?: unknown }>(
  file: File,
  defaults: Defaults,
) =>
  ({ ...defaults, ...withoutUndefined(file) }) as {
    readonly [K in keyof File]-?:
      | Exclude<File[K], undefined>
      | (undefined extends File[K] ? (K extends keyof Defaults ? Defaults[K] : undefined) : never);
  };

const resolveCondition = (file: ConditionFile): Condition => {
  if (file === 'HISTORICAL') return { kind: 'HISTORICAL' };
  if ('present' in file) return { kind: 'PRESENT', profiles: file.present, within: file.within ?? 'FORCE' };
  if ('ledBy' in file) return { kind: 'LED_BY', profiles: file.ledBy };
  if ('option' in file) return { kind: 'OPTION', option: file.option };
  if ('not' in file) return { kind: 'NOT', condition: resolveCondition(file.not) };
  if ('all' in file) return { kind: 'ALL', conditions: file.all.map(resolveCondition) };
  return { kind: 'ANY', conditions: file.any.map(resolveCondition) };
};

export const resolveWhen = (file: ConditionFile | undefined): Condition | null =>
  file ? resolveCondition(file) : null;

/** An option's id as words, where the file gives no name: `elf-bow` is "Elf Bow", `crown-of-morgul` "Crown of Morgul". */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word, place) =>
      place > 0 && /^(a|and|of|the|to)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

const resolveOption = (id: string, given: number | OptionFile, hero: boolean): Option => {
  const file: OptionFile = typeof given === 'number' ? { points: given } : given;
  const known = Object.hasOwn(wargear, id) ? wargear[id] : undefined;
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
    inArmy: file.unique ? 1 : (file.inArmy ?? null),
    when: resolveWhen(file.when),
    compulsoryWhen: resolveWhen(file.compulsoryWhen),
  };
};

const resolveOptions = (files: Readonly<Record<string, number | OptionFile>> | undefined, hero: boolean) =>
  Object.entries(files ?? {}).map(([id, file]) => resolveOption(id, file, hero));

const resolveChoice = (file: ChoiceFile): Choice => completed(file, { minimum: 0, maximum: 1 });

const carriesBow = (items: readonly string[]): boolean =>
  items.some((item) => wargear[slug(item)]?.kind === 'BOW');

const resolveMembers = (files: readonly MemberFile[] | undefined): readonly Member[] =>
  (files ?? []).map(({ name, statline, count }) => {
    const characteristics = readStatline(statline);
    invariant(characteristics, `the statline of ${name} can be read`);
    return { name, count: count ?? 1, characteristics };
  });

/** `{ Transfix: '12/4+' }`: the range in inches (or Self) and the casting value. */
const resolvePowers = (file: ProfileFile['powers']): readonly Power[] =>
  Object.entries(file ?? {}).map(([name, cast]) => {
    const [range = '', casting = ''] = cast.split('/');
    return { name, range: range === 'Self' ? null : Number(range), casting: Number.parseInt(casting, 10) };
  });

/** A profile with all defaults filled in. */
export const resolveProfile = (file: ProfileFile): Profile => {
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
    tierInAlliance: file.tierInAlliance ?? null,
    unique: file.unique ?? false,
    character: file.character ?? file.id,
    legacy: file.legacy ?? false,
    standsAlone: file.standsAlone ?? false,
    points: file.points,
    keywords: file.keywords,
    characteristics,
    members: resolveMembers(file.members),
    excludes: file.excludes ?? [],
    specialRules: file.specialRules ?? [],
    heroicActions: file.heroicActions ?? [],
    magicalPowers: file.magicalPowers ?? Object.keys(file.powers ?? {}),
    powers: resolvePowers(file.powers),
    range: file.range ?? null,
    pages: file.pages ?? [],
    tierAsGeneral: null,
    wargear: carried,
    options: resolveOptions(file.options, hero),
    choices: (file.choices ?? []).map(resolveChoice),
    counts: {
      models: 1,
      warriors: warrior,
      bows: warrior === 1 && carriesBow(carried) ? 1 : 0,
      places: 1,
      ...withoutUndefined(file.counts),
    },
    when: resolveWhen(file.when),
  };
};

const changedChoices = (
  profile: Profile,
  file: BorrowedFile,
  options: Profile['options'],
): Profile['choices'] =>
  (file.choices ? file.choices.map(resolveChoice) : profile.choices)
    .map((choice) => ({
      ...choice,
      options: choice.options.filter((option) => options.some(({ id }) => id === option)),
    }))
    .filter((choice) => choice.options.length > 0);

/** A profile as another list or Legion fields it. */
export const changeProfile = (profile: Profile, file: BorrowedFile): Profile => {
  const changed = resolveOptions(file.options, profile.tier !== null);
  const replaced = new Set([...changed.map(({ id }) => id), ...(file.withoutOptions ?? [])]);
  const left = profile.options.filter(
    ({ id }) => !replaced.has(id) && (file.onlyOptions?.includes(id) ?? true),
  );
  const options = [...left, ...changed];
  return {
    ...profile,
    name: file.name ?? profile.name,
    unique: file.unique ?? profile.unique,
    points: file.points ?? profile.points,
    characteristics: (file.statline ? readStatline(file.statline) : null) ?? profile.characteristics,
    tier: file.tier ?? profile.tier,
    wargear: file.wargear ?? profile.wargear,
    keywords: [
      ...(file.keywords ?? profile.keywords).map((word) => file.replacesKeywords?.[word] ?? word),
      ...(file.addsKeywords ?? []),
    ],
    legacy: file.legacy ?? profile.legacy,
    standsAlone: file.standsAlone ?? profile.standsAlone,
    tierAsGeneral: file.tierAsGeneral ?? profile.tierAsGeneral,
    members: file.members ? resolveMembers(file.members) : profile.members,
    excludes: file.excludes ?? profile.excludes,
    specialRules: file.specialRules ?? profile.specialRules,
    heroicActions: file.heroicActions ?? profile.heroicActions,
    magicalPowers: file.magicalPowers ?? profile.magicalPowers,
    powers: file.powers ? resolvePowers(file.powers) : profile.powers,
    counts: { ...profile.counts, ...withoutUndefined(file.counts) },
    options,
    choices: changedChoices(profile, file, options),
    when: file.when === undefined ? profile.when : file.when && resolveCondition(file.when),
  };
};
