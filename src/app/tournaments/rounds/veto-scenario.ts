import * as z from 'zod/mini';
import { vetoed } from '../../../domain/tournaments/changes/round-scenario';
import { scenarioName } from '../fields';
import { resultOperation } from '../change/change-result';

/**
 * Vetoes one of the scenarios that a round has to choose from: the players of a table in turn until one is left. The lower player number
 * begins if the two numbers add up to an even one, otherwise the higher. A scorekeeper vetoes for whoever's turn it is. Whatever nobody vetoes stays, and the first of what is left, in the order
 * drawn, is played.
 */
export const vetoScenario = resultOperation({
  name: 'vetoScenario',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/veto',
  ifMatch: true,
  graphql: { input: 'VetoScenarioInput', inputDescription: 'The scenario that is not to be played.' },
  when: ['ROUND_DRAWN', 'ROUND_STARTED'],
  event: 'SCENARIO_CHANGED',
  covers: ['F8'],

  fields: {
    scenario: scenarioName.check(z.describe('One of the scenarios that are left.')),
  },
  set: (table, { input, actor }) => vetoed(table, input.scenario, actor.entrant),
});
