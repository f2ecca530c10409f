import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { rollOff } from '../../../domain/rules/rolls/roll-off';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { sides, sameNames, answerOf } from './roll-off';

/** We throw the dice for a roll-off, ties rolled again; with a signed receipt. */
export const rollRollOff = operation({
  name: 'rollRollOff',
  route: 'POST /v1/rules/roll-offs/roll',
  function: 'rolls',
  answers: 'RollOffResolution',
  graphql: { input: 'RollOffInput', inputDescription: 'The situation.' },
  covers: ['A27'],

  input: z.strictObject({ sides }).check(crossCheck(sameNames)),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      rollOff(input.sides),
      { operation: 'rollRollOff', input },
      context,
    );
    return ok(answerOf(outcome, dice, receipt));
  },
});
