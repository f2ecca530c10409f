import { neededFacts } from '../../../domain/rules/scenarios/check-facts';
import { factNames, factQuestions } from '../../../domain/rules/scenarios/game-facts';
import type { Scenario } from '../../../domain/rules/scenarios';
import type { ScenarioScore } from '../../../domain/rules/scenarios/score-scenario';
import { sourceAnswer } from '../../kernel/answers';

/** A scenario as every interface shows it. */
export const scenarioAnswer = (scenario: Scenario) => {
  const needed = neededFacts(scenario);
  const { id, name, aliases, ruleset, format, summary, armies, layout, initialPriority, end } = scenario;
  return {
    id,
    name,
    aliases,
    ruleset,
    format,
    summary,
    armies,
    layout,
    objectives: scenario.objectives,
    deployment: scenario.deployment.map(({ who, force, text, withinInches, beyondInches }, index) => ({
      step: index + 1,
      who,
      force,
      text,
      withinInches: withinInches ?? null,
      beyondInches: beyondInches ?? null,
    })),
    initialPriority,
    end,
    specialRules: scenario.specialRules,
    scoring: scenario.scoring.map(({ id: item, name: title, side, each, steps }) => ({
      id: item,
      name: title,
      side,
      each,
      steps,
    })),
    facts: factNames
      .filter((fact) => needed.has(fact))
      .map((fact) => ({ name: fact, text: factQuestions[fact] })),
    sources: scenario.sources.map(sourceAnswer),
  };
};

export const scoreAnswer = ({ id, ruleset, sources }: Scenario, { sides, winner }: ScenarioScore) => ({
  scenario: id,
  ruleset,
  victoryPoints: sides.map(({ victoryPoints }) => victoryPoints),
  winner,
  sides,
  sources: sources.map(sourceAnswer),
});
