import { type Result, ok, refused } from '../../../shared/result';
import { isBroken } from '../game/state';
import { factFaults } from './check-facts';
import { countOf } from './check-models';
import type { FactFault, GameFacts, SideFacts } from './game-facts';
import type { Scenario } from './scenario';
import type { CheckedSide, SideView } from './scoring-item';

export type SideScore = ReturnType<typeof sideScore>;

export const winners = {
  FIRST: 'The first side.',
  SECOND: 'The second side.',
  DRAW: 'Nobody: the Victory Points are level.',
} as const;
export type Winner = keyof typeof winners;

export interface ScenarioScore {
  readonly sides: readonly [SideScore, SideScore];
  readonly winner: Winner;
}

const checkedSide = (side: SideFacts): CheckedSide => {
  const count = countOf(side);
  return { ...side, broken: count === undefined ? side.broken === true : isBroken(count) };
};

const viewOf = (scenario: Scenario, { sides, objectives }: GameFacts, own: 0 | 1): SideView => ({
  own: checkedSide(sides[own]),
  enemy: checkedSide(sides[own === 0 ? 1 : 0]),
  objectives: scenario.objectives.map(({ id, name }) => {
    const models = objectives?.find((objective) => objective.id === id)?.models ?? [0, 0];
    return { name, own: models[own], enemy: models[own === 0 ? 1 : 0] };
  }),
});

const sideScore = (scenario: Scenario, facts: GameFacts, own: 0 | 1) => {
  const view = viewOf(scenario, facts, own);
  const lines = scenario.scoring
    .filter(({ side }) => side === 'BOTH' || side === (own === 0 ? 'TEAM_A' : 'TEAM_B'))
    .flatMap(({ id, name, score }) => score(view).map((line) => ({ item: id, name, ...line })));
  return {
    victoryPoints: lines.reduce((sum, { points }) => sum + points, 0),
    broken: view.own.broken,
    /** Every item the side could score, those worth nothing too. */
    lines,
  };
};

/** The side with more Victory Points. */
export const winnerByPoints = ([first, second]: readonly [number, number]): Winner =>
  first > second ? 'FIRST' : first < second ? 'SECOND' : 'DRAW';

/**
 * The Victory Points of a finished game, line by line, and who won (rulings 17-19). Where a wipe-out decides, there
 * are no lines and the side with models left has won.
 * Refused with every fact that is missing or impossible.
 */
export const scoreScenario = (
  scenario: Scenario,
  facts: GameFacts,
): Result<ScenarioScore, readonly FactFault[]> => {
  const faults = factFaults(scenario, facts);
  if (faults.length > 0) return refused(faults);
  const sides = [sideScore(scenario, facts, 0), sideScore(scenario, facts, 1)] as const;
  const winner =
    scenario.end.condition === 'WIPED_OUT'
      ? facts.sides[0].modelsLeft === 0
        ? 'SECOND'
        : 'FIRST'
      : winnerByPoints([sides[0].victoryPoints, sides[1].victoryPoints]);
  return ok({ sides, winner });
};
