import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { namedScenario, scenarioDrawnAgain } from '../../../domain/tournaments/event/round-scenario';
import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { conflict, invalidInput } from '../../kernel/use-case';
import { changeRound } from '../change/change-round';
import { scenarioName } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { oneRound } from './rounds';
import { scenarioFaults } from '../pack/scenario-of-round';

/**
 * Names the scenario of a drawn round, or draws it again from the pool of the pack by the published seed. The tables stay, and a later
 * redraw keeps the scenario. Vetoes of scenarios that are no longer a choice are dropped.
 */
export const setRoundScenario = operation({
  name: 'setRoundScenario',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/scenario',
  ...versionedTournamentChange,
  answers: 'Round',
  graphql: { input: 'SetRoundScenarioInput', inputDescription: 'The scenario and why.' },
  who: scorekeepers,
  when: ['ROUND_DRAWN'],
  event: 'SCENARIO_CHANGED',
  covers: ['F8'],

  input: z.strictObject({
    ...oneRound,
    scenario: optional(
      scenarioName.check(
        z.describe(
          'What is played, in a doubles event the id of a doubles scenario; drawn again from the pool of the pack if omitted.',
        ),
      ),
    ),
    reason: reasonText('Why; shown with the round.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        set: (round, tournament) => {
          const { scenario, reason } = input;
          if (scenario !== undefined) {
            const faults = scenarioFaults(tournament.head.facts.format, [scenario]);
            return faults.length > 0
              ? invalidInput(faults.map((fault) => ({ ...fault, path: 'scenario' })))
              : ok(namedScenario(round, scenario, reason));
          }
          const drawn = scenarioDrawnAgain(tournament, round, reason);
          return drawn
            ? ok(drawn)
            : conflict('NO_SCENARIO_POOL', 'The pack has no pool to draw from: name the scenario.');
        },
      },
      context,
    ),
});
