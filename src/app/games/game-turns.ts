import { factsOfGame, scenarioOf } from '../../domain/games/score';
import { scoredSteps, sheetOf } from '../../domain/games/score-by-sheet';
import type { ScenarioTurn } from '../kernel/generated/answers';
import type { GameFacts } from '../tournaments/store/game-item';

/** The changes that would turn a game as it stands; empty where it cannot be scored. */
export const turnsOfGame = async ({ setup, state }: GameFacts): Promise<readonly ScenarioTurn[]> => {
  const sheet = sheetOf(setup);
  if (sheet) {
    const { scoreSheet } = await import('../rules/editions/sheet-score');
    const sides = ([0, 1] as const).map((side) => [...scoredSteps(sheet, { setup, state }, side)]);
    const scored = await scoreSheet.run({ id: sheet.id, sides }, undefined);
    return scored.ok ? scored.value.turns : [];
  }
  const scenario = scenarioOf(setup);
  if (!scenario) return [];
  const [{ scoreScenario }, { scoreInput }, { checkInput }] = await Promise.all([
    import('../rules/scenarios/score-scenario'),
    import('../rules/scenarios/scenario-input'),
    import('../kernel/use-case'),
  ]);
  const input = checkInput(scoreInput, { id: scenario.id, ...factsOfGame(scenario, setup, state) });
  if (!input.ok) return [];
  const scored = await scoreScenario.run(input.value, undefined);
  return scored.ok ? scored.value.turns : [];
};
