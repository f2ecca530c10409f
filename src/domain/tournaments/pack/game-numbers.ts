/** A number that is reported of each side of a game beside its Victory Points, such as objectives, kills, own points. */
export interface GameNumber {
  readonly id: string;
  /** The most that one side can have of it in a game. */
  readonly most: number;
  /** Tournament Points that each one of it brings; 0 for none. */
  readonly tournamentPoints: number;
}

export const winnerRules = {
  VICTORY_POINTS: 'The side with more Victory Points; where a band gives both the same, nobody.',
  NUMBER: 'The side with more of one of the numbers of the game, such as objectives.',
  REPORTED: 'The side that the report names; Victory Points if it names none.',
} as const;

export const byeRules = {
  FIXED: 'As it is announced.',
  AVERAGE:
    'The mean of the own other games so far, rounded to whole points, halves up; as announced without another game.',
} as const;

/** Rules that few packs set. */
export interface RareScoringRules {
  /** The rule that decides who has won a game; VICTORY_POINTS where it is absent. */
  readonly winner?: keyof typeof winnerRules;
  /** For NUMBER: which one. */
  readonly winnerNumber?: string | null;
  readonly numbers?: readonly GameNumber[];
  /** The most of a game's lead in Victory Points that counts in the difference; absent or null for no limit. */
  readonly differenceCap?: number | null;
  /** How a bye counts; FIXED where it is absent. */
  readonly byes?: keyof typeof byeRules;
}

export const partSources = {
  TOURNAMENT_POINTS: 'The Tournament Points.',
  VICTORY_POINTS: 'The Victory Points scored.',
  VICTORY_POINT_DIFFERENCE: 'The Victory Point difference.',
  ORGANISER_TIEBREAKER: "One of the organiser's own tiebreakers, such as painting.",
  GAME_NUMBER: 'A number of the games, all games added up.',
} as const;

/** A share of a weighted total: `percent` for a value of `outOf`, and in proportion for less; a value counts for 0 to `outOf`. */
export interface WeightedPart {
  readonly source: keyof typeof partSources;
  /** The name of the tiebreaker, or of the number of the games. */
  readonly name?: string | null | undefined;
  readonly percent: number;
  readonly outOf: number;
}
