import type { Fight } from '../../domain/rules/combat/fight';
import { type FightOdds, prepareFight } from '../../domain/rules/combat/fight-odds';
import type { RulesContext } from '../kernel/ports';
import { WORK_LIMIT } from '../../domain/rules/rulesets/fight-model';
import { type Answer, invalidField, mapAnswer, spend } from '../kernel/use-case';

/** The budget of the request that a question takes its work out of; none where the service itself asks. */
export type WorkContext = Pick<RulesContext, 'work'> | undefined;

const STATES_PER_UNIT = 50;

/** The refusal of a question that would take too long; `path` names the field to shorten. */
export const tooMuchWork = (states: number, path: string): Answer<never> =>
  invalidField(
    path,
    'TOO_LARGE',
    `these are ${Math.ceil(states)} states to work through, ${WORK_LIMIT} at most: give fewer Attacks, targets, Fate, Might or re-rolls, or strikesRolled TOGETHER at one target`,
  );

/** Takes the states of a question out of the request's budget, or refuses. `counted` is compared with the limit, if it is not all. */
export const payForStates = (
  context: WorkContext,
  {
    states,
    counted = states,
    path,
  }: { readonly states: number; readonly counted?: number; readonly path: string },
): Answer<true> =>
  counted > WORK_LIMIT ? tooMuchWork(counted, path) : spend(context, states / STATES_PER_UNIT);

/** The odds of a fight, paid for out of the request's budget; `path` names the field to shorten. */
export const paidFightOdds = (fight: Fight, context: WorkContext, path = 'sides'): Answer<FightOdds> => {
  const { work, odds } = prepareFight(fight);
  return odds === null
    ? tooMuchWork(work, path)
    : mapAnswer(payForStates(context, { states: work, path }), () => odds());
};
