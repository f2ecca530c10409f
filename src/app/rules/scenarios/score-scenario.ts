import type * as z from 'zod/mini';
import { scoreScenario as score } from '../../../domain/rules/scenarios/score-scenario';
import type { Scenario } from '../../../domain/rules/scenarios';
import { turnsOf } from '../../../domain/rules/scenarios/turns';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import { ruling } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { type Direction, changeAnswer, changesOf, withChanges } from '../asking/changes';
import { fieldsOfInput } from '../asking/input-fields';
import { operation } from '../../kernel/operation';
import { factsOf, scoreInput } from './scenario-input';
import { scenarioById } from './scenarios';

/** Steps of Victory Points, leaders and Fate, and whom "force" means (rulings 18, 18a, 19). */
const scoringRulings = ['18', '18a', '19'].map(ruling);

/** As a game goes on, models fall, Wounds add up and banners go down; who stands at an objective may change either way. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...{ id: 'FIXED', hero: 'FIXED', startingModels: 'FIXED', quarterLeft: 'FIXED' },
  ...{ modelsLeft: 'DOWN', banners: 'DOWN' },
  ...{ broken: 'UP', wounds: 'UP', slain: 'UP', killsInCombat: 'UP', slainByEnemyLeader: 'UP' },
};

/** Units of work of the game, and of each objective: each is scored again with many other numbers. */
const UNITS = 3;

const rules = { directionOf: (field: string) => DIRECTIONS[field] ?? 'ANY', mayRemove: false } as const;

/** Changes that would turn the game, as far as its facts can still change. */
const turnsIn = (scenario: Scenario, input: z.output<typeof scoreInput>) =>
  turnsOf(changesOf(fieldsOfInput(scoreInput), input, rules), (changes) => {
    const result = score(scenario, factsOf(withChanges(input, changes) as typeof input));
    if (!result.ok) return null;
    const { sides, winner } = result.value;
    return { winner, victoryPoints: [sides[0].victoryPoints, sides[1].victoryPoints] as const };
  }).map((turn) => ({ ...turn, changes: turn.changes.map(changeAnswer) }));

/** The Victory Points of a game, line by line with reasons, the winner, and what would turn it. */
export const scoreScenario = operation({
  name: 'scoreScenario',
  route: 'POST /v1/scenarios/{id}/score',
  function: 'reference',
  answers: 'ScenarioScore',
  graphql: {
    kind: 'query',
    inputDescription: 'The facts of the finished game; `Scenario.facts` tells which are asked for.',
  },
  covers: ['D2'],

  input: scoreInput,
  price: ({ objectives = [] }) => UNITS + UNITS * objectives.length,
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
      turns: turnsIn(found.value, input),
      sources: [...sources, ...scoringRulings].map(sourceAnswer),
    });
  },
});
