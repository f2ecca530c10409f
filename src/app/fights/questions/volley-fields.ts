import * as z from 'zod/mini';
import type { StrikeVictim } from '../../../domain/rules/combat/strike-odds';
import { onChart } from '../../../domain/rules/combat/strike-dice';
import { type CrossFault, choice, listField, optional, inputObject } from '../../kernel/input';
import { rulesetIdOf } from '../../rules/edition';
import { editionField } from '../../rules/edition-field';
import { faultRows } from '../../rules/fault-rows';
import { rulesetOf } from '../../rules/ruleset';
import { keywordsField } from './edition-fields';
import { editionFaults, profileFaults } from './edition-faults';
import { isSet, listIn, numberAt, objectAt } from './faults';
import { fightLimits, volleySwitches, workLimitWords } from './fields';
import { notCountedOf, saidBesideProfile, withProfile } from '../profiles/profile-fields';
import { ONLY_2024, weaponFaults } from './weapon-faults';
import { shooterField } from './shooter-fields';
import { targetFacts, targetFields, targetNeeds, wholeTarget } from './target-fields';

/** The fields that volleys are asked with, and what is wrong between them. */

/** Left out of what a roll commits to where it is not asked. */
const holdsShieldwall = optional(z.boolean().check(z.describe('Its Shieldwall holds: +1 Defence.')));

const shotAtFields = {
  ...targetFields,
  shieldwall: holdsShieldwall,
  keywords: keywordsField,
  mithril: optional(
    z.boolean().check(z.describe('Mithril: a Fate roll of 1 is rolled again. In the 2024 edition.')),
  ),
};

const volleyTargetInput = inputObject('VolleyTargetInput', 'A model shot at.', shotAtFields);

const volleyTarget = z.pipe(
  withProfile(volleyTargetInput, targetNeeds, targetFacts),
  z.transform(wholeTarget),
);

/** Models that may be hit instead of the target (003, SHOOTING MODELS IN COMBAT; 002, HITTING PASSENGERS). */
const hitInstead = {
  CLOSEST_EVIL_MODEL: 'The closest Evil model of the Fight that is shot into.',
  PASSENGER: 'The passenger of the mount that is shot at.',
  RIDER_OR_MOUNT: 'The other of rider and mount; 2024.',
  MONSTROUS_MOUNT: 'The monstrous mount of the rider that is shot at; 2024.',
};

/** Faces of the die that mean the model hit instead. */
export const facesInstead = {
  CLOSEST_EVIL_MODEL: 3,
  PASSENGER: 3,
  RIDER_OR_MOUNT: 3,
  MONSTROUS_MOUNT: 4,
} as const;

const onlyIn2024: readonly unknown[] = ['RIDER_OR_MOUNT', 'MONSTROUS_MOUNT'];

const insteadInput = inputObject(
  'HitInsteadInput',
  'A model that a shot hits instead of its target on a 1-3; a monstrous mount on a 1-4.',
  {
    who: choice('HitInstead', hitInstead, 'The model that may be hit instead of the target.').check(
      z.describe(
        'The closest Evil model of the Fight that an Evil model shoots into, or the passenger of the mount shot at; in the 2024 edition also the other of rider and mount, or the monstrous mount of the rider shot at.',
      ),
    ),
    ...shotAtFields,
  },
);

const insteadField = z.pipe(withProfile(insteadInput, targetNeeds, targetFacts), z.transform(wholeTarget));

const shootersField = listField(
  shooterField,
  [1, fightLimits.shooters],
  `The shooters, in the order of shooting; 30 together at most, 4 with Might, ${workLimitWords}.`,
);

/** The faults of a shooter's weapon; a profile of another edition is at fault itself, not its weapon. */
const shooterWeaponFaults: typeof weaponFaults = (shooter, at, edition) =>
  profileFaults(rulesetOf(edition), shooter, at).length === 0
    ? weaponFaults(shooter, at, edition)
    : weaponFaults(saidBesideProfile(shooter), at, edition).filter(({ code }) => code !== 'REQUIRED');

export const volleyFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, instead } = (value ?? {}) as {
    readonly edition?: unknown;
    readonly instead?: { readonly who?: unknown } | null;
  };
  const shooters = listIn(value, 'shooters');
  const count = shooters.reduce<number>((sum, shooter) => sum + numberAt(shooter, 'count', 1), 0);
  const bearers = shooters.filter((shooter) => numberAt(shooter, 'might', 0) > 0).length;
  const { shooters: most, mightBearersPerSide } = fightLimits;
  return [
    ...editionFaults(value, [
      { models: shooters, path: ['shooters'] },
      { models: [objectAt(value, 'target')], path: ['target'], isOne: true },
      { models: [instead], path: ['instead'], isOne: true },
    ]),
    ...faultRows(
      [
        rulesetIdOf(edition) === 'MESBG_2018' && onlyIn2024.includes(instead?.who),
        ['instead', 'who'],
        'NOT_ALLOWED',
        ONLY_2024,
      ],
      [count > most, ['shooters'], 'TOO_LARGE', `${count} shooters; ${most} at most`],
      [
        bearers > mightBearersPerSide,
        ['shooters'],
        'TOO_LARGE',
        `${bearers} shooters have Might; ${mightBearersPerSide} at most`,
      ],
    ),
    ...shooters.flatMap((shooter, i) => {
      const isCrowd = numberAt(shooter, 'might', 0) > 0 && numberAt(shooter, 'count', 1) > 1;
      const isStill = isSet(shooter, 'chargingThrow') && !isSet(shooter, 'moved');
      const at = ['shooters', i];
      return [
        ...shooterWeaponFaults(shooter, at, edition),
        ...faultRows(
          [isCrowd, [...at, 'count'], 'INCONSISTENT', 'a shooter with Might needs its own row'],
          [isStill, [...at, 'moved'], 'INCONSISTENT', 'a throw while charging is made on the move'],
        ),
      ];
    }),
  ];
};

/** A model shot at, as the rules take it. */
export const targetOf = ({
  shieldwall,
  defence,
  mithril,
  profile: _profile,
  options: _options,
  ...target
}: z.output<typeof volleyTarget>): StrikeVictim => ({
  ...target,
  defence: onChart(defence + (shieldwall === true ? 1 : 0)),
  trapped: false,
  ...(mithril === true && { rerollFateOnes: true }),
});

/** Input fields of a volley that is played. */
export const volleyFields = {
  shooters: shootersField,
  target: volleyTarget,
  switches: volleySwitches,
  edition: editionField,
};

export type PlayedVolleyInput = z.output<z.ZodMiniObject<typeof volleyFields>>;

/** Input fields of the odds of a volley: also the model that may be hit instead of the target. */
export const volleyOddsFields = { ...volleyFields, instead: optional(insteadField) };

/** Parts of the profiles that are not counted: side 0 are the shooters, side 1 the target and the model hit instead. */
export const volleyNotCounted = ({
  shooters,
  target,
  instead,
}: Pick<PlayedVolleyInput, 'shooters' | 'target'> & {
  readonly instead?: z.output<typeof insteadField> | undefined;
}) => notCountedOf([{ models: shooters }, { models: [target, ...(instead ? [instead] : [])] }]);
