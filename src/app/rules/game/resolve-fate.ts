import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { FATE_NEEDED, fateAsRolled } from '../../../domain/rules/rolls/fate';
import { ok } from '../../../shared/result';
import { crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { diceField, overspent } from '../dice/dice';
import { situation, answerOf } from './fate';

/** The players' own dice for Fate against one Wound, step by step. */
export const resolveFate = operation({
  name: 'resolveFate',
  route: 'POST /v1/rules/fate/resolve',
  function: 'rolls',
  answers: 'FateResolution',
  graphql: { kind: 'query', input: 'ResolveFateInput', inputDescription: 'The situation and the dice.' },
  covers: ['A22'],

  input: z
    .strictObject({
      ...situation,
      dice: diceField,
      might: withDefault(wholeNumber(0, 20, 'Might points spent on the last roll; 0 to 20.'), 0),
    })
    .check(crossCheck((value) => overspent(value, [[['might'], ['mightAvailable']]]))),
  run: (input) => {
    const { outcome, unused } = fateAsRolled(input, input);
    if (unused > 0)
      return invalidInput([
        {
          path: 'dice',
          code: 'TOO_LONG',
          message: `${input.dice.length} given, but it was over after ${input.dice.length - unused}`,
        },
      ]);
    const last = outcome.rolls[outcome.rolls.length - 1];
    if (input.might > 0 && (last?.natural ?? FATE_NEEDED) >= FATE_NEEDED)
      return invalidInput([
        { path: 'might', code: 'NOT_ALLOWED', message: 'Might is spent on a failed Fate roll only' },
      ]);
    return ok(answerOf(outcome, input, { dice: input.dice, receipt: null }));
  },
});
