import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { courageTest } from '../../../domain/rules/rolls/courage';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { situation, flat, answerOf } from './courage';

/** We throw the dice for a Courage test; with a signed receipt. */
export const rollCourage = operation({
  name: 'rollCourage',
  route: 'POST /v1/rules/courage/roll',
  function: 'rolls',
  answers: 'CourageResolution',
  graphql: { input: 'CourageInput', inputDescription: 'The situation.' },
  covers: ['A21'],

  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      courageTest(flat(input)),
      { operation: 'rollCourage', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
