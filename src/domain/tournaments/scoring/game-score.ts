import { invariant } from '../../../shared/invariant';
import type { Game } from '../game';
import type { FixedOutcome, ScoringRules, Band, GamePoints, PointsByGrade, Bonus } from '../pack/pack';

const isMajor = (
  { majorAheadBy, majorDoubleWithAtLeast }: PointsByGrade,
  winner: number,
  loser: number,
): boolean =>
  (majorAheadBy !== null && winner - loser >= majorAheadBy) ||
  (majorDoubleWithAtLeast !== null && winner >= majorDoubleWithAtLeast && winner >= 2 * loser);

/** Whether the side that scored `scored` Victory Points won by Major. */
const isMajorWin = (games: GamePoints, scored: number, conceded: number): boolean =>
  games.by === 'GRADE' && scored > conceded && isMajor(games, scored, conceded);

const pointsByGrade = (games: PointsByGrade, scored: number, conceded: number): number => {
  if (scored === conceded) return games.draw;
  return scored > conceded
    ? isMajor(games, scored, conceded)
      ? games.majorWin
      : games.minorWin
    : isMajor(games, conceded, scored)
      ? games.majorLoss
      : games.minorLoss;
};

const bandOf = (bands: readonly Band[], difference: number): Band => {
  const band = bands.findLast(({ aheadBy }) => aheadBy <= difference);
  invariant(band, 'the first band starts at 0');
  return band;
};

/** The Tournament Points of the side that scored `scored` Victory Points. */
export const pointsOfGame = (games: GamePoints, scored: number, conceded: number): number => {
  switch (games.by) {
    case 'RESULT':
      return scored > conceded ? games.win : scored < conceded ? games.loss : games.draw;
    case 'GRADE':
      return pointsByGrade(games, scored, conceded);
    case 'BANDS': {
      const { winner, loser } = bandOf(games.bands, Math.abs(scored - conceded));
      return scored > conceded ? winner : loser;
    }
  }
};

export const gameResults = {
  WON: 'It won.',
  DRAWN: 'It drew.',
  LOST: 'It lost; a game lost by both is lost for each.',
} as const;
export type GameResult = keyof typeof gameResults;

/** The score of one side of a game, without bonuses. */
export interface GameScore {
  readonly result: GameResult;
  /** Won by Major; never where the pack has no grades. */
  readonly isMajor: boolean;
  readonly tournamentPoints: number;
  /** Victory Points as they count in totals. */
  readonly scored: number;
  readonly conceded: number;
  readonly leaderKilled: boolean;
}

interface Side extends Pick<GameScore, 'scored' | 'conceded' | 'leaderKilled'> {
  /** Null for the points that these Victory Points bring. */
  readonly tournamentPoints: number | null;
}

/** By Victory Points. Where a band gives both sides the same Tournament Points, the game is a draw for all criteria. */
const resultOf = (games: GamePoints, { scored, conceded, tournamentPoints }: Side): GameResult => {
  const isDrawnByBand = (): boolean => {
    if (games.by !== 'BANDS' || tournamentPoints !== null) return false;
    const { winner, loser } = bandOf(games.bands, Math.abs(scored - conceded));
    return winner === loser;
  };
  if (scored === conceded || isDrawnByBand()) return 'DRAWN';
  return scored > conceded ? 'WON' : 'LOST';
};

const capped = (points: number, cap: number | null): number => (cap === null || points <= cap ? points : cap);

/** Result, grade and band follow from the game as played; the points that count in totals are capped (ruling 35). */
const scoreSide = ({ games, victoryPointCap }: ScoringRules, side: Side): GameScore => ({
  result: resultOf(games, side),
  isMajor: isMajorWin(games, side.scored, side.conceded),
  tournamentPoints: side.tournamentPoints ?? pointsOfGame(games, side.scored, side.conceded),
  scored: capped(side.scored, victoryPointCap),
  conceded: capped(side.conceded, victoryPointCap),
  leaderKilled: side.leaderKilled,
});

const scoreFixed = (scoring: ScoringRules, outcome: FixedOutcome): GameScore =>
  scoreSide(scoring, { ...outcome, scored: outcome.victoryPoints, conceded: 0 });

/** The score of the side whose opponent concedes. Source: 001, Conceding. */
export const concededTo = (scoring: ScoringRules): GameScore => scoreFixed(scoring, scoring.concession);

/** A conceder kills no leader (a ruling). */
const scoreConceder = (scoring: ScoringRules): GameScore =>
  scoreSide(scoring, {
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
  leaderKilled: false,
});

const scorePlayed = (
  scoring: ScoringRules,
  { victoryPoints, leaderKilled }: Extract<Game, { kind: 'PLAYED' | 'SPARE' }>,
  side: 0 | 1,
): GameScore =>
  scoreSide(scoring, {
    scored: victoryPoints[side],
    conceded: victoryPoints[side === 0 ? 1 : 0],
    leaderKilled: leaderKilled?.[side] ?? false,
    tournamentPoints: null,
  });

/**
 * The score of a game's first (0) or second (1) side by these rules. The winner is the side with more Victory Points; equal
 * is a draw. Source: 001, Games; Bye; Conceding; other packs by rulings 31 to 35.
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

/** A bonus of the pack that an entrant has earned; it counts from `round` on, or from the start when left out. */
export interface NotedFact {
  readonly entrant: string;
  /** The id of the bonus. */
  readonly bonus: string;
  readonly round?: number | undefined;
}

/** How often an entrant has earned a bonus. Noted twice for one round, it is earned once there. */
const timesEarned = (
  { id, fact, once }: Bonus,
  leadersKilled: number,
  noted: readonly NotedFact[],
): number => {
  const times =
    fact === 'LEADER_KILLED'
      ? leadersKilled
      : new Set(noted.filter(({ bonus }) => bonus === id).map(({ round }) => round ?? 0)).size;
  return once === 'EVENT' ? Math.min(1, times) : times;
};

/** The bonuses of one entrant: from the leaders it has killed in its games, and the facts noted of it. */
export const bonusPoints = (
  bonuses: readonly Bonus[],
  leadersKilled: number,
  noted: readonly NotedFact[],
): Pick<Bonus, 'tournamentPoints' | 'victoryPoints'> => {
  let [tournamentPoints, victoryPoints] = [0, 0];
  for (const bonus of bonuses) {
    const times = timesEarned(bonus, leadersKilled, noted);
    tournamentPoints += times * bonus.tournamentPoints;
    victoryPoints += times * bonus.victoryPoints;
  }
  return { tournamentPoints, victoryPoints };
};
