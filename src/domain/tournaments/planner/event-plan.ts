import type { Source } from '../../../shared/source';

/** A row of the planner table: the games for which an event of this points limit has time. */
interface PlannerRow {
  readonly points: number;
  readonly gamesInOneDay: number;
  readonly gamesInTwoDays: number;
  readonly roundMinutes: number;
  readonly boardFeet: readonly [width: number, depth: number];
}

const row = (
  points: number,
  games: readonly [oneDay: number, twoDays: number],
  time: readonly [roundMinutes: number, boardFeet: PlannerRow['boardFeet']],
): PlannerRow => ({
  points,
  gamesInOneDay: games[0],
  gamesInTwoDays: games[1],
  roundMinutes: time[0],
  boardFeet: time[1],
});

/** Document 001, Subsequent Rounds, the table that closes it. Points; games in one and two days; minutes and board. */
const plannerTable: readonly PlannerRow[] = [
  row(500, [4, 7], [90, [4, 4]]),
  row(600, [4, 7], [105, [4, 4]]),
  row(700, [3, 6], [120, [4, 4]]),
  row(750, [3, 6], [135, [4, 4]]),
  row(800, [3, 6], [135, [4, 4]]),
  row(1000, [3, 5], [150, [6, 4]]),
];

const plannerSource: Source = { document: '001', heading: 'SUBSEQUENT ROUNDS' };

export type EventPlan = ReturnType<typeof eventPlan>;

/**
 * How many games an event of this points limit (1 or more; in doubles the team's total) runs in one or two days, how
 * long a round takes and the board it needs. A limit that is not printed uses the next higher row, above the last row the
 * last, and says so (ruling 29).
 */
export const eventPlan = (points: number, days: 1 | 2) => {
  const last = plannerTable[plannerTable.length - 1] as PlannerRow;
  const used = plannerTable.find((candidate) => candidate.points >= points) ?? last;
  const printed = used.points === points;
  return {
    /** The row of the table that was used. */
    rowPoints: used.points,
    /** Whether the table prints the points limit asked for. */
    printed,
    /** Why another row was used; null where the table prints the limit. */
    note: printed
      ? null
      : `the table prints no limit of ${points}: the ${points > used.points ? 'last' : 'next higher'} row, ${used.points} points, is used.`,
    games: days === 1 ? used.gamesInOneDay : used.gamesInTwoDays,
    roundMinutes: used.roundMinutes,
    boardFeet: used.boardFeet,
    source: plannerSource,
  };
};
