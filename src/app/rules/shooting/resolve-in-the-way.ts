import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { inTheWayShot } from '../../../domain/rules/rolls/in-the-way-shot';
import { ok } from '../../../shared/result';
import { diceField, resolveDice } from '../dice/dice';
import { situation, answerOf } from './in-the-way';

/** The players' own dice for a shot past what is in its way, step by step. */
export const resolveInTheWay = operation({
  name: 'resolveInTheWay',
  route: 'POST /v1/rules/in-the-way/resolve',
  function: 'rolls',
  answers: 'InTheWayResolution',
  graphql: { kind: 'query', input: 'ResolveInTheWayInput', inputDescription: 'The situation and the dice.' },
  covers: ['A9'],

  input: z.strictObject({ ...situation, dice: diceField }),
  run: (input) => {
    const played = resolveDice(inTheWayShot(input), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});
