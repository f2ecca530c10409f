import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { priorityRoll } from '../../../domain/rules/rolls/priority';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import { diceField, resolveDice } from '../dice/dice';
import { situation, faults, situationOf, answerOf } from './priority';

/** The players' own dice for the roll for Priority, step by step. */
export const resolvePriority = operation({
  name: 'resolvePriority',
  route: 'POST /v1/rules/priority/resolve',
  function: 'rolls',
  answers: 'PriorityResolution',
  graphql: { kind: 'query', input: 'ResolvePriorityInput', inputDescription: 'The situation and the dice.' },
  covers: ['A17'],

  input: z.strictObject({ ...situation, dice: diceField }).check(crossCheck(faults)),
  run: (input) => {
    const played = resolveDice(priorityRoll(situationOf(input)), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});
