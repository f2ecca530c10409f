import { duelOdds } from '../../../domain/rules/combat/duel-odds';
import { duelRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { mapAnswer, spend } from '../../kernel/use-case';
import { restsOn } from '../answers';
import { duelFields, duelOf } from '../odds/duel-odds';
import { duelQuestionFaults } from '../questions/edition-faults';
import { fightLimits } from '../questions/fields';
import { neededOperation } from './least-number';
import { duelWith, rangeOf, sideNumberFaults, sideNumberFields, unitOf } from './side-number';

/** The least number of models, supporters or points of Might with which a side wins a Duel as often as is wanted. */
export const neededToWin = neededOperation({
  name: 'neededToWin',
  route: 'POST /v1/fights/needed-to-win',
  inputDescription: 'Both sides, and what is looked for.',
  covers: ['C1', 'C2'],

  fields: { ...duelFields, ...sideNumberFields },
  faults: (value) => [...duelQuestionFaults(value), ...sideNumberFaults(value)],
  numbers: (input, context) => {
    const { duel, switches } = duelOf(input);
    const { ruleset } = duel;
    return {
      ...rangeOf(duel, input, { switches, mostFighters: fightLimits.dicePerSide }),
      unit: unitOf[input.numberOf],
      tryOut: (number) =>
        mapAnswer(spend(context, 1), () => {
          const tried = duelWith(duel, input, number);
          return {
            chance: duelOdds(tried, switches).win[input.side === 1 ? 1 : 0],
            sources: restsOn(ruleset, [ruleset.sources.duelRoll], duelRulings(tried)),
          };
        }),
    };
  },
});
