/** The criteria that can place one entrant above another: the name of each in tables and sentences. */
export const criterionNames = {
  TOURNAMENT_POINTS: 'Tournament Points',
  VICTORY_POINT_DIFFERENCE: 'Victory Point difference',
  VICTORY_POINTS: 'Victory Points scored',
  VICTORY_POINTS_CONCEDED: 'Victory Points conceded',
  LEADERS_KILLED: 'enemy leaders killed',
  WINS: 'wins',
  MAJOR_WINS: 'Major wins',
  HEAD_TO_HEAD: 'head-to-head',
  OPPONENTS_POINTS: "opponents' Tournament Points",
  OPPONENTS_POINTS_MEAN: "mean of the opponents' Tournament Points",
  OPPONENTS_WIN_RATE: "opponents' win rate",
  BUCHHOLZ: 'Buchholz',
  BUCHHOLZ_CUT_1: 'Buchholz cut 1',
  BUCHHOLZ_MEDIAN: 'median Buchholz',
  SONNEBORN_BERGER: 'Sonneborn-Berger',
  PATH_TO_VICTORY: 'path to victory',
  ORGANISER_TIEBREAKERS: "the organiser's tiebreakers in the order announced",
  ORGANISER_TIEBREAKER: "the organiser's tiebreaker",
  FAVOURITE_OPPONENT: 'favourite opponent votes',
  GAME_NUMBER: 'a number of the games',
  WEIGHTED_TOTAL: 'the weighted total',
  LOT: 'a published lot',
} as const;
export type RankingCriterion = keyof typeof criterionNames;

export const directions = {
  HIGHER: 'The greater one.',
  LOWER: 'The smaller one.',
} as const;

/** How criteria of the schedule count a round without an opponent. */
export const unplayedRules = {
  OWN_BEFORE: 'As an opponent with what the entrant itself had before that round (ruling 32).',
  FIDE: 'By FIDE’s Tie-Break Regulations of 2024, article 16: a round without an opponent counts as one against somebody with the entrant’s own results, and the rounds that an opponent missed at the end count as draws.',
} as const;
