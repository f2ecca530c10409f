import * as z from 'zod/mini';
import { blockerFlags, blockerKinds } from '../../../domain/rules/combat/is-trapped';
import { choice, inputObject, listField, withDefault } from '../../kernel/input';
import { decisionSources, permissionOperation, reasonAnswers } from '../asking/situation-operation';
import { flag, flags, yes } from '../dice/dice';
import { inches } from '../movement/movement';

const MOST_BLOCKERS = 20;

const blocker = inputObject('BlockerInput', 'Something in the way of a model that should Back Away.', {
  kind: choice('BlockerKind', blockerKinds, 'An obstacle to a model that should Back Away.').check(
    z.describe('Its kind.'),
  ),
  ...flags(blockerFlags),
  clearsInches: withDefault(
    inches('How far it would have to move to clear the way, in inches; 1 if omitted.'),
    1,
  ),
  wouldTouchEnemy: flag('That move would end in base contact with an enemy.'),
});

/** Whether a model that lost its Fight is Trapped, and whether a friend may Make Way for it. */
export const isTrapped = permissionOperation({
  name: 'isTrapped',
  route: 'POST /v1/rules/is-trapped',
  answers: 'Trapped',
  covers: ['A28'],

  fields: {
    prone: flag('It is Prone.'),
    knockedToTheGround: flag('A charge that won knocks it to the ground.'),
    freeInches: inches('How far it can move straight away from the winner before it touches anything.'),
    blockers: withDefault(
      listField(blocker, [0, MOST_BLOCKERS], `Obstacles in its way; at most ${MOST_BLOCKERS}.`),
      [],
    ),
    friendMakesWay: yes('A friend that may Make Way does so; true if omitted.'),
  },
  limits: {
    uncovered: [
      ['knockedToTheGround', 'models that a charge knocks down after they lost'],
      [
        'freeInches',
        'models without room to back off 1"',
        ({ freeInches }) => typeof freeInches === 'number' && freeInches < 1,
      ],
    ],
  },
  decide: (asked, rules) => rules.isTrapped(asked),
  answer: ({ trapped, reasons, mayMakeWay, makeWayReasons, texts }, { places }) => ({
    trapped,
    mayMakeWay,
    makeWayReasons: reasonAnswers(makeWayReasons),
    consequences: reasonAnswers(texts),
    sources: decisionSources(places.trapped, [...reasons, ...makeWayReasons, ...texts]),
  }),
});
