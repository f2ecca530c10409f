import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { modelTypes, supportWeapons } from '../../../domain/rules/rulesets/fight-model';
import { maySupport as maySupportOf } from '../../../domain/rules/combat/may-support';
import { ok } from '../../../shared/result';
import { named, wholeNumber, withDefault } from '../../kernel/input';
import { flag, yes } from '../dice/dice';
import { reasonAnswers } from '../movement/mover-fields';

const millimetres = (description: string) =>
  withDefault(z.number().check(z.minimum(1), z.maximum(500), z.describe(description)), 25);

/** Whether a model may support a friend in a Fight with its spear or pike: every reason why not. */
export const maySupport = operation({
  name: 'maySupport',
  verb: 'check',
  route: 'POST /v1/rules/may-support',
  function: 'rolls',
  answers: 'SupportPermission',
  graphql: { kind: 'query', input: 'MaySupportInput', inputDescription: 'The situation.' },
  covers: ['A28'],

  input: z.strictObject({
    weapon: named('SupportWeapon', z.enum(supportWeapons)).check(z.describe('Its weapon.')),
    type: withDefault(
      named('FightModelType', z.enum(modelTypes)).check(
        z.describe('Kind of supporter; INFANTRY if omitted.'),
      ),
      'INFANTRY',
    ),
    engaged: flag('The supporter is Engaged in combat.'),
    prone: flag('The supporter is Prone.'),
    isPassenger: flag('The supporter is a passenger.'),
    hasSupported: flag('It has supported a model this turn.'),
    touchesFriend: yes('It is in base contact with the friend; true if omitted.'),
    touchesSupportingPike: flag('It is in base contact with a pike that supports the friend.'),
    baseMm: millimetres('Width of the supporter’s base in millimetres; 25 if omitted.'),
    friendBaseMm: millimetres('Width of the friend’s base in millimetres; 25 if omitted.'),
    friendEngaged: yes('The friend is in a Fight; true if omitted.'),
    spearsSupporting: withDefault(wholeNumber(0, 10, 'Spears that support the friend already.'), 0),
    pikesSupporting: withDefault(wholeNumber(0, 10, 'Pikes that support the friend already.'), 0),
  }),
  run: (input) => {
    const { reasons, consequences } = maySupportOf(input);
    return ok({
      maySupport: reasons.length === 0,
      reasons: reasonAnswers(reasons),
      consequences: reasonAnswers(consequences),
    });
  },
});
