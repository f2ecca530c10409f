import type { Scenario } from '../../../domain/rules/scenarios';
import { type ScenarioScore, scoreScenario as score } from '../../../domain/rules/scenarios/score-scenario';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { operation } from '../../kernel/operation';
import { factsOf, scoreInput } from './scenario-input';
import { scenarioById } from './scenarios';

const scoreAnswer = ({ id, ruleset, sources }: Scenario, { sides, winner }: ScenarioScore) => ({
  scenario: id,
  ruleset,
  victoryPoints: sides.map(({ victoryPoints }) => victoryPoints),
  winner,
  sides,
  sources: sources.map(sourceAnswer),
});

/** The Victory Points of a finished game, line by line with reasons, and the winner. */
export const scoreScenario = operation({
  name: 'scoreScenario',
  route: 'POST /v1/scenarios/{id}/score',
  function: 'reference',
  answers: 'ScenarioScore',
  graphql: {
    kind: 'query',
    input: 'ScoreScenarioInput',
    inputDescription: 'The facts of the finished game; `Scenario.facts` tells which are asked for.',
  },
  covers: ['D2'],

  input: scoreInput,
  run: (input) => {
    const found = scenarioById(input.id);
    if (!found.ok) return found;
    const result = score(found.value, factsOf(input));
    invariant(result.ok, 'the input schema lets only possible facts through');
    return ok(scoreAnswer(found.value, result.value));
  },
});
