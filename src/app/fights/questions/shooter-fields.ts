import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { obstructionScores } from '../../../domain/rules/charts/in-the-way';
import type { Shooter } from '../../../domain/rules/combat/volley-odds';
import { newMissileKinds } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { missileKinds } from '../../../domain/rules/shooting/missile-weapons';
import { choice, inputObject, listField, named, optional, withDefault } from '../../kernel/input';
import { flag } from '../../rules/dice/dice';
import type { ProfileModel } from '../profiles/catalogue-words';
import { ensured, profileFields, withProfile } from '../profiles/profile-fields';
import { hatredFields } from './edition-fields';
import { fightLimits, fromProfile, nameField, number, required, some } from './fields';
import { weaponOf } from './weapon-faults';

/** The fields of a shooter. */

const MOST_OBSTRUCTIONS = 4;

export const obstructions = (description: string) =>
  withDefault(
    listField(
      named('Obstruction', z.enum(namesOf(obstructionScores))),
      [0, MOST_OBSTRUCTIONS],
      `${description}; at most ${MOST_OBSTRUCTIONS}.`,
    ),
    [],
  );

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
  inTheWay: obstructions('Obstructions in the way, nearest the shooter first'),
  heroicAccuracy: flag('Heroic Accuracy: failed In The Way rolls are re-rolled once.'),
  hindered: optional(
    number(
      0,
      3,
      'Added to the score needed to hit in the 2024 edition: 1 for an Elven cloak or the Protection of the Valar',
    ),
  ),
  might: fromProfile(0, 10, ['Might of the shooter, for any die of its shot', '0']),
  ...hatredFields,
});

/** Values of a profile for a shooter: a weapon of the chart, if it carries no other. */
const shooterFacts = (
  {
    numbers: { name, might },
    counted2024: { hatred, ancientEnemies },
    shoot,
    weapon,
    weapon2024,
    hasPoisonedMissile,
  }: ProfileModel,
  given: Readonly<Record<string, unknown>>,
) => {
  const isPoisoned = hasPoisonedMissile && typeof (given['weapon'] ?? given['weapon2024']) !== 'string';
  return {
    name,
    might,
    shoot,
    weapon,
    hatred,
    ancientEnemies,
    ...(weapon2024 && typeof given['weapon'] !== 'string' && { weapon2024 }),
    ...(isPoisoned && { rerollOnes: true }),
  };
};

export const shooterField = z.pipe(
  withProfile(shooterInput, ['shoot'], shooterFacts),
  z.transform((shooter) => ({ ...shooter, shoot: ensured(shooter.shoot), might: shooter.might ?? 0 })),
);

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
