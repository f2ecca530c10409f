import type { Characteristics } from '../../../domain/armies/catalogue/vocabulary';
import type { Option, Profile } from '../../../domain/armies/catalogue/model';
import type { FightModel } from '../../../domain/rules/rulesets/fight-model';
import type { MissileKind } from '../../../domain/rules/shooting/missile-weapons';

/** A profile with the options taken, as fights take it, and what of it is not counted. */
export type ProfileModel = ReturnType<typeof profileModel>;

/** "Two-Handed Axe", "two handed axe" and "two-handed axe" are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, ' ');

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

/** The characteristics with what the options add, then set. */
const withOptions = (base: Characteristics, taken: readonly Option[]): Characteristics =>
  taken.reduce<Characteristics>((now, { adds, sets }) => {
    const added = Object.fromEntries(
      (Object.keys(now) as (keyof Characteristics)[]).map((name) => {
        const value = now[name];
        const more = adds[name] ?? 0;
        return [name, value === null && more === 0 ? null : (value ?? 0) + more];
      }),
    ) as Characteristics;
    return { ...added, ...sets };
  }, base);

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

/** A rider on its mount is Cavalry (004, CAVALRY), whatever the rider is on foot. */
const typeOf = ({ keywords }: Profile, isMounted: boolean): FightModel['type'] => {
  if (isMounted || keywords.includes('Cavalry')) return 'CAVALRY';
  return keywords.includes('Infantry') ? 'INFANTRY' : 'OTHER';
};

/**
 * A catalogue profile as a model of a fight. Only what documents 002 to 004 define is applied: the numbers, a mount, a
 * lance, an Elven-made weapon, a two-handed weapon where there is no other.
 */
export const profileModel = (profile: Profile, options: readonly string[]) => {
  const taken = profile.options.filter(({ id }) => options.includes(id));
  const numbers = withOptions(profile.characteristics, taken);
  const carried = [...profile.wargear, ...taken.map(({ name }) => name)];
  const names = carried.map(plain);
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const isMounted = taken.some(({ kind }) => kind === 'MOUNT') || has(MOUNT);
  const isOneHanded = new RegExp(
    `^(?:(?:elven made|hand and a half|elven made hand and a half) )?(?:${WEAPON})s?$`,
  );
  const missiles = MISSILES.flatMap(([pattern, kind]) => (has(pattern) ? [kind] : []));
  const rules = profile.specialRules.filter((rule) => !KNOWN_RULES.test(plain(rule)));
  return {
    /** The Shoot value, 4 for 4+; null where it has none. */
    shoot: numbers.shoot,
    /** The missile weapons of the chart that it carries. */
    missiles,
    /** Its missile weapon, if the chart prints it. */
    weapon: (missiles.length === 1 && missiles[0]) || null,
    /** With which weapons it can support a friend: it carries one. */
    supportsWith: [
      ...(carriesOne(names, /\bspear\b/) ? ['SPEAR' as const] : []),
      ...(carriesOne(names, /\bpike\b/) ? ['PIKE' as const] : []),
    ],
    /** It carries a shield, and so may be Shielding on foot. */
    hasShield: carriesOne(names, /shield\b/),
    /** Wargear, options and special rules by name whose effect documents 002 to 004 do not define: nothing of them is counted. */
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
  };
};
