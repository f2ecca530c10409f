import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { blockerKinds, isTrapped as isTrappedOf } from '../../../domain/rules/combat/is-trapped';
import { ok } from '../../../shared/result';
import { named, withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { inches } from '../movement/movement';
import { reasonAnswers } from '../movement/mover-fields';

const MOST_BLOCKERS = 20;

const blocker = named(
  'BlockerInput',
  z.strictObject({
    kind: named('BlockerKind', z.enum(blockerKinds)).check(z.describe('Its kind.')),
    engaged: flag('It is Engaged in combat.'),
    immobilised: flag('It is Immobilised or Transfixed.'),
    clearsInches: withDefault(
      inches('How far it would have to move to clear the way, in inches; 1 if omitted.'),
      1,
    ),
    wouldTouchEnemy: flag('That move would end in base contact with an enemy.'),
  }),
  'Something in the way of a model that should Back Away.',
);

/** Whether a model that lost its Fight is Trapped, and whether a friend may Make Way for it. */
export const isTrapped = operation({
  name: 'isTrapped',
  verb: 'check',
  route: 'POST /v1/rules/is-trapped',
  function: 'rolls',
  answers: 'Trapped',
  graphql: { kind: 'query', input: 'IsTrappedInput', inputDescription: 'The situation.' },
  covers: ['A28'],

  input: z.strictObject({
    prone: flag('It is Prone.'),
    knockedToTheGround: flag('A charge that won knocks it to the ground.'),
    freeInches: inches('How far it can move straight away from the winner before it touches anything.'),
    blockers: withDefault(
      z.array(blocker).check(z.maxLength(MOST_BLOCKERS), z.describe('Obstacles in its way; at most 20.')),
      [],
    ),
    friendMakesWay: withDefault(
      z.boolean().check(z.describe('A friend that may Make Way does so; true if omitted.')),
      true,
    ),
  }),
  run: (input) => {
    const { trapped, reasons, mayMakeWay, makeWayReasons, texts } = isTrappedOf(input);
    return ok({
      trapped,
      reasons: reasonAnswers(reasons),
      mayMakeWay,
      makeWayReasons: reasonAnswers(makeWayReasons),
      consequences: reasonAnswers(texts),
    });
  },
});
