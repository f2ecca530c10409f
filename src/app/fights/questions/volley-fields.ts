import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import type { Shooter } from '../../../domain/rules/combat/volley-odds';
import { obstructionScores } from '../../../domain/rules/charts/in-the-way';
import type { StrikeVictim } from '../../../domain/rules/combat/strike-odds';
import { onChart } from '../../../domain/rules/combat/strike-dice';
import { newMissileKinds } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { missileKinds } from '../../../domain/rules/shooting/missile-weapons';
import {
  type CrossFault,
  choice,
  listField,
  named,
  optional,
  withDefault,
  inputObject,
} from '../../kernel/input';
import { flag } from '../../rules/dice/dice';
import { rulesetIdOf } from '../../rules/edition';
import { editionField } from '../../rules/edition-field';
import { faultRows } from '../../rules/fault-rows';
import { editionFaults } from './edition-faults';
import { isSet, listIn, numberAt, objectAt } from './faults';
import {
  fightLimits,
  fromProfile,
  nameField,
  number,
  required,
  some,
  volleySwitches,
  workLimitWords,
} from './fields';
import { ensured, notCountedOf, profileFields, withProfile } from '../profiles/profile-fields';
import type { ProfileModel } from '../profiles/catalogue-words';
import { ONLY_2024, weaponFaults, weaponOf } from './weapon-faults';
import { targetFacts, targetFields, targetNeeds, wholeTarget } from './target-fields';

/** The fields that volleys are asked with, and what is wrong between them. */

const shooterInput = inputObject('ShooterInput', 'A shooter, or several alike without Might.', {
  ...profileFields,
  name: nameField,
  count: some(1, fightLimits.shooters, 'How many shoot alike; 1 where Might is given'),
  shoot: required(2, 6, 'Shoot value, 4 for 4+'),
  moved: flag('It moved this turn: its Shoot value is one worse; a 6 always hits.'),
  chargingThrow: flag('A throwing spear thrown while charging: no penalty for moving.'),
  weapon: optional(
    choice('MissileKind', missileKinds, 'Missile weapon of a model: those on the chart, and others.').check(
      z.describe(
        'Its missile weapon: gives the Strength, and the range that `distanceInches` is checked against. If omitted, the profile’s.',
      ),
    ),
  ),
  weapon2024: optional(
    named('MissileKind2024', z.enum(namesOf(newMissileKinds))).check(
      z.describe(
        'A missile weapon of the 2024 edition that the chart of 2018 does not print, instead of `weapon`.',
      ),
    ),
  ),
  strength: optional(
    number(1, 10, 'Strength of the shot; if omitted, that of the weapon on the missile weapon chart'),
  ),
  distanceInches: optional(
    z
      .number()
      .check(
        z.minimum(0),
        z.maximum(1000),
        z.describe('How far the target is, in inches; checked against the weapon’s range if given.'),
      ),
  ),
  bonus: some(0, 5, 'Added to each To Wound roll'),
  rerollOnes: flag('To Wound dice of 1 are re-rolled once.'),
  inTheWay: withDefault(
    listField(
      named('Obstruction', z.enum(namesOf(obstructionScores))),
      [0, 4],
      'Obstructions in the way, nearest the shooter first; at most 4.',
    ),
    [],
  ),
  heroicAccuracy: flag('Heroic Accuracy: failed In The Way rolls are re-rolled once.'),
  hindered: optional(
    number(
      0,
      3,
      'Added to the score needed to hit in the 2024 edition: 1 for an Elven cloak or the Protection of the Valar',
    ),
  ),
  might: fromProfile(0, 10, ['Might of the shooter, for any die of its shot', '0']),
});

/** Values of a profile for a shooter: a weapon of the chart, if it carries no other. */
const shooterFacts = (
  { numbers: { name, might }, shoot, weapon, weapon2024, hasPoisonedMissile }: ProfileModel,
  given: Readonly<Record<string, unknown>>,
) => {
  const isPoisoned = hasPoisonedMissile && typeof (given['weapon'] ?? given['weapon2024']) !== 'string';
  return {
    name,
    might,
    shoot,
    weapon,
    ...(weapon2024 && typeof given['weapon'] !== 'string' && { weapon2024 }),
    ...(isPoisoned && { rerollOnes: true }),
  };
};

export const shooterField = z.pipe(
  withProfile(shooterInput, ['shoot'], shooterFacts),
  z.transform((shooter) => ({ ...shooter, shoot: ensured(shooter.shoot), might: shooter.might ?? 0 })),
);

/** Left out of what a roll commits to where it is not asked. */
const holdsShieldwall = optional(z.boolean().check(z.describe('Its Shieldwall holds: +1 Defence.')));

const volleyTargetInput = inputObject('VolleyTargetInput', 'A model shot at.', {
  ...targetFields,
  shieldwall: holdsShieldwall,
});

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
    ...targetFields,
    shieldwall: holdsShieldwall,
  },
);

const insteadField = z.pipe(withProfile(insteadInput, targetNeeds, targetFacts), z.transform(wholeTarget));

const shootersField = listField(
  shooterField,
  [1, fightLimits.shooters],
  `The shooters, in the order of shooting; 30 together at most, 4 with Might, ${workLimitWords}.`,
);

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
        ...weaponFaults(shooter, at, edition),
        ...faultRows(
          [isCrowd, [...at, 'count'], 'INCONSISTENT', 'a shooter with Might needs its own row'],
          [isStill, [...at, 'moved'], 'INCONSISTENT', 'a throw while charging is made on the move'],
        ),
      ];
    }),
  ];
};

/** A shooter as the rules of an edition take it. */
export const shooterOf =
  (edition: unknown) =>
  ({
    chargingThrow,
    moved,
    weapon,
    weapon2024,
    strength,
    distanceInches: _checked,
    profile: _profile,
    options: _options,
    ...shooter
  }: z.output<typeof shooterField>): Shooter => ({
    ...shooter,
    strength: ensured(strength ?? weaponOf(edition, weapon2024 ?? weapon)?.strength),
    moved: moved && !chargingThrow,
  });

/** A model shot at, as the rules take it. */
export const targetOf = ({
  shieldwall,
  defence,
  profile: _profile,
  options: _options,
  ...target
}: z.output<typeof volleyTarget>): StrikeVictim => ({
  ...target,
  defence: onChart(defence + (shieldwall === true ? 1 : 0)),
  trapped: false,
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
