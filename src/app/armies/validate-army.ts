import { operation } from '../kernel/operation';
import { ok } from '../../shared/result';
import { armyInput, armyPrice, armyQuestion } from './army-input';
import { armyReportAnswer } from './army-report-answer';

/**
 * Whether an army may be played: every finding with its numbers, source and fix, the facts, and what would fix
 * it.
 */
export const validateArmy = operation({
  name: 'validateArmy',
  route: 'POST /v1/armies/validate',
  ...armyQuestion,
  answers: 'ArmyReport',
  looksUp: ['CATALOGUE'],
  covers: ['E2', 'E3', 'E4', 'E5', 'E6', 'E7'],

  input: armyInput,
  price: armyPrice,
  run: async (input, context: unknown) => {
    // The catalogue is large: whoever asks for no army does not load it.
    const { checkGivenArmy } = await import('./check-army');
    return checkGivenArmy(input, context, (checked) => ok(armyReportAnswer(checked)));
  },
});
