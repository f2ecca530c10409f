import type * as z from 'zod/mini';
import { type FightModel, isInfantry, standing } from '../../../domain/rules/rulesets/fight-model';
import type { Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { type Result, ok, refused } from '../../../shared/result';
import type { armyForces } from '../../armies/army-fields';
import type { Fault } from '../../kernel/faults';
import type { ProfileModel } from '../profiles/catalogue-words';
import { unknownOptions, unknownProfile } from '../profiles/profile-fields';
import { profileModel } from '../profiles/profile-model';
import { profileById } from '../profiles/profiles';
import { profileFaults } from '../questions/edition-faults';

/** Profiles on one side, each with the options that change how it fights. */
export const MOST_FIGHTERS = 30;

/** A profile with options, and where the request names it. */
interface Named {
  readonly profile: string;
  readonly options: readonly string[];
  /** The place of each option in the request, which may list more of them. */
  readonly path: string;
}

/** A profile of one side as it fights. */
export interface Fighter {
  readonly profile: string;
  /** Its name, with the options that count. */
  readonly name: string;
  readonly options: readonly string[];
  readonly model: FightModel;
  /** The weapon with which it may support a friend; null for none. */
  readonly supports: 'SPEAR' | 'PIKE' | null;
  readonly notCounted: readonly string[];
}

export interface GivenSide {
  readonly forces?: z.output<typeof armyForces> | undefined;
  readonly profiles?:
    readonly { readonly profile: string; readonly options?: readonly string[] | undefined }[] | undefined;
}

type GivenUnit = NonNullable<GivenSide['forces']>[number]['warbands'][number]['followers'][number];

/** The kinds of models in a unit: an option that only some have makes a kind of its own. */
const kindsIn = ({ profile, count, options }: GivenUnit, path: string): readonly Named[] => {
  const shared = options.filter((one) => (one.count ?? count) >= count).map(({ option }) => option);
  const partial = options.filter((one) => (one.count ?? count) < count);
  const equipped = partial.reduce((sum, one) => sum + (one.count ?? count), 0);
  const plain = { profile, options: shared, path };
  return [
    ...(equipped >= count ? [] : [plain]),
    ...partial.map(({ option }) => ({ ...plain, options: [...shared, option] })),
  ];
};

/** Everything that a side names, in its order. */
export const namedBy = ({ forces = [], profiles = [] }: GivenSide, path: string): readonly Named[] => [
  ...profiles.map(({ profile, options = [] }, place) => ({
    profile,
    options,
    path: `${path}.profiles[${place}]`,
  })),
  ...forces.flatMap(({ warbands }, force) =>
    warbands.flatMap(({ leader, followers }, warband) => {
      const at = `${path}.forces[${force}].warbands[${warband}]`;
      return [
        ...(leader ? kindsIn(leader, `${at}.leader`) : []),
        ...followers.flatMap((unit, place) => kindsIn(unit, `${at}.followers[${place}]`)),
      ];
    }),
  ),
];

/** Values that neither the catalogue nor the question gives. */
const UNDISTURBED = {
  ...standing,
  rerollFate: false,
  shieldwall: false,
  bonus: 0,
  rerollOnes: false,
  trapped: false,
} as const;

/** Spears and pikes that document 004 defines; a war spear is none of them. */
const SUPPORT = { SPEAR: /^(?:wood elf )?spear$/i, PIKE: /^pike$/i } as const;

const supportOf = (
  carried: readonly string[],
  { numbers: { type }, supportsWith }: ProfileModel,
  ruleset: Ruleset,
): Fighter['supports'] => {
  if (!isInfantry(type)) return null;
  if (ruleset.id !== 'MESBG_2018') return supportsWith[0] ?? null;
  if (carried.some((name) => SUPPORT.SPEAR.test(name))) return 'SPEAR';
  return carried.some((name) => SUPPORT.PIKE.test(name)) ? 'PIKE' : null;
};

/** The fighter that a profile with options is; undefined where it does not fight. */
const fighterOf = (ruleset: Ruleset, { profile: id, options }: Named): Fighter | undefined => {
  const profile = profileById(id);
  if (!profile) return undefined;
  const found = profileModel(profile, options);
  const { numbers, counted2024, notCounted } = found;
  const { fight, name, ...others } = numbers;
  if (fight === null) return undefined;
  const counted = options.filter((option) => {
    const rest = options.filter((one) => one !== option);
    const without = profileModel(profile, rest);
    return JSON.stringify([without.numbers, without.counted2024]) !== JSON.stringify([numbers, counted2024]);
  });
  const taken = profile.options.filter((option) => options.includes(option.id));
  const words = taken.filter((option) => counted.includes(option.id)).map((option) => option.name);
  const title = words.length > 0 ? `${name} (${words.join(', ')})` : name;
  return {
    profile: id,
    name: title,
    options: counted,
    model: { ...UNDISTURBED, ...others, ...counted2024, name: title, fight, might: 0 },
    supports: supportOf([...profile.wargear, ...taken.map((option) => option.name)], found, ruleset),
    notCounted,
  };
};

const faultsOf = (ruleset: Ruleset, given: readonly Named[]): readonly Fault[] =>
  given.flatMap(({ profile: id, options, path }): readonly Fault[] => {
    const profile = profileById(id);
    if (!profile)
      return [{ path: `${path}.profile`, code: 'UNKNOWN_REFERENCE', message: unknownProfile(id) }];
    const foreign = profileFaults(ruleset, { profile: id }, []);
    if (foreign.length > 0)
      return foreign.map(({ code, message }) => ({ path: `${path}.profile`, code, message }));
    return unknownOptions(profile, options).map(({ message }) => ({
      path: `${path}.options`,
      code: 'UNKNOWN_REFERENCE',
      message,
    }));
  });

/** Fighters that fight alike are one. */
const unlike = (fighters: readonly Fighter[]): readonly Fighter[] => {
  const kinds = new Map<string, Fighter>();
  for (const fighter of fighters) {
    const key = JSON.stringify([fighter.profile, fighter.options]);
    const before = kinds.get(key);
    if (!before || (before.supports === null && fighter.supports !== null)) kinds.set(key, fighter);
  }
  return [...kinds.values()];
};

/** The fighters of a side; refused if a name is unknown, nobody fights, or there are too many. */
export const fightersOf = (
  ruleset: Ruleset,
  side: GivenSide,
  path: string,
): Result<readonly Fighter[], readonly Fault[]> => {
  const given = namedBy(side, path);
  const faults = faultsOf(ruleset, given);
  if (faults.length > 0) return refused(faults);
  const fighters = unlike(given.flatMap((one) => fighterOf(ruleset, one) ?? []));
  if (fighters.length === 0)
    return refused([{ path, code: 'INCONSISTENT', message: 'must have a profile that fights' }]);
  return fighters.length > MOST_FIGHTERS
    ? refused([
        {
          path,
          code: 'TOO_LARGE',
          message: `has ${fighters.length} profiles that fight differently; at most ${MOST_FIGHTERS}`,
        },
      ])
    : ok(fighters);
};

/** The supporter of a side: of the models with a spear or pike the one with the best Fight, then Strength. */
export const supporterOf = (fighters: readonly Fighter[]): Fighter | undefined =>
  fighters
    .filter(({ supports }) => supports !== null)
    .toSorted((a, b) => b.model.fight - a.model.fight || b.model.strength - a.model.strength)[0];
