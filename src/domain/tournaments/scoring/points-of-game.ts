import { invariant } from '../../../shared/invariant';
import type { Band, GamePoints, PointsByGrade } from '../pack/game-points';

const isMajor = (
  { majorAheadBy, majorDoubleWithAtLeast }: PointsByGrade,
  winner: number,
  loser: number,
): boolean =>
  (majorAheadBy !== null && winner - loser >= majorAheadBy) ||
  (majorDoubleWithAtLeast !== null && winner >= majorDoubleWithAtLeast && winner >= 2 * loser);

/** Whether the side that scored so many Victory Points won by Major. */
export const isMajorWin = (games: GamePoints, scored: number, conceded: number): boolean =>
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

/** The Tournament Points of the side that scored so many Victory Points. */
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
