import { type ScoredStep, scoreSheet } from '../rules/rulesets/mesbg-2024/scenarios/score-sheet';
import type { ScoringSheet, SheetLine } from '../rules/rulesets/mesbg-2024/scenarios/sheet';
import { scoringSheets2024 } from '../rules/rulesets/mesbg-2024/scenarios/sheets';
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
import { type Winner, scoreScenario } from '../rules/scenarios/score-scenario';
import { type GameState, shownCount, valueOf } from './changes';
import { rowCounter } from './keys';
import type { GameSetup } from './sheet';
import { rowLeft, sideTotals } from './totals';

/** The Victory Points of a game as it stands, by the scenario's way of scoring in its edition. */

type Side = 0 | 1;

interface Game {
  readonly setup: GameSetup;
  readonly state: GameState;
}
const bothSides = [0, 1] as const;
const other = (side: Side): Side => (side === 0 ? 1 : 0);

export interface ScoredLine {
  readonly line: string;
  readonly name: string;
  readonly points: number;
  readonly reason: string;
}

export interface GameScore {
  readonly victoryPoints: readonly [number, number];
  readonly winner: Winner;
  readonly sides: readonly [readonly ScoredLine[], readonly ScoredLine[]];
  /** Facts that the sheet does not state yet; they count as nothing. */
  readonly missing: readonly string[];
  /** Why it cannot be scored as it stands; empty where it can. */
  readonly impossible: readonly string[];
}

const winnerOf = (first: number, second: number): Winner =>
  first > second ? 'FIRST' : first < second ? 'SECOND' : 'DRAW';

/** A side's leader, or the leader of one of its forces, as far as the sheet knows. */
const leaderOf = ({ setup, state }: Game, side: Side, force?: number) => {
  const row = setup.sides[side].rows.findIndex(
    (one) => one.isLeader && (force === undefined || one.force === force),
  );
  const left = row < 0 ? undefined : rowLeft(setup, state, [side, row]);
  return (
    left && {
      woundsLost: shownCount(setup, state, rowCounter(side, row, 'wounds')),
      woundsLeft: left.wounds,
      isGone: left.casualties > 0,
    }
  );
};

/** The step of a line that follows from casualties and Wounds; undefined where nobody but the players can say. */
const derivedStep = ({ id, steps }: SheetLine, { setup, state }: Game, side: Side): number | undefined => {
  const own = sideTotals(setup, state, side);
  const enemy = sideTotals(setup, state, other(side));
  switch (id) {
    case 'enemy-broken':
      return enemy.broken ? (own.broken ? 1 : 2) : 0;
    case 'enemy-banners':
      return enemy.models > 0 ? Number(enemy.banners === 0) : undefined;
    case 'own-banners':
      return own.banners === 0 ? 0 : own.banners > enemy.banners ? 2 : 1;
    case 'enemy-at-a-quarter':
      return Number(enemy.quarterLeft);
    case 'enemy-general':
    case 'enemy-leader': {
      const leader = leaderOf({ setup, state }, other(side));
      if (leader === undefined) return undefined;
      if (leader.isGone) return steps.length;
      if (steps.length === 3 && leader.woundsLost > 0 && leader.woundsLeft === 1) return 2;
      return Number(leader.woundsLost > 0);
    }
    default:
      return undefined;
  }
};

/** The steps of a line that a side has reached: as the players tick them, else as they follow. */
const stepsOfLine = (
  line: SheetLine,
  game: Game,
  side: Side,
): { readonly steps: readonly number[]; readonly isSaid: boolean } => {
  const said = Array.from({ length: line.times }, (_, time) =>
    valueOf(game.state, `${side}.line.${line.id}.${time}`),
  );
  if (said.some((value) => value !== ''))
    return { steps: said.map((value) => Math.min(Number(value), line.steps.length)), isSaid: true };
  const derived = derivedStep(line, game, side);
  return { steps: [Math.min(derived ?? 0, line.steps.length)], isSaid: derived !== undefined };
};

/** The scored steps of a side by a scoring sheet of the 2024 edition, as `scoreSheet` takes them. */
export const scoredSteps = (sheet: ScoringSheet, game: Game, side: Side): readonly ScoredStep[] =>
  sheet.lines.flatMap((line) => {
    const { steps } = stepsOfLine(line, game, side);
    return line.steps.flatMap((_, index) => {
      const count = steps.filter((step) => step === index + 1).length;
      return count > 0 ? [{ line: line.id, step: index + 1, count }] : [];
    });
  });

export const sheetOf = ({ edition, scenario }: GameSetup): ScoringSheet | undefined =>
  edition === '2024' ? scoringSheets2024.find(({ id }) => id === scenario) : undefined;

export const scenarioOf = ({ edition, scenario }: GameSetup): Scenario | undefined =>
  edition === '2018' && scenario !== null ? findScenario(scenario) : undefined;

const scoreBySheet = (sheet: ScoringSheet, setup: GameSetup, state: GameState): GameScore => {
  const game = { setup, state };
  const scores = bothSides.map((side) => scoreSheet(sheet, scoredSteps(sheet, game, side)));
  const lines = scores.map((score) =>
    score.lines.map(({ line, name, when, count, points }) => ({
      line,
      name,
      points,
      reason: count > 1 ? `${when}, ${count} times` : when,
    })),
  );
  const victoryPoints = [scores[0]?.points ?? 0, scores[1]?.points ?? 0] as const;
  return {
    victoryPoints,
    winner: winnerOf(...victoryPoints),
    sides: [lines[0] ?? [], lines[1] ?? []],
    missing: bothSides.flatMap((side) =>
      sheet.lines
        .filter((line) => !stepsOfLine(line, game, side).isSaid)
        .map(({ name }) => `${setup.sides[side].name}: ${name}`),
    ),
    impossible: [],
  };
};

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
