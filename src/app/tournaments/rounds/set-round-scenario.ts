import * as z from 'zod/mini';
import { namedScenario, scenarioDrawnAgain } from '../../../domain/tournaments/event/round-scenario';
import type { RoundFacts } from '../../../domain/tournaments/event/facts';
import { type Fault, fault } from '../../kernel/faults';
import { optional } from '../../kernel/input';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { scenarioName } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { scenarioFaults } from '../pack/pack-changes';
import { roundOperation } from '../change/change-round';

/** A scenario that decides which army is played must be one of an army. */
const unplayedFaults = ({ armies }: RoundFacts, scenario: string): readonly Fault[] => {
  if (armies?.chosen !== 'BY_SCENARIO') return [];
  const played = armies.slots.flatMap(({ scenarios }) => scenarios);
  return played.includes(scenario)
    ? []
    : [fault('scenario', 'NOT_ALLOWED', `must be one in which an army is played: ${played.join(', ')}`)];
};

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
  set: (round, { input: { scenario, reason }, tournament }) => {
    if (scenario !== undefined) {
      const faults = [
        ...scenarioFaults(tournament.head.facts, [scenario]),
        ...unplayedFaults(round.facts, scenario),
      ];
      return faults.length > 0
        ? invalidInput(faults.map((found) => ({ ...found, path: 'scenario' })))
        : ok(namedScenario(round, scenario, reason));
    }
    const drawn = scenarioDrawnAgain(tournament, round, reason);
    return drawn
      ? ok(drawn)
      : conflict('NO_SCENARIO_POOL', 'The pack has no pool to draw from: name the scenario.');
  },
});
