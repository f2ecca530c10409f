import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { priorityRoll } from '../../../domain/rules/rolls/priority';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { situation, faults, situationOf, answerOf } from './priority';

/** We throw the dice for the roll for Priority; with a signed receipt. */
export const rollPriority = operation({
  name: 'rollPriority',
  route: 'POST /v1/rules/priority/roll',
  function: 'rolls',
  answers: 'PriorityResolution',
  graphql: { input: 'PriorityInput', inputDescription: 'The situation.' },
  covers: ['A17'],

  input: z.strictObject(situation).check(crossCheck(faults)),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      priorityRoll(situationOf(input)),
      { operation: 'rollPriority', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
