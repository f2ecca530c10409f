import { operation } from '../../kernel/operation';
import { specialStrikeGame } from '../../../domain/rules/rolls/special-strikes';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';
import { rollDice } from '../dice/dice';
import { checkedSituation, situationOf, answerOf } from './special-strikes';

/** We throw the dice for a special strike; with a signed receipt. */
export const rollSpecialStrike = operation({
  name: 'rollSpecialStrike',
  route: 'POST /v1/rules/special-strikes/roll',
  function: 'rolls',
  answers: 'SpecialStrikeResolution',
  graphql: { input: 'SpecialStrikeInput', inputDescription: 'The situation.' },
  covers: ['A25'],

  input: checkedSituation,
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      specialStrikeGame(situationOf(input)),
      { operation: 'rollSpecialStrike', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
