import { isWipedOut } from '../game/state';
import { countOf, modelFaults } from './check-models';
import { leaderFaults } from './check-leaders';
import { objectiveFaults } from './check-objectives';
import { targetFaults } from './check-targets';
import { type FactFault, type FactName, type GameFacts, when } from './game-facts';
import type { Scenario } from './scenario';

/** The facts that the scenario asks for; a scenario without Victory Points asks for the survivors. */
export const neededFacts = ({ scoring }: Scenario): ReadonlySet<FactName> =>
  new Set(scoring.length === 0 ? ['MODELS_LEFT'] : scoring.flatMap(({ needs }) => needs));

/** A wipe-out ends the game at once, so exactly one side is gone. */
const wipeOutFaults = (scenario: Scenario, { sides }: GameFacts): readonly FactFault[] => {
  const [first, second] = sides.map(countOf);
  if (scenario.end.condition !== 'WIPED_OUT' || first === undefined || second === undefined) return [];
  const gone = [first, second].filter(isWipedOut).length;
  return when(gone !== 1, {
    path: ['sides'],
    code: 'INCONSISTENT',
    message:
      gone === 0
        ? 'the game lasts until one side is wiped out: both still have models'
        : 'the game ends when the first side is wiped out: the other then still has models',
  });
};

/** Everything missing or impossible in the facts, for this scenario; empty where they can be scored. */
export const factFaults = (scenario: Scenario, facts: GameFacts): readonly FactFault[] => {
  const needed = neededFacts(scenario);
  return [
    ...modelFaults(needed, facts),
    ...leaderFaults(scenario, needed, facts),
    ...targetFaults(needed, facts),
    ...objectiveFaults(scenario, needed, facts),
    ...wipeOutFaults(scenario, facts),
  ];
};
