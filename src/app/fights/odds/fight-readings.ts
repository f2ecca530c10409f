import * as z from 'zod/mini';
import { prepareFight } from '../../../domain/rules/combat/fight-odds';
import { knockedDownSource } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { rulesetIdOf } from '../../rules/edition';
import { fightQuestionFaults } from '../questions/edition-faults';
import { fightFields } from '../questions/fields';
import { fightQuestion } from '../profiles/profiles';
import { type WorkContext, payForStates, tooMuchWork } from '../work';
import { fightOf, oddsAnswer } from './fight-odds';

/**
 * The odds of a fight under both readings of what the sources of the 2024 edition leave open: whether a model that a charge knocks down
 * after it lost is Trapped.
 */
export const fightReadings = operation({
  name: 'fightReadings',
  route: 'POST /v1/fights/fight-readings',
  answers: 'FightReadings',
  ...fightQuestion('FightReadingsInput', 'Both sides.'),
  covers: ['C8'],

  input: z.strictObject(fightFields).check(crossCheck(fightQuestionFaults)),
  run: (input, context: WorkContext) => {
    const under = (knockedDownIsTrapped: boolean) =>
      prepareFight(fightOf({ ...input, switches: { ...input.switches, knockedDownIsTrapped } }));
    const [trapped, standing] = [under(true), under(false)];
    const counted = Math.max(trapped.work, standing.work);
    if (trapped.odds === null || standing.odds === null) return tooMuchWork(counted, 'sides');
    const states = trapped.work + standing.work;
    const paid = payForStates(context, { states, counted, path: 'sides' });
    if (!paid.ok) return paid;
    return ok({
      ruleset: rulesetIdOf(input.edition),
      knockedDownIsTrapped: oddsAnswer(trapped.odds()),
      knockedDownIsNotTrapped: oddsAnswer(standing.odds()),
      source: sourceAnswer(knockedDownSource),
    });
  },
});
