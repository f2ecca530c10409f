import { invariant } from '../../../shared/invariant';
import type { Game, PlayedScore } from '../game';
import type { FixedOutcome, ScoringRules, Band, GamePoints, PointsByGrade } from '../pack/pack';

const isMajor = (
  { majorAheadBy, majorDoubleWithAtLeast }: PointsByGrade,
  winner: number,
  loser: number,
): boolean =>
  (majorAheadBy !== null && winner - loser >= majorAheadBy) ||
  (majorDoubleWithAtLeast !== null && winner >= majorDoubleWithAtLeast && winner >= 2 * loser);

const pointsByGrade = (games: PointsByGrade, result: GameResult, isMajorGame: boolean): number => {
  if (result === 'DRAWN') return games.draw;
  if (result === 'WON') return isMajorGame ? games.majorWin : games.minorWin;
  return isMajorGame ? games.majorLoss : games.minorLoss;
};

const bandOf = (bands: readonly Band[], difference: number): Band => {
  const band = bands.findLast(({ aheadBy }) => aheadBy <= difference);
  invariant(band, 'the first band starts at 0');
  return band;
};

export const gameResults = {
  WON: 'It won.',
  DRAWN: 'It drew.',
  LOST: 'It lost; a game lost by both is lost for each.',
} as const;
export type GameResult = keyof typeof gameResults;

/** By the Victory Points of the side. Where a band gives both sides the same Tournament Points, the game is drawn. */
export const resultByPoints = (games: GamePoints, scored: number, conceded: number): GameResult => {
  const isDrawnByBand = (): boolean => {
    if (games.by !== 'BANDS') return false;
    const { winner, loser } = bandOf(games.bands, Math.abs(scored - conceded));
    return winner === loser;
  };
  if (scored === conceded || isDrawnByBand()) return 'DRAWN';
  return scored > conceded ? 'WON' : 'LOST';
};

/** The Victory Points of one side and the other, and how the game ended for it if they do not say so. */
interface SideOfGame {
  readonly scored: number;
  readonly conceded: number;
  readonly result?: GameResult;
}

/** The Tournament Points of a side with this result. Bands look at the Victory Points alone, whoever has won. */
export const pointsOfGame = (
  games: GamePoints,
  { scored, conceded, result = resultByPoints(games, scored, conceded) }: SideOfGame,
): number => {
  switch (games.by) {
    case 'RESULT':
      return { WON: games.win, DRAWN: games.draw, LOST: games.loss }[result];
    case 'GRADE':
      return pointsByGrade(games, result, isMajorResult(games, { scored, conceded, result }));
    case 'BANDS': {
      const { winner, loser } = bandOf(games.bands, Math.abs(scored - conceded));
      return scored > conceded ? winner : loser;
    }
  }
};

/** Whether the winner has won by Major, as either side sees it. */
const isMajorResult = (games: PointsByGrade, { scored, conceded, result }: SideOfGame): boolean =>
  result === 'WON' ? isMajor(games, scored, conceded) : result === 'LOST' && isMajor(games, conceded, scored);

/** The score of one side of a game, without bonuses. */
export interface GameScore {
  readonly result: GameResult;
  /** Won by Major; never where the pack has no grades. */
  readonly isMajor: boolean;
  readonly tournamentPoints: number;
  /** Victory Points as they count in totals. */
  readonly scored: number;
  readonly conceded: number;
  /** The game's part of the Victory Point difference. */
  readonly difference: number;
  readonly leaderKilled: boolean;
  /** The values of the pack's numbers, in their order; empty where it has none or nothing was reported. */
  readonly numbers: readonly number[];
}

interface Side extends Pick<GameScore, 'scored' | 'conceded' | 'leaderKilled'> {
  readonly result: GameResult;
  /** Null for the points that these Victory Points bring. */
  readonly tournamentPoints: number | null;
  /** The side's values of the numbers of the pack. */
  readonly numbers?: readonly number[];
}

const capped = (points: number, cap: number | null): number => (cap === null || points <= cap ? points : cap);

const within = (value: number, cap: number | null | undefined): number =>
  cap === null || cap === undefined ? value : Math.max(-cap, Math.min(cap, value));

const NO_NUMBERS: readonly number[] = [];

/** Grade and band follow from the game as played; the points that count in totals are capped (ruling 35). */
const scoreSide = (
  { games, victoryPointCap, differenceCap, numbers = [] }: ScoringRules,
  side: Side,
): GameScore => {
  const { result, numbers: values = NO_NUMBERS } = side;
  const [scored, conceded] = [capped(side.scored, victoryPointCap), capped(side.conceded, victoryPointCap)];
  const own = side.tournamentPoints ?? pointsOfGame(games, side);
  return {
    result,
    isMajor: games.by === 'GRADE' && result === 'WON' && isMajor(games, side.scored, side.conceded),
    tournamentPoints: numbers.reduce((sum, { tournamentPoints }, index) => sum + tournamentPoints * (values[index] ?? 0), own), // prettier-ignore
    scored,
    conceded,
    difference: within(scored - conceded, differenceCap),
    leaderKilled: side.leaderKilled,
    numbers: values,
  };
};

/** Victory Points alone decide a game without dice; a band that gives both sides the same makes it a draw, unless points are given. */
const fixedResult = ({ games }: ScoringRules, side: Omit<Side, 'result'>): GameResult => {
  const { scored, conceded, tournamentPoints } = side;
  if (tournamentPoints === null) return resultByPoints(games, scored, conceded);
  return scored > conceded ? 'WON' : scored < conceded ? 'LOST' : 'DRAWN';
};

const scoreUnplayed = (scoring: ScoringRules, side: Omit<Side, 'result'>): GameScore =>
  scoreSide(scoring, { ...side, result: fixedResult(scoring, side) });

const scoreFixed = (scoring: ScoringRules, outcome: FixedOutcome): GameScore =>
  scoreUnplayed(scoring, {
    leaderKilled: outcome.leaderKilled,
    tournamentPoints: outcome.tournamentPoints,
    scored: outcome.victoryPoints,
    conceded: 0,
  });

/** The score of the side whose opponent concedes. Source: 001, Conceding. */
export const concededTo = (scoring: ScoringRules): GameScore => scoreFixed(scoring, scoring.concession);

/** A conceder kills no leader (a ruling). */
const scoreConceder = (scoring: ScoringRules): GameScore =>
  scoreUnplayed(scoring, {
    scored: 0,
    conceded: scoring.concession.victoryPoints,
    leaderKilled: false,
    tournamentPoints: scoring.concession.concederPoints,
  });

/** A game lost by both gives neither Victory Points (a ruling). */
const scoreBothLost = ({ bothLost: tournamentPoints }: ScoringRules): GameScore => ({
  result: 'LOST',
  isMajor: false,
  tournamentPoints,
  scored: 0,
  conceded: 0,
  difference: 0,
  leaderKilled: false,
  numbers: NO_NUMBERS,
});

type PlayedGame = Extract<Game, { kind: 'PLAYED' | 'SPARE' }>;

const byComparison = (own: number, other: number): GameResult =>
  own > other ? 'WON' : own < other ? 'LOST' : 'DRAWN';

/** The result is a fact of its own: by Victory Points, by a number of the game, or as the report says (ruling 53). */
export const playedResult = (
  { games, winner: by = 'VICTORY_POINTS', winnerNumber }: ScoringRules,
  { victoryPoints, numbers = [], winner }: Omit<PlayedScore, 'leaderKilled'>,
  side: 0 | 1,
): GameResult => {
  const other = side === 0 ? 1 : 0;
  const decisive = by === 'NUMBER' ? numbers.find(({ number }) => number === winnerNumber) : undefined;
  if (decisive) return byComparison(decisive.values[side], decisive.values[other]);
  if (by === 'REPORTED' && winner !== undefined)
    return winner === null ? 'DRAWN' : winner === side ? 'WON' : 'LOST';
  return resultByPoints(games, victoryPoints[side], victoryPoints[other]);
};

const scorePlayed = (scoring: ScoringRules, game: PlayedGame, side: 0 | 1): GameScore =>
  scoreSide(scoring, {
    result: playedResult(scoring, game, side),
    scored: game.victoryPoints[side],
    conceded: game.victoryPoints[side === 0 ? 1 : 0],
    leaderKilled: game.leaderKilled?.[side] ?? false,
    tournamentPoints: null,
    ...(scoring.numbers && {
      numbers: scoring.numbers.map(
        ({ id }) => game.numbers?.find(({ number }) => number === id)?.values[side] ?? 0,
      ),
    }),
  });

/** The points of some games added up, for the mean of them. */
export interface GameSums {
  readonly played: number;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
  readonly victoryPointsConceded: number;
}

/** A bye as the pack counts it, by the entrant's other games so far. */
export const scoreBye = (scoring: ScoringRules, fixed: GameScore, others: GameSums): GameScore => {
  const { played } = others;
  if (scoring.byes !== 'AVERAGE' || played === 0) return fixed;
  const mean = (sum: number): number => Math.floor((2 * sum + played) / (2 * played));
  const [scored, conceded] = [mean(others.victoryPoints), mean(others.victoryPointsConceded)];
  return {
    ...fixed,
    tournamentPoints: mean(others.tournamentPoints),
    scored,
    conceded,
    difference: within(scored - conceded, scoring.differenceCap),
  };
};

/**
 * The score of a game's first (0) or second (1) side by these rules. By default the winner is the side with more Victory
 * Points, and equal is a draw. Source: 001, Games; Bye; Conceding; other packs by rulings 31 to 35.
 */
export const scoreOf = (scoring: ScoringRules, game: Game, side: 0 | 1): GameScore => {
  switch (game.kind) {
    case 'SPARE':
      return scoring.spare === 'AS_BYE' ? scoreFixed(scoring, scoring.bye) : scorePlayed(scoring, game, side);
    case 'PLAYED':
      return scorePlayed(scoring, game, side);
    case 'BYE':
      return scoreFixed(scoring, game.requested === true ? scoring.requestedBye : scoring.bye);
    case 'CONCESSION':
      return game.entrants[side] === game.concededBy ? scoreConceder(scoring) : concededTo(scoring);
    case 'BOTH_LOST':
      return scoreBothLost(scoring);
  }
};
