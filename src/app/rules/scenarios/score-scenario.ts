import { scoreScenario as score } from '../../../domain/rules/scenarios/score-scenario';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import { ruling } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { operation } from '../../kernel/operation';
import { factsOf, scoreInput } from './scenario-input';
import { scenarioById } from './scenarios';

/** Steps of Victory Points, leaders and Fate, and whom "force" means (rulings 18, 18a, 19). */
const scoringRulings = ['18', '18a', '19'].map(ruling);

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
    const { id, ruleset, sources } = found.value;
    const { sides, winner } = result.value;
    const victoryPoints = sides.map((side) => side.victoryPoints);
    return ok({
      scenario: id,
      ruleset,
      victoryPoints,
      winner,
      sides,
      sources: [...sources, ...scoringRulings].map(sourceAnswer),
    });
  },
});
