import type { ConditionFile, OptionFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import type { Tier } from '../../../domain/armies/catalogue/vocabulary';
import { slug } from '../../../domain/armies/catalogue/slug';
import { wargear } from '../../../domain/armies/catalogue/wargear';
import { type Formula, answered } from './formula';
import { type Limit, isOnSelections, limitsOf, treeCost } from './limits';
import { mainProfile, measure, membersOf, tree, type Measures } from './measure';
import { missingIn, shown, statlineOf, tierOf, type ReadProfile } from './profiles';
import { type Selection, type Setting, categories, rootOf, siteAt, wayTo } from './questions';
import { readChoices, readOptions, withoutForbidden } from './read-options';
import { isWarband } from './system';
import { type FoundUnit, type Opened, isMarker, open } from './units';

const rootTier = (root: Selection, setting: Setting): Tier | null => {
  for (const id of categories(root, setting)) {
    const tier = tierOf(setting.system.byId.get(id)?.attributes['name'] ?? '');
    if (tier) return tier;
  }
  return null;
};

/** The tier of 2018 stands on the profile, that of 2024 on the warband: a Hero may have another one in another list. */
const unitTier = (base: Measures, { unit, setting }: Opened, { isFollower }: FoundUnit): Tier | null => {
  const own = base.tier;
  return setting.system.edition === '2018' || isFollower
    ? (own ?? rootTier(rootOf(unit), setting))
    : (rootTier(rootOf(unit), setting) ?? own);
};

/** A formula as a condition of our files; null for always. Never stays out of the files. */
export const conditionOf = (formula: Formula, setting: Setting): ConditionFile | null => {
  if (typeof formula === 'boolean') return null;
  switch (formula.kind) {
    case 'HISTORICAL':
      return 'HISTORICAL';
    case 'OPTION':
      return { option: formula.id };
    case 'PRESENT': {
      const present = [...(setting.known.units.get(formula.id) ?? [])].sort();
      return formula.within === 'ARMY' ? { present, within: 'ARMY' } : { present };
    }
    case 'NOT': {
      const inner = conditionOf(formula.part, setting);
      return inner && { not: inner };
    }
    case 'ALL':
      return { all: formula.parts.flatMap((part) => conditionOf(part, setting) ?? []) };
    case 'ANY':
      return { any: formula.parts.flatMap((part) => conditionOf(part, setting) ?? []) };
  }
};

const dashes = /[\s,]+/;

/** The system's keywords of two words, found where a list of keywords is written one to a line. */
const keywordsOf = (text: string): readonly string[] => {
  const parts = /[\n,]/.test(text.trim()) ? text.split(/[\n,]+/) : text.split(dashes);
  const words = parts.map((word) => word.trim().replace(/\s+/g, ' ')).filter((word) => word !== '');
  const joined = words.flatMap((word) =>
    TWO_WORDS.test(word) || !word.includes(' ') ? [word] : word.split(' '),
  );
  return [...new Set(pairs(joined))].filter((word) => !['Hero', 'Warrior', '-'].includes(word));
};

const TWO_WORDS = /^(Iron Hills|Half Troll|War Beast|Far Harad|Siege Engine|Minas Tirith|Dol Guldur)$/i;

const pairs = (words: readonly string[]): readonly string[] => {
  const [first, second, ...rest] = words;
  if (first === undefined) return [];
  if (second !== undefined && TWO_WORDS.test(`${first} ${second}`))
    return [`${first} ${second}`, ...pairs(rest)];
  return [first, ...pairs(words.slice(1))];
};

/** Rule names without what marks them in the file: (Active), (Passive), an asterisk. */
export const ruleName = (name: string): string =>
  name
    .replace(/[([](active|passive|special strike)[)\]]/gi, '')
    .replace(/[*"]/g, '')
    .trim()
    .replace(/\s+/g, ' ');

const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/resolve/i, 'Resolve'],
  [/channel/i, 'Channelling'],
  [/strike/i, 'Strike'],
  [/strength/i, 'Strength'],
  [/defen[cs]e/i, 'Defence'],
  [/challenge/i, 'Challenge'],
  [/march/i, 'March'],
  [/accuracy/i, 'Accuracy'],
];

/** The lists that hold something: files leave the others out. */
export const filled = <T extends object>(lists: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(lists).filter(([, list]) => !Array.isArray(list) || list.length > 0),
  ) as Partial<T>;

const namesOf = (opened: Opened, profile: ReadProfile) => {
  const { unit, setting } = opened;
  const everything = shown(unit, setting, unit);
  const specialRules = [...new Set(everything.rules.map(ruleName).filter((name) => name !== ''))];
  const heroicActions = ACTIONS.filter(([pattern]) =>
    pattern.test(profile.characteristics['Heroic Actions'] ?? ''),
  ).map(([, name]) => name);
  const magicalPowers = everything.profiles
    .filter(({ type }) => type === 'Magical Power')
    .map(({ name }) => ruleName(name));
  return filled({ specialRules, heroicActions, magicalPowers: [...new Set(magicalPowers)] });
};

const ONCE = new Set(['roster', 'force']);

const neverMoreThanOne = (limit: Limit): boolean =>
  isOnSelections(limit, 'max') &&
  ONCE.has(limit.scope) &&
  limit.cases.every(({ value }) => value === 0 || value === 1) &&
  !limit.grows.some(({ type }) => type === 'increment');

const isUnique = ({ unit, setting }: Opened): boolean =>
  wayTo(unit)
    .toReversed()
    .some(
      (at) =>
        (at === unit || !isWarband(at.entry)) &&
        limitsOf(at.entry, siteAt(at, setting)).some(neverMoreThanOne),
    );

const countsOf = (
  base: Measures,
  given: { readonly carried: readonly string[]; readonly isWarrior: boolean; readonly isEngine: boolean },
): Pick<ProfileFile, 'counts'> => {
  const { carried, isWarrior, isEngine } = given;
  const hasBow = carried.some((item) => wargear[slug(item)]?.kind === 'BOW');
  const usual = { models: 1, warriors: isWarrior ? 1 : 0, bows: isWarrior && hasBow ? 1 : 0, places: 1 };
  const places = isEngine ? base.warriors : isWarrior ? Math.max(1, base.warriors) : base.models;
  const read = { models: base.models, warriors: base.warriors, bows: isWarrior ? base.bows : 0, places };
  const changed = Object.entries(read).filter(([name, value]) => usual[name as keyof typeof usual] !== value);
  return changed.length > 0 ? { counts: Object.fromEntries(changed) } : {};
};

const presenceOnly = (formula: Formula): Formula =>
  answered(formula, (atom) => (atom.kind === 'OPTION' ? true : atom));

/** Keywords of 2024 stand in three fields, with what is no keyword among them. */
const KEYWORD_FIELDS = ['Race', 'Faction', 'Unit Type'];
const NO_KEYWORD = /^(?:Hero|Warrior|Unique|-|)$/;

const keywordsOf2024 = ({ characteristics }: ReadProfile): readonly string[] => {
  const words = KEYWORD_FIELDS.flatMap((field) => (characteristics[field] ?? '').split(/[,.]/));
  return [...new Set(words.map((word) => word.trim()))].filter((word) => !NO_KEYWORD.test(word));
};

/** A siege engine has the keywords of its crew. */
const keywordText = ({ unit, setting }: Opened, profile: ReadProfile): string =>
  profile.characteristics['Keywords'] ??
  tree(unit)
    .flatMap((part) => shown(part, setting, unit).profiles)
    .find(({ characteristics }) => characteristics['Keywords'] !== undefined)?.characteristics['Keywords'] ??
  '';

const optionFiles = (
  options: ReturnType<typeof readOptions>,
  setting: Setting,
): Readonly<Record<string, OptionFile>> => {
  const files = new Map<string, OptionFile>();
  for (const { id, file, when } of options) {
    const condition = conditionOf(presenceOnly(withoutForbidden(when)), setting);
    const both = [file.when, condition].filter((one): one is ConditionFile => Boolean(one));
    const known = files.get(id);
    // An option of both a captain and the veteran whom he replaces needs neither.
    if (known?.when && both.length === 0) files.set(id, file);
    if (known) continue;
    const [only] = both;
    files.set(id, {
      ...file,
      ...(both.length > 1 ? { when: { all: both } } : only ? { when: only } : {}),
    });
  }
  return Object.fromEntries(files);
};

/**
 * The unit as a profile of our catalogue: its points, line, tier and what may be bought for it, each found by selecting
 * it in a made-up roster. Null, and a reason to refuse the files, where nothing in it shows a profile.
 */
export const readUnit = (found: FoundUnit, setting: Setting): ProfileFile | null => {
  const opened = open(found, setting);
  const { unit } = opened;
  const profile = mainProfile(opened);
  const base = measure(opened);
  if (!profile) {
    setting.report.refuse(setting.catalogue, `${found.name} shows no profile`);
    return null;
  }
  const missing = missingIn(profile, setting.system.edition);
  if (missing.length > 0)
    setting.report.refuse(setting.catalogue, `the profile of ${found.name} gives no ${missing.join(', ')}`);
  const isEngine = profile.type === 'Siege' && !found.isFollower;
  const tier = profile.type === 'Warrior' && found.isFollower ? null : unitTier(base, opened, found);
  const isWarrior = tier === null && found.isFollower;
  for (const source of unit.entry.sources) setting.report.reach(source);
  const options = readOptions(found, opened);
  const files = optionFiles(options, setting);
  const choices = readChoices(options, opened).filter(({ options: ids }) =>
    ids.every((id) => Object.hasOwn(files, id)),
  );
  const carried = tree(unit)
    .slice(1)
    .filter(({ entry }) => !entry.sources.some((source) => source.attributes['type'] === 'model'))
    .filter(({ entry }) => !isMarker(entry.name) && entry.name !== unit.entry.name)
    .filter((at) => treeCost(at, setting.system.costIds.warriors, setting) === 0)
    .map(({ entry }) => entry.name.replace(/\s+/g, ' ').trim())
    .filter((name, index, names) => names.indexOf(name) === index);
  const members = membersOf(opened);
  return {
    id: found.id,
    name: found.name.trim(),
    ...(isEngine ? { kind: 'SIEGE_ENGINE' as const } : {}),
    ...(tier ? { tier } : isWarrior ? {} : { tier: 'MINOR' as const }),
    ...(tier && !isEngine && isUnique(opened) ? { unique: true, character: slug(found.name) } : {}),
    points: base.points,
    keywords: [
      ...(setting.system.edition === '2018'
        ? keywordsOf(keywordText(opened, profile))
        : keywordsOf2024(profile)),
    ],
    statline: statlineOf(base.line),
    ...(members.length > 1 || (members.length === 1 && (members[0]?.count ?? 1) > 1)
      ? {
          members: members.map(({ name, line, count }) => ({
            name,
            statline: statlineOf(line),
            ...(count > 1 ? { count } : {}),
          })),
        }
      : {}),
    ...filled({ wargear: carried.slice(0, 20), choices }),
    ...namesOf(opened, profile),
    ...(Object.keys(files).length > 0 ? { options: files } : {}),
    ...countsOf(base, { carried, isWarrior, isEngine }),
  };
};
