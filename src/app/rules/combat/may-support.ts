import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { modelTypes, supportWeapons } from '../../../domain/rules/rulesets/fight-model';
import { maySupport as maySupportOf, supporterFlags } from '../../../domain/rules/combat/may-support';
import { ok } from '../../../shared/result';
import { wholeNumber, withDefault, oneOf } from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { permissionAnswer, situationQuestion } from '../movement/movement';

const millimetres = (description: string) =>
  withDefault(z.number().check(z.minimum(1), z.maximum(500), z.describe(description)), 25);

/** Whether a model may support a friend in a Fight with its spear or pike: every reason why not. */
export const maySupport = operation({
  name: 'maySupport',
  route: 'POST /v1/rules/may-support',
  answers: 'SupportPermission',
  ...situationQuestion('MaySupportInput'),
  covers: ['A28'],

  input: z.strictObject({
    weapon: oneOf('SupportWeapon', supportWeapons, 'Its weapon.'),
    type: withDefault(
      oneOf('FightModelType', modelTypes, 'Kind of supporter; INFANTRY if omitted.'),
      'INFANTRY',
    ),
    ...flags(supporterFlags),
    touchesFriend: yes('It is in base contact with the friend; true if omitted.'),
    touchesSupportingPike: flag('It is in base contact with a pike that supports the friend.'),
    baseMm: millimetres('Width of the supporter’s base in millimetres; 25 if omitted.'),
    friendBaseMm: millimetres('Width of the friend’s base in millimetres; 25 if omitted.'),
    friendEngaged: yes('The friend is in a Fight; true if omitted.'),
    spearsSupporting: withDefault(wholeNumber(0, 10, 'Spears that support the friend already.'), 0),
    pikesSupporting: withDefault(wholeNumber(0, 10, 'Pikes that support the friend already.'), 0),
  }),
  run: (input) => {
    const decision = maySupportOf(input);
    return ok({ maySupport: decision.reasons.length === 0, ...permissionAnswer(decision) });
  },
});
