import * as z from 'zod/mini';
import type { Finding } from '../../../domain/rules/finding';
import { sourceAnswer } from '../../kernel/answers';
import { withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { inches } from './movement';

/** The fields that moving and charging are asked with alike. */
export const moverFields = {
  isMovePhase: withDefault(z.boolean().check(z.describe('It is the Move phase; true if omitted.')), true),
  hasMoved: flag('It has finished its move this turn.'),
  engaged: flag('It is Engaged in combat.'),
  immobilised: flag('It is Immobilised or Transfixed.'),
  isPassenger: flag('It is a passenger.'),
  movementEnded: flag('A Jump, Leap, Climb or mounting test has ended its movement.'),
  thrownRider: flag('It is a thrown rider that has risen from the dust this turn.'),
  commanded: flag('Command or Compel has moved it this turn.'),
  stayedAtHeroicCall: flag('It stayed where it was when a Hero near it called a Heroic Move or March.'),
  prone: flag('It is Prone.'),
  standsUp: flag('Prone: it stands up first, for half of its Move.'),
  crawled: flag('It has crawled this turn.'),
  moveInches: inches('Its Move allowance, in inches.'),
  movedInches: withDefault(inches('How far it has moved this turn, standing up left out, in inches.'), 0),
  difficultInches: withDefault(inches('How much of its way is difficult ground, in inches.'), 0),
  gapTooNarrow: flag('A gap on its way does not take its base.'),
  closerToZoneOwner: flag(
    'It starts its move in the Control Zone of an enemy that it does not charge, and gets closer to that enemy.',
  ),
};

/** Reasons and consequences of a decision, as every interface shows them. */
export const reasonAnswers = (findings: readonly Finding[]) =>
  findings.map(({ code, text, source }) => ({ code, text, source: sourceAnswer(source) }));
