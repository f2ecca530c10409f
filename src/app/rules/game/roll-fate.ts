import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { fateGame } from '../../../domain/rules/rolls/fate';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { situation, answerOf } from './fate';

/** We throw the dice for Fate against one Wound; with a signed receipt. */
export const rollFate = operation({
  name: 'rollFate',
  route: 'POST /v1/rules/fate/roll',
  function: 'rolls',
  answers: 'FateResolution',
  graphql: { input: 'FateInput', inputDescription: 'The situation.' },
  covers: ['A22'],

  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(fateGame(input), { operation: 'rollFate', input }, context);
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
