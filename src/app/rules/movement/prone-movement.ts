import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { optional } from '../../kernel/input';
import { flag } from '../dice/dice';
import { editionField } from '../edition-field';
import { situationRulesOf } from '../edition-limits';
import { inches, situationQuestion } from './movement';

/** The movement of a Prone model, and the actions that it may and may not take. */
export const proneMovement = operation({
  name: 'proneMovement',
  ...situationQuestion('ProneMovementInput'),
  verb: 'calculate',
  route: 'POST /v1/rules/prone-movement',
  answers: 'ProneMovement',
  covers: ['A19'],

  input: z.strictObject({
    moveInches: inches('Its Move allowance, in inches.'),
    remainingMoveInches: optional(inches('Move left this turn, in inches; all of it if omitted.')),
    crawled: flag('It has crawled this turn.'),
    edition: editionField,
  }),
  run: ({ moveInches, remainingMoveInches = moveInches, crawled, edition }) => {
    const { proneMovement: movementOf } = situationRulesOf(edition);
    const { sources, ...answer } = movementOf({ moveInches, remainingMoveInches, crawled });
    return ok({ ...answer, sources: sources.map(sourceAnswer) });
  },
});
