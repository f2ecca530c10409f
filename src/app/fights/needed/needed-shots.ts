import { volleyRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { volleyOdds, volleyWork } from '../../../domain/rules/combat/volley-odds';
import { type CrossFault, wholeNumber, withDefault } from '../../kernel/input';
import { mapAnswer } from '../../kernel/use-case';
import { faultRows } from '../../rules/fault-rows';
import { rulesetOf } from '../../rules/ruleset';
import { chanceOfAll, restsOn } from '../answers';
import { listIn, numberAt } from '../questions/faults';
import { fightLimits } from '../questions/fields';
import { shooterOf } from '../questions/shooter-fields';
import { targetOf, volleyFaults, volleyFields } from '../questions/volley-fields';
import { payForStates } from '../work';
import { neededOperation, placeFault } from './least-number';

const shooterFaults = (value: unknown): readonly CrossFault[] => {
  const shooters = listIn(value, 'shooters');
  const place = numberAt(value, 'shooter', 0);
  return faultRows(placeFault(shooters, place, 'shooter'), [
    numberAt(shooters[place], 'might', 0) > 0,
    ['shooter'],
    'INCONSISTENT',
    'a shooter with Might stands alone: name one without, or give it none here',
  ]);
};

/** The least number of shooters alike with which a volley slays its target as often as is wanted. */
export const neededShots = neededOperation({
  name: 'neededShots',
  route: 'POST /v1/fights/needed-shots',
  inputDescription: 'The shooters, their target, and the chance that is wanted.',
  covers: ['C5'],

  fields: {
    ...volleyFields,
    shooter: withDefault(
      wholeNumber(0, 29, 'The place of the shooters, from 0, whose number is looked for.'),
      0,
    ),
  },
  faults: (value) => [...volleyFaults(value), ...shooterFaults(value)],
  numbers: ({ shooter, ...input }, context) => {
    const ruleset = rulesetOf(input.edition);
    const target = targetOf(input.target);
    const shooters = input.shooters.map(shooterOf(input.edition));
    const beside = shooters.reduce((sum, { count }, i) => (i === shooter ? sum : sum + count), 0);
    // All numbers that are tried are one question's work.
    let counted = 0;
    return {
      from: 1,
      most: fightLimits.shooters - beside,
      unit: 'shooters',
      tryOut: (count) => {
        const tried = shooters.map((one, i) => (i === shooter ? { ...one, count } : one));
        const question = { ruleset, shooters: tried, target, instead: null };
        const states = volleyWork(question);
        counted += states;
        return mapAnswer(payForStates(context, { states, counted, path: 'shooters' }), () => ({
          chance: chanceOfAll(volleyOdds(question).slain),
          sources: restsOn(ruleset, [ruleset.sources.shooting], volleyRulings(question)),
        }));
      },
    };
  },
});
