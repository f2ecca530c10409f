import * as z from 'zod/mini';
import { factFaults } from '../../../domain/rules/scenarios/check-facts';
import type { GameFacts } from '../../../domain/rules/scenarios/game-facts';
import { findScenario } from '../../../domain/rules/scenarios';
import { typedCrossCheck, idText, listField, optional, wholeNumber, inputObject } from '../../kernel/input';
import { MOST_MODELS } from '../game/game-state';

const yesOrNo = (description: string) => z.boolean().check(z.describe(description));

const models = (description: string) => wholeNumber(0, MOST_MODELS, `${description}.`);

const leader = inputObject('ScenarioLeaderInput', "A force's leader at the end of the game.", {
  wounds: optional(
    wholeNumber(0, 1000, 'Wounds the enemy caused on the leader, those stopped by Fate left out.'),
  ),
  slain: optional(
    yesOrNo('Whether the leader was removed from the game, also without a Wound (drowned, banished).'),
  ),
  killsInCombat: optional(
    models('Models the leader slew in combat, not by shooting, Magical Powers or Hurl'),
  ),
  slainByEnemyLeader: optional(yesOrNo('Whether one of the enemy’s leaders slew this leader in combat.')),
});

const target = inputObject('ScenarioTargetInput', 'An enemy Hero chosen in secret.', {
  hero: z
    .string()
    .check(z.minLength(1), z.maxLength(100), z.describe('Name of the enemy Hero that was chosen.')),
  wounds: wholeNumber(0, 1000, 'Wounds caused on the Hero, those stopped by Fate left out.'),
  slain: yesOrNo('Whether the Hero was removed from the game.'),
  nearCentre: yesOrNo('Whether the Hero is within 6" of the centre of the board at the end.'),
});

const side = inputObject('ScenarioSideInput', 'One side at the end of the game.', {
  startingModels: optional(wholeNumber(1, MOST_MODELS, 'Models at the start, in doubles of the whole army.')),
  modelsLeft: optional(models('Models not slain, those of warbands still to arrive included')),
  broken: optional(
    yesOrNo('Whether the side is Broken; required if its models were not counted, checked if they were.'),
  ),
  quarterLeft: optional(yesOrNo('Whether a quarter of the starting models is left, or fewer; only checked.')),
  banners: optional(models('Banners still on the board')),
  leaders: optional(
    listField(leader, [0, 10], 'The Primary Force’s leader, who is the army’s, then the Secondary Force’s.'),
  ),
  targets: optional(
    listField(target, [0, 10], 'Duel of Wits: the enemy Heroes that the side’s two players chose.'),
  ),
});

const objective = inputObject('ObjectiveModelsInput', 'Models at one objective.', {
  id: idText('Id of the objective, as the scenario gives it.'),
  models: listField(
    models('Models that count there'),
    [2, 2],
    'Models of the first and of the second side that count there.',
  ),
});

const fields = z.strictObject({
  id: idText('Id of the scenario.'),
  sides: listField(side, [2, 2], 'The two sides; Team A first where the scenario has a Team A.'),
  objectives: optional(
    listField(objective, [0, 20], 'Models at each objective, where the scenario counts them.'),
  ),
});

/** The facts as the scorer wants them; the schema has made sure of two sides and of pairs. */
export const factsOf = (input: z.output<typeof fields>): GameFacts => input as unknown as GameFacts;

/** Ranges and contradictions are found together, so that one answer lists every fault. */
export const scoreInput = fields.check(
  typedCrossCheck((input: z.output<typeof fields>) => {
    const scenario = findScenario(input.id);
    return scenario === undefined || input.sides.length !== 2 ? [] : factFaults(scenario, factsOf(input));
  }),
);
