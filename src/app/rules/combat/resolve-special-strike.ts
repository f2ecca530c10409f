import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { specialStrikeGame } from '../../../domain/rules/rolls/special-strikes';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import { diceField, resolveDice } from '../dice/dice';
import { situation, missing, situationOf, answerOf } from './special-strikes';

/** The players' own dice for a special strike, step by step. */
export const resolveSpecialStrike = operation({
  name: 'resolveSpecialStrike',
  route: 'POST /v1/rules/special-strikes/resolve',
  function: 'rolls',
  answers: 'SpecialStrikeResolution',
  graphql: {
    kind: 'query',
    input: 'ResolveSpecialStrikeInput',
    inputDescription: 'The situation and the dice.',
  },
  covers: ['A25'],

  input: z.strictObject({ ...situation, dice: diceField }).check(crossCheck(missing)),
  run: (input) => {
    const played = resolveDice(specialStrikeGame(situationOf(input)), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});
