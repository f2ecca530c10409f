import { type ScoredStep, scoreSheet } from '../rules/rulesets/mesbg-2024/scenarios/score-sheet';
import type { ScoringSheet, SheetLine } from '../rules/rulesets/mesbg-2024/scenarios/sheet';
import { scoringSheets2024 } from '../rules/rulesets/mesbg-2024/scenarios/sheets';
import { type GameState, valueOf } from './changes';
import { type Game, type GameScore, type Side, bothSides, leaderOf, other, winnerOf } from './score-parts';
import type { GameSetup } from './sheet';
import { type SideTotals, sideTotals } from './totals';

/** The Victory Points of a game of the 2024 edition, by the scoring sheet of its scenario. */

/** A game with how both sides stand: every line of a sheet asks for it. */
interface CountedGame extends Game {
  readonly totals: readonly [SideTotals, SideTotals];
}

const counted = ({ setup, state }: Game): CountedGame => ({
  setup,
  state,
  totals: [sideTotals(setup, state, 0), sideTotals(setup, state, 1)],
});

/** The step of a line that follows from casualties and Wounds; undefined where nobody but the players can say. */
const derivedStep = (
  { id, steps }: SheetLine,
  { setup, state, totals }: CountedGame,
  side: Side,
): number | undefined => {
  const own = totals[side];
  const enemy = totals[other(side)];
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
  game: CountedGame,
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

const stepsOfSide = (sheet: ScoringSheet, game: CountedGame, side: Side): readonly ScoredStep[] =>
  sheet.lines.flatMap((line) => {
    const { steps } = stepsOfLine(line, game, side);
    return line.steps.flatMap((_, index) => {
      const count = steps.filter((step) => step === index + 1).length;
      return count > 0 ? [{ line: line.id, step: index + 1, count }] : [];
    });
  });

/** The scored steps of a side by a scoring sheet of the 2024 edition, as `scoreSheet` takes them. */
export const scoredSteps = (sheet: ScoringSheet, game: Game, side: Side): readonly ScoredStep[] =>
  stepsOfSide(sheet, counted(game), side);

export const sheetOf = ({ edition, scenario }: GameSetup): ScoringSheet | undefined =>
  edition === '2024' ? scoringSheets2024.find(({ id }) => id === scenario) : undefined;

/** The score by this sheet. */
export const scoreBySheet = (sheet: ScoringSheet, setup: GameSetup, state: GameState): GameScore => {
  const game = counted({ setup, state });
  const scores = bothSides.map((side) => scoreSheet(sheet, stepsOfSide(sheet, game, side)));
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
