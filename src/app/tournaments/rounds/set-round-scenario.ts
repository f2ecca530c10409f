import * as z from 'zod/mini';
import { namedScenario, scenarioDrawnAgain } from '../../../domain/tournaments/changes/round-scenario';
import { optional } from '../../kernel/input';
import { scenarioName } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/**
 * Names the scenario of a drawn round, or draws it again from the pool of the pack by the published seed. The tables stay, and a later
 * redraw keeps the scenario. Vetoes of scenarios that are no longer a choice are dropped.
 */
export const setRoundScenario = roundOperation({
  name: 'setRoundScenario',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/scenario',
  graphql: { input: 'SetRoundScenarioInput', inputDescription: 'The scenario and why.' },
  when: ['ROUND_DRAWN'],
  event: 'SCENARIO_CHANGED',

  fields: {
    scenario: optional(
      scenarioName.check(
        z.describe(
          'The scenario to play, in a doubles event the id of a doubles scenario; drawn again from the pool of the pack if omitted.',
        ),
      ),
    ),
    reason: reasonText('Why; shown with the round.'),
  },
  set: (round, { input: { scenario, reason }, tournament }) =>
    scenario === undefined
      ? scenarioDrawnAgain(tournament, round, reason)
      : namedScenario(tournament, round, { scenario, reason }),
});
