import { findScenario } from '../rules/scenarios';
import { neededFacts } from '../rules/scenarios/check-facts';
import type {
  FactName,
  GameFacts,
  LeaderFacts,
  ObjectiveFacts,
  SideFacts,
  TargetFacts,
} from '../rules/scenarios/game-facts';
import type { Scenario } from '../rules/scenarios/scenario';
import { scoreScenario } from '../rules/scenarios/score-scenario';
import { type GameState, valueOf } from './changes';
import { scoreBySheet, sheetOf } from './score-by-sheet';
import { type GameScore, type Side, bothSides, leaderOf } from './score-parts';
import type { GameSetup } from './sheet';
import { sideTotals } from './totals';

/** The Victory Points of a game as it stands, by the scenario's way of scoring in its edition. */

export const scenarioOf = ({ edition, scenario }: GameSetup): Scenario | undefined =>
  edition === '2018' && scenario !== null ? findScenario(scenario) : undefined;

const numberIn = (state: GameState, register: string): number | undefined => {
  const value = valueOf(state, register);
  return value === '' ? undefined : Number(value);
};
const yesIn = (state: GameState, register: string): boolean | undefined => {
  const value = valueOf(state, register);
  return value === '' ? undefined : value === 'true';
};

const leaderFacts = (setup: GameSetup, state: GameState, side: Side): readonly LeaderFacts[] => {
  const forces = scenarioOf(setup)?.format === 'DOUBLES' ? 2 : 1;
  const primary = valueOf(state, `${side}.primary`) === '2' ? 1 : 0;
  return Array.from({ length: forces }, (_, place) => {
    const known = leaderOf(
      { setup, state },
      side,
      forces === 1 ? undefined : place === 0 ? primary : 1 - primary,
    );
    const of = `${side}.leader.${place}`;
    const slainByEnemyLeader = yesIn(state, `${of}.slainByLeader`) ?? false;
    return {
      wounds: numberIn(state, `${of}.wounds`) ?? known?.woundsLost ?? 0,
      slain: yesIn(state, `${of}.slain`) ?? (slainByEnemyLeader || (known?.isGone ?? false)),
      killsInCombat: numberIn(state, `${of}.kills`) ?? 0,
      slainByEnemyLeader,
    };
  });
};

const targetFacts = (state: GameState, side: Side): readonly TargetFacts[] =>
  bothSides.map((place) => {
    const of = `${side}.target.${place}`;
    return {
      hero: valueOf(state, `${of}.hero`) || `target ${place + 1}`,
      wounds: numberIn(state, `${of}.wounds`) ?? 0,
      slain: yesIn(state, `${of}.slain`) ?? false,
      nearCentre: yesIn(state, `${of}.nearCentre`) ?? false,
    };
  });

const sideFacts = (
  setup: GameSetup,
  state: GameState,
  { side, needed }: { readonly side: Side; readonly needed: ReadonlySet<FactName> },
): SideFacts => {
  const { models, modelsLeft, broken, banners } = sideTotals(setup, state, side);
  const wantsLeaders = [...needed].some(
    (fact) => fact.startsWith('LEADER') || fact === 'SECONDARY_LEADER_SLAIN',
  );
  // A list with a break point of its own has its models counted only where the scenario wants them.
  const isCounted = models > 0 && (needed.has('MODELS_LEFT') || setup.sides[side].brokenAt !== null);
  return {
    ...(isCounted ? { startingModels: models, modelsLeft } : { broken }),
    ...(needed.has('BANNERS') && { banners: models > 0 ? Math.min(banners, modelsLeft) : banners }),
    ...(wantsLeaders && { leaders: leaderFacts(setup, state, side) }),
    ...(needed.has('TARGETS') && { targets: targetFacts(state, side) }),
  };
};

const objectiveFacts = (scenario: Scenario, state: GameState): readonly ObjectiveFacts[] =>
  scenario.objectives.map(({ id }) => ({
    id,
    models: [numberIn(state, `objective.${id}.0`) ?? 0, numberIn(state, `objective.${id}.1`) ?? 0],
  }));

/** The facts of the game for a scenario of the 2018 edition, as `scoreScenario` takes them. */
export const factsOfGame = (scenario: Scenario, setup: GameSetup, state: GameState): GameFacts => {
  const needed = neededFacts(scenario);
  return {
    sides: [sideFacts(setup, state, { side: 0, needed }), sideFacts(setup, state, { side: 1, needed })],
    ...(needed.has('OBJECTIVES') && { objectives: objectiveFacts(scenario, state) }),
  };
};

/** Facts that only the players know and have not said. */
const unsaid = (scenario: Scenario, { sides }: GameSetup, state: GameState): readonly string[] => {
  const needed = neededFacts(scenario);
  const objectives = needed.has('OBJECTIVES')
    ? scenario.objectives
        .filter(({ id }) => bothSides.some((side) => valueOf(state, `objective.${id}.${side}`) === ''))
        .map(({ name }) => name)
    : [];
  const bySide = bothSides.flatMap((side) => {
    const isUnsaid = (register: string): boolean => valueOf(state, `${side}.${register}`) === '';
    const { name, models } = sides[side];
    return [
      ...(models === 0 && (needed.has('BROKEN') || needed.has('MODELS_LEFT')) ? [`${name}: the army`] : []),
      ...(needed.has('TARGETS') && isUnsaid('target.0.hero') ? [`${name}: the targets`] : []),
      ...(needed.has('LEADER_KILLS') && isUnsaid('leader.0.kills') ? [`${name}: kills of the leaders`] : []),
    ];
  });
  return [...objectives, ...bySide];
};

const scoreByScenario = (scenario: Scenario, setup: GameSetup, state: GameState): GameScore => {
  const missing = unsaid(scenario, setup, state);
  const scored = scoreScenario(scenario, factsOfGame(scenario, setup, state));
  if (!scored.ok)
    return {
      victoryPoints: [0, 0],
      winner: 'DRAW',
      sides: [[], []],
      missing,
      impossible: scored.error.map(({ message }) => message),
    };
  const { sides, winner } = scored.value;
  const lines = sides.map((side) =>
    side.lines.map(({ item, name, points, reason }) => ({ line: item, name, points, reason })),
  );
  return {
    victoryPoints: [sides[0].victoryPoints, sides[1].victoryPoints],
    winner,
    sides: [lines[0] ?? [], lines[1] ?? []],
    missing,
    impossible: [],
  };
};

/** The score of a game as it stands; undefined without a scenario that scores. */
export const scoreOf = (setup: GameSetup, state: GameState): GameScore | undefined => {
  const sheet = sheetOf(setup);
  if (sheet) return scoreBySheet(sheet, setup, state);
  const scenario = scenarioOf(setup);
  return scenario && scoreByScenario(scenario, setup, state);
};

/** Whether each side killed the enemy's leader; null where the sheet has no leader of either side. */
export const leadersKilled = (setup: GameSetup, state: GameState): readonly [boolean, boolean] | null => {
  const [first, second] = bothSides.map((side) => leaderOf({ setup, state }, side));
  return first && second ? [second.isGone, first.isGone] : null;
};
