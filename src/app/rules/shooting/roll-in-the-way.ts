import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { inTheWayShot } from '../../../domain/rules/rolls/in-the-way-shot';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { situation, answerOf } from './in-the-way';

/** We throw the dice for a shot past what is in its way; with a signed receipt. */
export const rollInTheWay = operation({
  name: 'rollInTheWay',
  route: 'POST /v1/rules/in-the-way/roll',
  function: 'rolls',
  answers: 'InTheWayResolution',
  graphql: { input: 'InTheWayInput', inputDescription: 'The situation.' },
  covers: ['A9'],

  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      inTheWayShot(input),
      { operation: 'rollInTheWay', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
