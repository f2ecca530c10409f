import { operation } from '../../kernel/operation';
import { castingGame } from '../../../domain/rules/magic/casting';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { checkedSituation, situationOf, answerOf } from './casting';

/** We throw the dice for a casting, and what the power does; with a signed receipt. */
export const rollCasting = operation({
  name: 'rollCasting',
  route: 'POST /v1/rules/casting/roll',
  function: 'rolls',
  answers: 'CastingResolution',
  graphql: { input: 'CastingInput', inputDescription: 'The situation.' },
  covers: ['A23'],

  input: checkedSituation,
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      castingGame(situationOf(input)),
      { operation: 'rollCasting', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
