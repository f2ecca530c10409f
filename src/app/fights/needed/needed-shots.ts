import * as z from 'zod/mini';
import { volleyRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { volleyOdds, volleyWork } from '../../../domain/rules/combat/volley-odds';
import { type CrossFault, crossCheck, wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { ok } from '../../kernel/use-case';
import { faultRows } from '../../rules/fault-rows';
import { rulesetOf } from '../../rules/ruleset';
import { restsOn } from '../answers';
import { fightQuestion } from '../profiles/profiles';
import { listIn, numberAt } from '../questions/faults';
import { fightLimits } from '../questions/fields';
import { shooterOf } from '../questions/shooter-fields';
import { targetOf, volleyFaults, volleyFields } from '../questions/volley-fields';
import { payForStates } from '../work';
import { leastNumber, wantedField } from './least-number';

const shooterFaults = (value: unknown): readonly CrossFault[] => {
  const shooters = listIn(value, 'shooters');
  const place = numberAt(value, 'shooter', 0);
  const shooter = shooters[place];
  return faultRows(
    [
      shooters.length > 0 && shooter === undefined,
      ['shooter'],
      'UNKNOWN_REFERENCE',
      `there is no shooter ${place}: places run from 0 to ${shooters.length - 1}`,
    ],
    [
      numberAt(shooter, 'might', 0) > 0,
      ['shooter'],
      'INCONSISTENT',
      'a shooter with Might stands alone: name one without, or give it none here',
    ],
  );
};

/** The least number of shooters alike with which a volley slays its target as often as is wanted. */
export const neededShots = operation({
  name: 'neededShots',
  route: 'POST /v1/fights/needed-shots',
  answers: 'Needed',
  ...fightQuestion('NeededShotsInput', 'The shooters, their target, and the chance that is wanted.'),
  covers: ['C5'],

  input: z
    .strictObject({
      ...volleyFields,
      shooter: withDefault(
        wholeNumber(0, 29, 'The place of the shooters, from 0, whose number is looked for.'),
        0,
      ),
      ...wantedField,
    })
    .check(crossCheck((value) => [...volleyFaults(value), ...shooterFaults(value)])),
  run: (input, context: Pick<RulesContext, 'work'> | undefined) => {
    const ruleset = rulesetOf(input.edition);
    const shooters = input.shooters.map(shooterOf(input.edition));
    // All numbers that are tried are one question's work.
    let counted = 0;
    const beside = shooters.reduce((sum, { count }, i) => (i === input.shooter ? sum : sum + count), 0);
    return leastNumber({
      from: 1,
      most: fightLimits.shooters - beside,
      wantedPercent: input.wantedPercent,
      unit: 'shooters',
      tryOut: (number) => {
        const question = {
          ruleset,
          shooters: shooters.map((one, i) => (i === input.shooter ? { ...one, count: number } : one)),
          target: targetOf(input.target),
          instead: null,
        };
        const states = volleyWork(question);
        counted += states;
        const paid = payForStates(context, { states, counted, path: 'shooters' });
        if (!paid.ok) return paid;
        const { slain } = volleyOdds(question);
        return ok({
          chance: slain.at(-1) as (typeof slain)[number],
          sources: restsOn(ruleset, [ruleset.sources.shooting], volleyRulings(question)),
        });
      },
    });
  },
});
