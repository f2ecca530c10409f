import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { rollOff } from '../../../domain/rules/rolls/roll-off';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import { diceField, resolveDice } from '../dice/dice';
import { sides, sameNames, answerOf } from './roll-off';

/** The players' own dice for a roll-off, ties rolled again, step by step. */
export const resolveRollOff = operation({
  name: 'resolveRollOff',
  route: 'POST /v1/rules/roll-offs/resolve',
  function: 'rolls',
  answers: 'RollOffResolution',
  graphql: { kind: 'query', input: 'ResolveRollOffInput', inputDescription: 'The situation and the dice.' },
  covers: ['A27'],

  input: z.strictObject({ sides, dice: diceField }).check(crossCheck(sameNames)),
  run: (input) => {
    const played = resolveDice(rollOff(input.sides), input.dice);
    return played.ok ? ok(answerOf(played.value, input.dice, null)) : played;
  },
});
