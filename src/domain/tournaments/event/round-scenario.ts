import { currentPack } from '../pack/pack-versions';
import { scenariosDrawnAgain, scenariosOfRound, type RoundScenarios } from '../scenarios/scenarios-of-round';
import type { RoundFacts } from './facts';
import type { Round, Tournament } from './tournament';

type ScenarioFacts = Pick<RoundFacts, 'scenario' | 'scenarioChoices' | 'scenarioChange'>;

/** Choices are stored only if there are or were some. */
const factsOf = ({ scenario, choices }: RoundScenarios, before: RoundFacts | undefined): ScenarioFacts => ({
  scenario,
  ...((choices.length > 0 || before?.scenarioChoices !== undefined) && { scenarioChoices: choices }),
});

/** The scenario of a round that is drawn: a choice by hand stays; otherwise the pack draws it, or the event names it. */
export const scenarioAtDraw = ({ head, rounds }: Tournament, number: number): ScenarioFacts => {
  const { scenarios, packs = [], seed } = head.facts;
  const before = rounds[number - 1]?.facts;
  if (before?.scenarioChange) return { scenario: before.scenario ?? null };
  const rules = currentPack(packs).scenarios;
  return factsOf(
    rules.by === 'NAMED'
      ? { scenario: scenarios?.[number - 1] ?? null, choices: [] }
      : scenariosOfRound(rules, seed, number),
    before,
  );
};

/** The scenario that an organiser names for a drawn round. */
export const namedScenario = ({ facts }: Round, scenario: string, reason: string): ScenarioFacts => ({
  ...factsOf({ scenario, choices: [] }, facts),
  scenarioChange: { draws: facts.scenarioChange?.draws ?? 0, reason },
});

/** The scenarios of a drawn round, drawn again from the pack's pool; undefined where the pack has none. */
export const scenarioDrawnAgain = (
  { head, rounds }: Tournament,
  { number, facts }: Round,
  reason: string,
): ScenarioFacts | undefined => {
  const { packs = [], seed } = head.facts;
  const rules = currentPack(packs).scenarios;
  if (rules.by === 'NAMED') return undefined;
  const draws = (facts.scenarioChange?.draws ?? 0) + 1;
  const scenarios = rounds.slice(0, number).map((round) => round.facts.scenario ?? null);
  return {
    ...factsOf(scenariosDrawnAgain(rules, seed, { round: number, draw: draws + 1, scenarios }), facts),
    scenarioChange: { draws, reason },
  };
};
