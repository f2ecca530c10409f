import { optional } from '../../kernel/input';
import { cited, situationOperation } from '../asking/situation-operation';
import { flag } from '../dice/dice';
import { inches } from './movement';

/** The movement of a Prone model, and the actions that it may and may not take. */
export const proneMovement = situationOperation({
  name: 'proneMovement',
  verb: 'calculate',
  route: 'POST /v1/rules/prone-movement',
  answers: 'ProneMovement',
  covers: ['A19'],

  fields: {
    moveInches: inches('Its Move allowance, in inches.'),
    remainingMoveInches: optional(inches('Move left this turn, in inches; all of it if omitted.')),
    crawled: flag('It has crawled this turn.'),
  },
  answer: ({ moveInches, remainingMoveInches = moveInches, crawled }, rules) =>
    cited(rules.proneMovement({ moveInches, remainingMoveInches, crawled })),
});
