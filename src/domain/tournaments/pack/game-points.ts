export const gamePointsKinds = ['RESULT', 'GRADE', 'BANDS'] as const;
export type GamePointsKind = (typeof gamePointsKinds)[number];

/** Tournament Points by result alone. */
export interface PointsByResult {
  readonly by: 'RESULT';
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Tournament Points by result and grade. A win is Major when it meets either of the two conditions that are given. */
export interface PointsByGrade {
  readonly by: 'GRADE';
  readonly majorWin: number;
  readonly minorWin: number;
  readonly draw: number;
  readonly minorLoss: number;
  readonly majorLoss: number;
  /** The lead in Victory Points that makes a Major win; null: not a condition. */
  readonly majorAheadBy: number | null;
  /** Major with at least so many Victory Points and at least twice the opponent's; null: not a condition. */
  readonly majorDoubleWithAtLeast: number | null;
}

/** From a difference of `aheadBy` Victory Points up to the next band. */
export interface Band {
  readonly aheadBy: number;
  readonly winner: number;
  readonly loser: number;
}

/** Tournament Points by the difference in Victory Points. The bands rise; the first starts at 0 and gives both the same. */
export interface PointsByBands {
  readonly by: 'BANDS';
  readonly bands: readonly Band[];
}

export type GamePoints = PointsByResult | PointsByGrade | PointsByBands;
