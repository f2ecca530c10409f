import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import {
  chanceToHit,
  mayShoot as mayShootOf,
  scoreToHit,
  shooterFlags,
  targetFlags,
} from '../../../domain/rules/shooting/may-shoot';
import { missileKinds, printedWeapon } from '../../../domain/rules/shooting/missile-weapons';
import { ok } from '../../../shared/result';
import { cite } from '../../../shared/source';
import { chance } from '../../kernel/answers';
import {
  type CrossFault,
  choice,
  crossCheck,
  named,
  optional,
  wholeNumber,
  withDefault,
} from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { inches, moverFaults, permissionAnswer, situationQuestion } from '../movement/movement';

/** The chart prints no range for a weapon that is none of its own. */
const rangeFaults = (value: unknown): readonly CrossFault[] => {
  const { weapon, rangeInches } = (value ?? {}) as {
    readonly weapon?: unknown;
    readonly rangeInches?: unknown;
  };
  return printedWeapon(weapon)?.rangeInches === null && (rangeInches ?? null) === null
    ? [
        {
          path: ['rangeInches'],
          code: 'REQUIRED',
          message: 'is required: the chart prints no range for this weapon',
        },
      ]
    : [];
};

/** Whether a model may make a shot: every reason why not, what goes with it, and the score to hit. */
export const mayShoot = operation({
  name: 'mayShoot',
  route: 'POST /v1/rules/may-shoot',
  answers: 'ShootingPermission',
  ...situationQuestion('MayShootInput'),
  covers: ['A10'],

  input: z
    .strictObject({
      alignment: named('Alignment', z.enum(['GOOD', 'EVIL'])).check(
        z.describe('Whether the firer is Good or Evil.'),
      ),
      weapon: choice(
        'MissileKind',
        missileKinds,
        'Missile weapon of a model: those on the chart, and others.',
      ).check(z.describe('Its missile weapon.')),
      throwingOnTheCharge: flag('A throwing spear thrown in the Move phase as its bearer charges.'),
      shootValue: optional(wholeNumber(2, 6, 'Its Shoot value, such as 4 for 4+.')),
      moveInches: inches('Its Move allowance, in inches.'),
      movedInches: withDefault(inches('How far it has moved this turn, standing up left out, in inches.'), 0),
      ...flags(shooterFlags),
      lineOfSight: yes('It has Line of Sight to the target.'),
      distanceInches: inches('How far the target is, in inches.'),
      rangeInches: optional(
        inches('The weapon’s range, in inches; the chart’s if omitted, needed where the chart prints none.'),
      ),
      ...flags(targetFlags),
    })
    .check(crossCheck((value) => [...rangeFaults(value), ...moverFaults(value)])),
  run: (input) => {
    const { isUnsteady, ...decision } = mayShootOf(input);
    const needed = input.shootValue === undefined ? null : scoreToHit(input.shootValue, isUnsteady);
    return ok({
      mayShoot: decision.reasons.length === 0,
      ...permissionAnswer(decision, cite('004', 'WHO CAN SHOOT?')),
      needed: needed === null ? null : `${needed}+`,
      hit: needed === null ? null : chance(chanceToHit(needed)),
    });
  },
});
