import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import {
  chargeFlags,
  mayCharge as mayChargeOf,
  terrorTests,
} from '../../../domain/rules/movement/may-charge';
import { ok } from '../../../shared/result';
import { cite } from '../../../shared/source';
import { choice, crossCheck, withDefault } from '../../kernel/input';
import { flags, yes } from '../dice/dice';
import { inches, moverFaults, moverFields, permissionAnswer, situationQuestion } from './movement';

/** Whether a model may charge an enemy: every reason why not, and what goes with the charge. */
export const mayCharge = operation({
  name: 'mayCharge',
  route: 'POST /v1/rules/may-charge',
  answers: 'ChargePermission',
  ...situationQuestion('MayChargeInput'),
  covers: ['A28'],

  input: z
    .strictObject({
      ...moverFields,
      distanceInches: inches('How far its way to base contact is, in inches.'),
      targetIsEnemy: yes('The target is an enemy.'),
      terrorTest: withDefault(
        choice('TerrorTest', terrorTests, 'How a Courage test against Terror came out.').check(
          z.describe('How its Courage test against Terror came out; NOT_TAKEN if omitted.'),
        ),
        'NOT_TAKEN',
      ),
      ...flags(chargeFlags),
      baseTouchesAll: yes('Its base is large enough to touch all targets.'),
    })
    .check(crossCheck(moverFaults)),
  run: (input) => {
    const { reachInches, ...decision } = mayChargeOf(input);
    return ok({
      mayCharge: decision.reasons.length === 0,
      ...permissionAnswer(decision, cite('004', 'CHARGING ENEMIES')),
      reachInches,
    });
  },
});
