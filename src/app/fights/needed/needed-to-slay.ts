import { chanceToSlay } from '../../../domain/rules/combat/fight-odds';
import { mapAnswer } from '../../kernel/use-case';
import { fightOf, fightSources } from '../odds/fight-odds';
import { settledFightFaults } from '../questions/edition-faults';
import { fightFields, fightLimits } from '../questions/fields';
import { paidFightOdds } from '../work';
import { neededOperation } from './least-number';
import { duelWith, rangeOf, sideNumberFaults, sideNumberFields, unitOf } from './side-number';

/**
 * The least number of models, supporters or points of Might with which a side slays as often as is wanted: the model aimed at with
 * KILL_TARGET, otherwise every enemy in the fight.
 */
export const neededToSlay = neededOperation({
  name: 'neededToSlay',
  route: 'POST /v1/fights/needed-to-slay',
  inputDescription: 'Both sides, and what is looked for.',
  covers: ['C4'],

  fields: { ...fightFields, ...sideNumberFields },
  faults: (value) => [...settledFightFaults(value), ...sideNumberFaults(value)],
  numbers: (input, context) => {
    const fight = fightOf(input);
    const limits = { switches: fight.switches, mostFighters: fightLimits.targets };
    return {
      ...rangeOf(fight, input, limits),
      unit: unitOf[input.numberOf],
      tryOut: (number) => {
        const tried = duelWith(fight, input, number);
        return mapAnswer(paidFightOdds(tried, context), (odds) => ({
          chance: chanceToSlay(tried, odds, input.side === 1 ? 1 : 0),
          sources: fightSources(tried),
        }));
      },
    };
  },
});
