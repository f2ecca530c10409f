import type { Option, Profile } from '../../../domain/armies/catalogue/model';
import type { FightModel, SpecialStrike } from '../../../domain/rules/rulesets/fight-model';
import { namesOf } from '../../../shared/names-of';
import { type MissileKind, missileWeapons } from '../../../domain/rules/shooting/missile-weapons';
import { rulesetIdOfProfile } from '../../rules/edition';
import { type ProfileModel, plain, ranksOf, withOptions } from './catalogue-words';
import { profileModel2024 } from './profile-model-2024';

/** Wargear whose effect in a fight is counted, or that has none there by documents 002 to 004. */
const WEAPON = 'dagger|knife|sword|axe|pick|hammer|mace|maul|club|staff|flail|scourge|whip|glaive';
const KNOWN_WARGEAR = new RegExp(
  `^(?:(?:(?:heavy )?(?:dwarf )?armour|heavy armour|shield|spear|pike|lance|horse|armoured horse|warg|unarmed|staff of power)|${[
    `(?:(?:elven made|two handed|single handed) )?(?:hand and a half )?(?:${WEAPON}|weapon)s?`,
    '(?:[a-z]+ )*(?:bow|longbow|shortbow|crossbow)',
    'throwing (?:spears?|daggers|axes|weapons)',
  ].join('|')})$`,
);

/** Special rules that 004 defines: none of them changes a fight by itself (Shieldwall has a field of its own). */
const KNOWN_RULES = /^(?:shieldwall|terror|harbinger of evil|resistant to magic|will of evil)$/;

const MOUNT = /^(?:(?:armoured )?horse|(?:war )?pony|warg|fell warg|war goat|war camel|elk|spectral steed)$/;

/** The weapons of the missile weapon chart (004), by name. */
const MISSILES: readonly (readonly [RegExp, MissileKind])[] = [
  [/^bow$/, 'BOW'],
  [/^orc bow$/, 'ORC_BOW'],
  [/^uruk hai bow$/, 'URUK_HAI_BOW'],
  [/^throwing spears?$/, 'THROWING_SPEAR'],
];

/** A weapon or shield by a word of its name, "War Spear" as well as "Spear": not one that is thrown, nor one given away. */
const carriesOne = (names: readonly string[], word: RegExp): boolean =>
  names.some((name) => !name.startsWith('throwing ') && word.test(name.split(' instead of ')[0] ?? ''));

/** The weapons of each special strike, as the play sheet prints them (003, SPECIAL STRIKES). */
const STRIKE_WEAPONS: Readonly<Record<SpecialStrike, RegExp>> = {
  BASH: /\b(?:hammer|mace|maul)s?\b/,
  FEINT: /(?:\b(?:dagger|blade)|sword)s?\b/,
  PIERCING_STRIKE: /\b(?:axe|pick)s?\b/,
  STUN: /\b(?:club|staff)s?\b/,
  WHIRL: /\b(?:flail|scourge|whip)s?\b/,
};

/** Weapons named for themselves, such as Andúril, may be of any kind: a model with no other may use any special strike. */
const specialStrikesOf = (names: readonly string[]): readonly SpecialStrike[] => {
  const known = namesOf(STRIKE_WEAPONS).filter((strike) => carriesOne(names, STRIKE_WEAPONS[strike]));
  const isUnsaid = names.some((name) => /^(?:two handed |hand and a half )?weapons?$/.test(name));
  const isOpen = known.length === 0 && names.some((name) => !KNOWN_WARGEAR.test(name));
  return isOpen || isUnsaid ? namesOf(STRIKE_WEAPONS) : known;
};

/** A rider on its mount is Cavalry (004, CAVALRY), whatever the rider is on foot. */
const typeOf = ({ keywords }: Profile, isMounted: boolean): FightModel['type'] => {
  if (isMounted || keywords.includes('Cavalry')) return 'CAVALRY';
  if (!keywords.includes('Infantry')) return 'OTHER';
  return keywords.includes('Monster') ? 'INFANTRY_MONSTER' : 'INFANTRY';
};

/**
 * A catalogue profile as a model of a fight. Only what documents 002 to 004 define is applied: the numbers, a mount, a
 * lance, an Elven-made weapon, a two-handed weapon where there is no other.
 */
const profileModel2018 = (profile: Profile, taken: readonly Option[]): ProfileModel => {
  const numbers = withOptions(profile.characteristics, taken);
  const carried = [...profile.wargear, ...taken.map(({ name }) => name)];
  const names = carried.map(plain);
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const isMounted = taken.some(({ kind }) => kind === 'MOUNT') || has(MOUNT);
  const isOneHanded = new RegExp(
    `^(?:(?:elven made|hand and a half|elven made hand and a half) )?(?:${WEAPON})s?$`,
  );
  const missiles = MISSILES.flatMap(([pattern, kind]) => (has(pattern) ? [kind] : []));
  const weapon = (missiles.length === 1 && missiles[0]) || null;
  const rules = profile.specialRules.filter((rule) => !KNOWN_RULES.test(plain(rule)));
  return {
    shoot: numbers.shoot,
    missiles,
    weapon,
    weapon2024: null,
    weaponRangeInches: weapon && missileWeapons[weapon].rangeInches,
    hasPoisonedMissile: false,
    supportsWith: [
      ...(carriesOne(names, /\bspear\b/) ? ['SPEAR' as const] : []),
      ...(carriesOne(names, /\bpike\b/) ? ['PIKE' as const] : []),
    ],
    hasShield: carriesOne(names, /shield\b/),
    specialStrikes: specialStrikesOf(names),
    ...ranksOf(profile),
    notCounted: [...new Set([...carried.filter((name) => !KNOWN_WARGEAR.test(plain(name))), ...rules])],
    numbers: {
      name: profile.name,
      attacks: numbers.attacks ?? 1,
      fight: numbers.fight,
      strength: numbers.strength ?? 1,
      defence: numbers.defence ?? 1,
      wounds: numbers.wounds ?? 1,
      might: numbers.might ?? 0,
      fate: numbers.fate ?? 0,
      type: typeOf(profile, isMounted),
      lance: has(/^lance$/),
      elvenMade: has(/^elven made /),
      twoHanded: has(/^two handed /) && !has(isOneHanded),
    },
    counted2024: {},
  };
};

/** The same by the edition of the profile. */
export const profileModel = (profile: Profile, options: readonly string[]): ProfileModel => {
  const taken = profile.options.filter(({ id }) => options.includes(id));
  return rulesetIdOfProfile(profile.id) === 'MESBG_2024'
    ? profileModel2024(profile, taken)
    : profileModel2018(profile, taken);
};
