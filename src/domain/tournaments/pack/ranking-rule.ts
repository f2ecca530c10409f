/** What can place one entrant above another. */
export const rankingCriteria = [
  'TOURNAMENT_POINTS',
  'VICTORY_POINT_DIFFERENCE',
  'VICTORY_POINTS',
  'VICTORY_POINTS_CONCEDED',
  'LEADERS_KILLED',
  'WINS',
  'MAJOR_WINS',
  'HEAD_TO_HEAD',
  'OPPONENTS_POINTS',
  'OPPONENTS_POINTS_MEAN',
  'OPPONENTS_WIN_RATE',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'BUCHHOLZ_MEDIAN',
  'SONNEBORN_BERGER',
  'PATH_TO_VICTORY',
  'ORGANISER_TIEBREAKERS',
  'ORGANISER_TIEBREAKER',
  'FAVOURITE_OPPONENT',
  'LOT',
] as const;
export type RankingCriterion = (typeof rankingCriteria)[number];

export const directions = ['HIGHER', 'LOWER'] as const;
export type Direction = (typeof directions)[number];

/** One criterion of a ranking. */
export interface RankingRule {
  readonly criterion: RankingCriterion;
  /** Which value stands higher. The organiser's own tiebreakers bring their own direction, and a lot is drawn: there it is not looked at. */
  readonly better: Direction;
  /** Which of the organiser's own: for ORGANISER_TIEBREAKER only. */
  readonly tiebreaker?: string | undefined;
  /** No opponent's win rate counts as less, in percent: for OPPONENTS_WIN_RATE only. */
  readonly floorPercent?: number | undefined;
  /** The weight of a win in round 1, round 2, ...; the last counts for all later rounds: for PATH_TO_VICTORY only. */
  readonly weights?: readonly number[] | undefined;
}
