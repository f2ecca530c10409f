import { mayMove as mayMoveOf, moveFlags } from '../../../domain/rules/movement/may-move';
import { wholeNumber, withDefault } from '../../kernel/input';
import { permissionAnswer, permissionOperation } from '../asking/situation-operation';
import { flags } from '../dice/dice';
import { inches, moverFaults, moverFields, uncoveredMoves } from './movement';

/** Whether a model may make a move without charging: every reason why not, and how far it may go. */
export const mayMove = permissionOperation({
  name: 'mayMove',
  route: 'POST /v1/rules/may-move',
  answers: 'MovePermission',
  covers: ['A28'],

  fields: {
    ...moverFields,
    distanceInches: inches('How far it wants to go, in inches.'),
    heavyObjectBearers: withDefault(
      wholeNumber(0, 20, 'How many carry its Heavy Object, itself included; 0 for none.'),
      0,
    ),
    ...flags(moveFlags),
  },
  limits: { uncovered: [...uncoveredMoves, ['sentryStays', 'Sentries']] },
  faults: moverFaults,
  decide: (asked, { move }) => mayMoveOf(asked, move),
  answer: ({ reachInches, ...decision }, { places }) => ({
    mayMove: decision.reasons.length === 0,
    ...permissionAnswer(decision, places.move),
    reachInches,
  }),
});
