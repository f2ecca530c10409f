import * as z from 'zod/mini';
import type { Fight } from '../../../domain/rules/combat/fight';
import { type FightOdds, prepareFight } from '../../../domain/rules/combat/fight-odds';
import type { SideIndex } from '../../../domain/rules/rulesets/fight-model';
import { type Fraction, ZERO } from '../../../shared/fraction';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { ok } from '../../kernel/use-case';
import { fightOf, fightSources } from '../odds/fight-odds';
import { fightQuestion } from '../profiles/profiles';
import { settledFightFaults } from '../questions/edition-faults';
import { fightFields, fightLimits } from '../questions/fields';
import { payForStates, tooMuchWork } from '../work';
import { leastNumber, wantedField } from './least-number';
import { duelWith, rangeOf, sideNumberFaults, sideNumberFields, unitOf } from './side-number';

/** The chance that the side slays the model that it aims at, or every enemy in the fight. */
const slays = ({ sides }: Fight, { ends, models }: FightOdds, side: SideIndex): Fraction => {
  const { aim, aimedAt } = sides[side];
  if (aim === 'KILL_TARGET') return models[side === 0 ? 1 : 0][aimedAt]?.wounds.at(-1) ?? ZERO;
  return ends.filter(({ winner }) => winner === side).at(-1)?.probability ?? ZERO;
};

/**
 * The least number of models, supporters or points of Might with which a side slays as often as is wanted: the model aimed at with
 * KILL_TARGET, otherwise every enemy in the fight.
 */
export const neededToSlay = operation({
  name: 'neededToSlay',
  route: 'POST /v1/fights/needed-to-slay',
  answers: 'Needed',
  ...fightQuestion('NeededToSlayInput', 'Both sides, and what is looked for.'),
  covers: ['C4'],

  input: z
    .strictObject({ ...fightFields, ...sideNumberFields, ...wantedField })
    .check(crossCheck((value) => [...settledFightFaults(value), ...sideNumberFaults(value)])),
  run: (input, context: Pick<RulesContext, 'work'> | undefined) => {
    const fight = fightOf(input);
    const { switches } = fight;
    return leastNumber({
      ...rangeOf(fight, input, { switches, mostFighters: fightLimits.targets }),
      wantedPercent: input.wantedPercent,
      unit: unitOf[input.numberOf],
      tryOut: (number) => {
        const tried = duelWith(fight, input, number);
        const prepared = prepareFight(tried);
        if (prepared.odds === null) return tooMuchWork(prepared.work, 'sides');
        const paid = payForStates(context, { states: prepared.work, path: 'sides' });
        if (!paid.ok) return paid;
        const chance = slays(tried, prepared.odds(), input.side === 1 ? 1 : 0);
        return ok({ chance, sources: fightSources(tried) });
      },
    });
  },
});
