import { WORK_LIMIT } from '../../domain/rules/rulesets/fight-model';
import { type Answer, invalidField, spend } from '../kernel/use-case';

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
  context: unknown,
  {
    states,
    counted = states,
    path,
  }: { readonly states: number; readonly counted?: number; readonly path: string },
): Answer<true> =>
  counted > WORK_LIMIT ? tooMuchWork(counted, path) : spend(context, states / STATES_PER_UNIT);
