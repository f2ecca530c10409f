import * as z from 'zod/mini';
import type { Obstruction } from '../../rules/charts/in-the-way';
import { obstructions } from '../../rules/charts/in-the-way';
import { explainVolley } from '../../rules/combat/explain-volley';
import { WORK_LIMIT } from '../../rules/combat/strike-odds';
import { shotOdds, volleyOdds as oddsOf, volleyWork } from '../../rules/combat/volley-odds';
import { sum } from '../../shared/fraction';
import { ok } from '../../shared/result';
import { chance } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, withDefault } from '../input';
import { flag } from '../rules/dice';
import { useCase } from '../use-case';
import { stepAnswer, woundsAnswer } from './answers';
import { faultAt, isSet, listIn, numberAt } from './faults';
import { fightLimits, number, some, targetFields, volleySwitches } from './fields';
import { tooMuchWork } from './strike-odds';

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
    z.describe('Who shoots, in this order; 30 together at most, 4 with Might.'),
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

/** The exact Wounds of a volley at one target, and what each shot may come to. */
export const volleyOdds = useCase({
  input: z
    .strictObject({ shooters: shootersField, target: volleyTarget, switches: volleySwitches })
    .check(crossCheck(volleyFaults)),
  run: (input) => {
    const shooters = input.shooters.map(shooterOf);
    const question = { shooters, target: { ...input.target, trapped: false } };
    const work = volleyWork(question);
    if (work > WORK_LIMIT) return tooMuchWork(work, 'shooters');
    const { slain, totalWounds } = oddsOf(question);
    const { interveningModelIsHit } = input.switches;
    return ok({
      slain: chance(slain.at(-1) as (typeof slain)[number]),
      wounds: woundsAnswer(totalWounds),
      shots: shooters.map((shooter) => {
        const { toHit, wounds, stopped } = shotOdds(shooter, input.target.defence);
        const atModels = stopped.filter((_, i) => shooter.inTheWay[i] === 'INTERVENING_MODEL');
        return {
          toHit,
          wounds: chance(wounds),
          stopped: stopped.map((probability, i) => ({
            obstruction: shooter.inTheWay[i] as Obstruction,
            probability: chance(probability),
          })),
          interveningModelHit: chance(sum(interveningModelIsHit ? atModels : [])),
        };
      }),
      steps: explainVolley(question).map(stepAnswer),
    });
  },
});
