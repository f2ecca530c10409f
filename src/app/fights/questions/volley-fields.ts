import * as z from 'zod/mini';
import type { Shooter } from '../../../domain/rules/combat/volley-odds';
import { type Obstruction, obstructions } from '../../../domain/rules/charts/in-the-way';
import type { StrikeVictim } from '../../../domain/rules/combat/strike-odds';
import { onChart } from '../../../domain/rules/combat/strike-dice';
import { missileKinds, missileWeapons, printedWeapon } from '../../../domain/rules/shooting/missile-weapons';
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
import { faultRows } from '../../rules/fault-rows';
import { type Path, isSet, listIn, numberAt } from './faults';
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
import type { ProfileModel } from '../profiles/profile-model';
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
      named('Obstruction', z.enum(obstructions as [Obstruction, ...Obstruction[]])),
      [0, 4],
      'Obstructions in the way, nearest the shooter first; at most 4.',
    ),
    [],
  ),
  heroicAccuracy: flag('Heroic Accuracy: failed In The Way rolls are re-rolled once.'),
  might: fromProfile(0, 10, ['Might of the shooter, for any die of its shot', '0']),
});

/** Values of a profile for a shooter: a weapon of the chart, if it carries no other. */
const shooterFacts = ({ numbers: { name, might }, shoot, weapon }: ProfileModel) => ({
  name,
  might,
  shoot,
  weapon,
});

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
};

const insteadInput = inputObject(
  'HitInsteadInput',
  'A model that a shot hits instead of its target on a 1-3.',
  {
    who: choice('HitInstead', hitInstead, 'The model that may be hit instead of the target.').check(
      z.describe(
        'The closest Evil model of the Fight that an Evil model shoots into, or the passenger of the mount shot at.',
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

/** Contradictions and gaps between a shooter’s weapon and its shot. */
const weaponFaults = (shooter: unknown, path: Path): readonly CrossFault[] => {
  const { weapon, strength, distanceInches } = (shooter ?? {}) as Readonly<Record<string, unknown>>;
  const printed = printedWeapon(weapon);
  const range = printed?.rangeInches ?? null;
  const isFar = typeof distanceInches === 'number' && range !== null && distanceInches > range;
  return faultRows(
    [
      (strength ?? null) === null && (printed?.strength ?? null) === null,
      [...path, 'strength'],
      'REQUIRED',
      'is required: the Strength of the shot, or a weapon that the missile weapon chart prints',
    ],
    [isFar, [...path, 'distanceInches'], 'TOO_LARGE', `must be at most the weapon’s range, ${range}`],
    [
      isSet(shooter, 'chargingThrow') && printed !== undefined && weapon !== 'THROWING_SPEAR',
      [...path, 'chargingThrow'],
      'INCONSISTENT',
      'only a throwing spear is thrown on the charge',
    ],
  );
};

export const volleyFaults = (value: unknown): readonly CrossFault[] => {
  const shooters = listIn(value, 'shooters');
  const count = shooters.reduce<number>((sum, shooter) => sum + numberAt(shooter, 'count', 1), 0);
  const bearers = shooters.filter((shooter) => numberAt(shooter, 'might', 0) > 0).length;
  const { shooters: most, mightBearersPerSide } = fightLimits;
  return [
    ...faultRows(
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
        ...weaponFaults(shooter, at),
        ...faultRows(
          [isCrowd, [...at, 'count'], 'INCONSISTENT', 'a shooter with Might needs its own row'],
          [isStill, [...at, 'moved'], 'INCONSISTENT', 'a throw while charging is made on the move'],
        ),
      ];
    }),
  ];
};

export type ShooterInput = z.output<typeof shooterField>;

/** A shooter as the rules take it. */
export const shooterOf = ({
  chargingThrow,
  moved,
  weapon,
  strength,
  distanceInches: _checked,
  profile: _profile,
  options: _options,
  ...shooter
}: ShooterInput): Shooter => ({
  ...shooter,
  strength: ensured(strength ?? (weapon && missileWeapons[weapon].strength)),
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
export const volleyFields = { shooters: shootersField, target: volleyTarget, switches: volleySwitches };

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
