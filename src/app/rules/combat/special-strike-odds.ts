import { operation } from '../../kernel/operation';
import { everyEnd } from '../../../domain/rules/rolls/dice-game';
import { specialStrikeGame } from '../../../domain/rules/rolls/special-strikes';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { checkedSituation, situationOf, source } from './special-strikes';

/** The exact chances of a special strike. */
export const specialStrikeOdds = operation({
  name: 'specialStrikeOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/special-strikes/odds',
  function: 'rolls',
  answers: 'SpecialStrikeOdds',
  graphql: { kind: 'query', input: 'SpecialStrikeInput', inputDescription: 'The situation.' },
  covers: ['A25'],

  input: checkedSituation,
  run: (input) =>
    ok({
      strike: input.strike,
      outcomes: everyEnd(
        () => specialStrikeGame(situationOf(input)),
        ({ outcome }) => outcome,
      ).map(({ outcome: { outcome, fight, strength, defence }, probability }) => ({
        outcome,
        fight,
        strength,
        defence,
        probability: chance(probability),
      })),
      source,
    }),
});
