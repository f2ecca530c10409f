import { namesOf } from '../../../shared/names-of';
import type { Profile } from '../../../domain/armies/catalogue/model';
import { specialStrikeIds, supportWeapons } from '../../../domain/rules/rulesets/fight-model';
import type { CrossFault } from '../../kernel/input';
import { rulesetIdOfProfile } from '../../rules/edition';
import type { ProfileModel } from './catalogue-words';
import { profileModel } from './profile-model';

/** Faults of a model by its profile that does what the profile may not (ruling 43; 003, SPECIAL STRIKES; 004, HEROES, Shieldwall). */

type Loose = Readonly<Record<string, unknown>>;

/** Something that the model does, and whether the profile allows it. */
interface Need {
  readonly field: string;
  /** The fault after the profile's name: "carries no shield". */
  readonly lacks: string;
  readonly has: (found: ProfileModel) => boolean;
}

/** The weapons of a special strike, in words. */
const weaponsOf = (strike: keyof typeof specialStrikeIds): string =>
  specialStrikeIds[strike].toLowerCase().replace(/\.$/, '');

/** Flags of Strikes alone that are special strikes. */
const strikeFlags = { whirl: 'WHIRL', piercingStrike: 'PIERCING_STRIKE' } as const;

const strikeNeeds = (model: Loose): readonly Need[] => {
  const asked = [
    ...namesOf(specialStrikeIds).flatMap((strike) =>
      model['specialStrike'] === strike ? [{ field: 'specialStrike', strike }] : [],
    ),
    ...namesOf(strikeFlags).flatMap((field) =>
      model[field] === true ? [{ field, strike: strikeFlags[field] }] : [],
    ),
  ];
  return asked.map(({ field, strike }) => ({
    field,
    lacks: `carries none of the weapons of ${strike} (${weaponsOf(strike)})`,
    has: ({ specialStrikes }) => specialStrikes.includes(strike),
  }));
};

const heroNeeds = (model: Loose): readonly Need[] => {
  const { heroicActions, heroicStrike, might } = model;
  const declared = Array.isArray(heroicActions) ? heroicActions : [];
  const isHero = ({ isHero: hero, numbers }: ProfileModel): boolean => hero || numbers.might > 0;
  const needs: readonly (Need | false)[] = [
    typeof might === 'number' &&
      might > 0 && { field: 'might', lacks: 'is no Hero: it has no Might', has: isHero },
    declared.length > 0 && {
      field: 'heroicActions',
      lacks: 'is no Hero: it declares no heroic actions',
      has: isHero,
    },
    (heroicStrike === true || declared.includes('STRIKE')) && {
      field: heroicStrike === true ? 'heroicStrike' : 'heroicActions',
      lacks: 'may not declare a Heroic Strike',
      has: ({ heroicActions: may }) => may === null || may.includes('Strike'),
    },
  ];
  return needs.filter((need) => need !== false);
};

const carriesShield: Need['has'] = ({ hasShield }) => hasShield;

const wargearNeeds = (model: Loose): readonly Need[] => {
  const weapon = namesOf(supportWeapons).find((each) => each === model['supporting']);
  return [
    ...(weapon
      ? [
          {
            field: 'supporting',
            lacks: `carries no ${weapon.toLowerCase()}`,
            has: ({ supportsWith }: ProfileModel) => supportsWith.includes(weapon),
          },
        ]
      : []),
    ...(model['shielding'] === true
      ? [{ field: 'shielding', lacks: 'carries no shield', has: carriesShield }]
      : []),
  ];
};

const shieldwallNeeds = (model: Loose): readonly Need[] =>
  model['shieldwall'] === true
    ? [
        {
          field: 'shieldwall',
          lacks: 'does not have the special rule Shieldwall',
          has: ({ hasShieldwall }) => hasShieldwall,
        },
        { field: 'shieldwall', lacks: 'carries no shield', has: carriesShield },
        {
          field: 'shieldwall',
          lacks: 'is mounted: Shieldwall works on foot only',
          has: ({ numbers }) => numbers.type !== 'CAVALRY',
        },
      ]
    : [];

/** Faults of actions that the profile, with these options, may not do; each names the options that would allow it. */
export const actionFaults = (
  model: Loose,
  profile: Profile,
  taken: readonly string[],
): readonly CrossFault[] => {
  const found = profileModel(profile, taken);
  const bringing = (has: Need['has']): string => {
    const ids = profile.options
      .filter(({ id }) => has(profileModel(profile, [...taken, id])))
      .map(({ id }) => id);
    return ids.length === 0 ? '' : `; it may take ${ids.join(' or ')}`;
  };
  const is2018 = rulesetIdOfProfile(profile.id) === 'MESBG_2018';
  const needs = [
    ...wargearNeeds(model),
    ...(is2018 ? [...strikeNeeds(model), ...heroNeeds(model), ...shieldwallNeeds(model)] : []),
  ];
  return needs.flatMap(({ field, lacks, has }): readonly CrossFault[] =>
    has(found)
      ? []
      : [{ path: [field], code: 'INCONSISTENT', message: `${profile.name} ${lacks}${bringing(has)}` }],
  );
};
