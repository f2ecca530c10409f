import * as z from 'zod/mini';
import type { Obstruction } from '../../rules/charts/in-the-way';
import { obstructions } from '../../rules/charts/in-the-way';
import type { CrossFault } from '../input';
import { withDefault } from '../input';
import { flag } from '../rules/dice';
import { faultAt, isSet, listIn, numberAt } from './faults';
import { fightLimits, number, some, targetFields, volleySwitches, workLimitWords } from './fields';

/** The fields that volleys are asked with, and what is wrong between them. */

export const shooterField = z.strictObject({
  count: some(1, fightLimits.shooters, 'How many shoot alike; 1 where Might is given'),
  shoot: number(2, 6, 'Shoot value, 4 for 4+'),
  moved: flag('It moved this turn: its Shoot value is one worse; a 6 always hits.'),
  chargingThrow: flag('A throwing spear thrown while charging: no penalty for moving.'),
  strength: number(1, 10, 'Strength of the shot'),
  bonus: some(0, 5, 'Added to each To Wound roll'),
  rerollOnes: flag('To Wound dice of 1 are re-rolled once.'),
  inTheWay: withDefault(
    z
      .array(z.enum(obstructions as [Obstruction, ...Obstruction[]]))
      .check(z.maxLength(4), z.describe('What is in the way, nearest the shooter first; 4 at most.')),
    [],
  ),
  heroicAccuracy: flag('Heroic Accuracy: failed In The Way rolls are re-rolled once.'),
  might: some(0, 10, 'Might of the shooter, for any die of its shot'),
});

export const volleyTarget = z.strictObject(targetFields);

export const shootersField = z
  .array(shooterField)
  .check(
    z.minLength(1),
    z.maxLength(fightLimits.shooters),
    z.describe(`Who shoots, in this order; 30 together at most, 4 with Might, ${workLimitWords}.`),
  );

export const volleyFaults = (value: unknown): readonly CrossFault[] => {
  const shooters = listIn(value, 'shooters');
  const count = shooters.reduce<number>((sum, shooter) => sum + numberAt(shooter, 'count', 1), 0);
  const bearers = shooters.filter((shooter) => numberAt(shooter, 'might', 0) > 0).length;
  const { shooters: most, mightBearersPerSide } = fightLimits;
  return [
    ...(count > most ? [faultAt(['shooters'], 'TOO_LARGE', `${count} shooters; ${most} at most`)] : []),
    ...(bearers > mightBearersPerSide
      ? [faultAt(['shooters'], 'TOO_LARGE', `${bearers} shooters have Might; ${mightBearersPerSide} at most`)]
      : []),
    ...shooters.flatMap((shooter, i) => [
      ...(numberAt(shooter, 'might', 0) > 0 && numberAt(shooter, 'count', 1) > 1
        ? [
            faultAt(
              ['shooters', i, 'count'],
              'INCONSISTENT',
              'a shooter with Might stands in a row of its own',
            ),
          ]
        : []),
      ...(isSet(shooter, 'chargingThrow') && !isSet(shooter, 'moved')
        ? [faultAt(['shooters', i, 'moved'], 'INCONSISTENT', 'a throw while charging is made on the move')]
        : []),
    ]),
  ];
};

export type ShooterInput = z.output<typeof shooterField>;

/** A shooter as the rules take it. */
export const shooterOf = ({ chargingThrow, moved, ...shooter }: ShooterInput) => ({
  ...shooter,
  moved: moved && !chargingThrow,
});

/** What is asked about a volley. */
export const volleyFields = { shooters: shootersField, target: volleyTarget, switches: volleySwitches };

export type VolleyInput = z.output<z.ZodMiniObject<typeof volleyFields>>;
