import { namesOf } from '../../../shared/names-of';
import type { Option, Profile } from '../../../domain/armies/catalogue/model';
import type { FightModel, FightTrait } from '../../../domain/rules/rulesets/fight-model';
import {
  missileWeapons2024,
  newMissileKinds,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { type Mount2024, mounts2024 } from '../../../domain/rules/rulesets/mesbg-2024/reference/mounts';
import { type ProfileModel, plain, ranksOf, withOptions } from './catalogue-words';

/** A profile of the 2024 edition as a model of a fight: its numbers, mount, wargear, keywords, and the special rules that are known. */

const HAND_WEAPONS =
  /^(?:(?:elven|giant flaming|two) )?hand(?: and a half)? weapons?$|^(?:sword|hadhafang|noldorin daggers)$/;

/** Wargear that changes no fight by itself, or whose numbers the line holds already. */
const WITHOUT_EFFECT =
  /^(?:(?:light |heavy )?(?:dwarf )?armour|(?:light )?shield|staff of power|elven cloak|war horn|banner|unarmed|mithril coat)$/;

/** Special rules that leave the dice of a fight alone, and those that a field or trait counts. */
const KNOWN_RULES =
  /^(?:terror|fearless|fearful|harbinger of evil|resistant to magic|will of evil|dominant|sharpshooter|expert shot|large target|stalk unseen|(?:woodland|cave|mountain) (?:creature|dweller)|hatred|ancient enemies|poisoned attacks)$/;

/** Special rules by the trait that counts them. */
const TRAITS: Readonly<Record<string, FightTrait>> = {
  backstabbers: 'BACKSTABBERS',
  'bane of kings': 'REROLL_FAILED',
  'blades of the dead': 'BLADES_OF_THE_DEAD',
  burly: 'BURLY',
  'knife fighter': 'KNIFE_FIGHTER',
  'mighty blow': 'MIGHTY_BLOW',
  'monstrous charge': 'MONSTROUS_CHARGE',
  venom: 'REROLL_FAILED',
};

/** "Horse, Elf bow and Elven lance" as its three items. */
const itemsOf = (name: string): readonly string[] =>
  plain(name)
    .replace(/^.*\((hand weapons?)\)$/, '$1')
    .split(/, | and (?!a half)/);

/** A special rule without its parenthesis, and what stands in it: "Hatred (Rohan)". */
const ruleParts = (rule: string): readonly [string, string] => {
  const [, name = rule, inside = ''] = /^(.*?)(?: \((.*)\))?$/.exec(rule) ?? [];
  return [plain(name), inside];
};

const missileOf = (item: string) =>
  missileWeapons2024.find(({ name }) => [plain(name), `${plain(name)}s`].includes(item));

const SPEARS = /^(?:(?:elven|wood elf|war) )?spear$/;
const PIKES = /^(?:elven )?pike$/;
const LANCES = /^(?:elven )?lance$/;
const TWO_HANDED = /^two handed weapon$/;

const KNOWN_ITEMS = [HAND_WEAPONS, WITHOUT_EFFECT, SPEARS, PIKES, LANCES, TWO_HANDED];

const isKnownItem = (item: string): boolean =>
  KNOWN_ITEMS.some((pattern) => pattern.test(item)) || item in mounts2024 || missileOf(item) !== undefined;

/** A rider has the higher of its own and its mount's. */
const higher = (own: number, mount = 0): number => Math.max(own, mount);

/** The traits that its wargear and special rules give it. */
const traitsOf = (
  { keywords, specialRules }: Profile,
  has: (pattern: RegExp) => boolean,
  mount: Mount2024 | undefined,
): readonly FightTrait[] => {
  const hasPike = has(PIKES);
  const hinders = has(/shield$/) || has(/(?:bow|throwing .*)$/);
  const isUnarmed = has(/^unarmed$/) && !has(HAND_WEAPONS);
  return [
    ...new Set([
      ...specialRules.flatMap((rule) => TRAITS[ruleParts(rule)[0]] ?? []),
      ...(keywords.includes('Monster') ? (['MONSTER'] as const) : []),
      ...(mount?.traits ?? []),
      ...(has(/\bbanner\b/) ? (['BANNER_BEARER'] as const) : []),
      ...(has(/^mithril coat$/) ? (['MITHRIL'] as const) : []),
      ...(has(/^war spear$/) ? (['WAR_SPEAR'] as const) : []),
      ...(hasPike && hinders ? (['HINDERED_PIKE'] as const) : []),
      ...(isUnarmed ? (['UNARMED'] as const) : []),
    ]),
  ];
};

/** Keywords that a special rule such as "Hatred (Rohan)" names. */
const against = ({ specialRules }: Profile, name: string): readonly string[] =>
  specialRules.flatMap((rule) => {
    const [known, inside] = ruleParts(rule);
    return known === name && inside !== '' ? inside.split(/, | and | or /) : [];
  });

/** The fields that only this edition counts. */
const counted = (
  profile: Profile,
  traits: readonly FightTrait[],
  courage: number | null,
): ProfileModel['counted2024'] => {
  const lists = {
    traits,
    keywords: profile.keywords,
    hatred: against(profile, 'hatred'),
    ancientEnemies: against(profile, 'ancient enemies'),
  };
  // Poison on a missile weapon stands in parentheses; fangs are no missile.
  const isPoisoned = profile.specialRules.some((rule) => /^Poisoned Attacks(?: \(Fangs\))?$/.test(rule));
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(courage !== null && { courage }),
    ...(isPoisoned && { rerollOnes: true }),
    ...(traits.includes('MITHRIL') && { mithril: true }),
  };
};

/** Kind of model in a fight: a rider on its mount is Cavalry, whatever the rider is on foot. */
const typeOf = ({ keywords }: Profile, isMounted: boolean): FightModel['type'] =>
  isMounted || keywords.includes('Cavalry')
    ? 'CAVALRY'
    : keywords.includes('Infantry')
      ? 'INFANTRY'
      : 'OTHER';

/** Its one missile weapon: thrown spears have the name of the chart of 2018. */
const missileFacts = (profile: Profile, items: readonly string[]) => {
  const carried = [...new Set(items.flatMap((item) => missileOf(item) ?? []))];
  const [missile] = carried.length === 1 ? carried : [];
  const kindOf = ({ id }: { readonly id: string }) =>
    id === 'throwing-spears' ? 'THROWING_SPEAR' : id.toUpperCase().replaceAll('-', '_');
  const kind = missile && kindOf(missile);
  const kinds2018 = (['BOW', 'ORC_BOW', 'URUK_HAI_BOW', 'THROWING_SPEAR'] as const).filter((one) =>
    carried.some((each) => kindOf(each) === one),
  );
  return {
    missiles: kinds2018,
    weapon: kinds2018.find((one) => one === kind) ?? null,
    weapon2024: namesOf(newMissileKinds).find((one) => one === kind) ?? null,
    weaponRangeInches: missile?.rangeInches ?? null,
    hasPoisonedMissile: profile.specialRules.some(
      (rule) => missile !== undefined && plain(rule) === `poisoned attacks (${plain(missile.name)})`,
    ),
  };
};

/** The same for a profile of 2024 as `profileModel` for one of 2018. */
export const profileModel2024 = (profile: Profile, taken: readonly Option[]): ProfileModel => {
  const line = withOptions(profile.characteristics, taken);
  const carried = [...profile.wargear, ...taken.map(({ name }) => name)];
  const items = carried.flatMap(itemsOf);
  const has = (pattern: RegExp): boolean => items.some((item) => pattern.test(item));
  const [mount] = items.flatMap((item) => mounts2024[item] ?? []).toReversed();
  const isMounted = mount !== undefined || taken.some(({ kind }) => kind === 'MOUNT');
  const unknown = profile.specialRules.filter((rule) => {
    const [name] = ruleParts(rule);
    return !(KNOWN_RULES.test(name) || name in TRAITS);
  });
  return {
    shoot: line.shoot,
    ...missileFacts(profile, items),
    supportsWith: [...(has(SPEARS) ? (['SPEAR'] as const) : []), ...(has(PIKES) ? (['PIKE'] as const) : [])],
    hasShield: has(/shield$/),
    specialStrikes: [],
    ...ranksOf(profile),
    notCounted: [...new Set([...carried.filter((name) => !itemsOf(name).every(isKnownItem)), ...unknown])],
    numbers: {
      name: profile.name,
      attacks: higher(line.attacks ?? 1, mount?.attacks),
      fight: line.fight === null ? null : higher(line.fight, mount?.fight),
      strength: higher(line.strength ?? 1, mount?.strength),
      defence: line.defence ?? 1,
      wounds: line.wounds ?? 1,
      might: line.might ?? 0,
      fate: line.fate ?? 0,
      type: typeOf(profile, isMounted),
      lance: has(LANCES),
      elvenMade: has(/^elven (?!cloak|throwing)/),
      twoHanded: has(TWO_HANDED) && !has(HAND_WEAPONS),
    },
    counted2024: counted(profile, traitsOf(profile, has, mount), line.courage),
  };
};
