import { eventPlan } from '../../../../src/domain/tournaments/planner/event-plan';

// Document 001, the table after "Subsequent Rounds", row by row: points, games in one day, in two, minutes, board.
const printed = [
  [500, 4, 7, 90, [4, 4]],
  [600, 4, 7, 105, [4, 4]],
  [700, 3, 6, 120, [4, 4]],
  [750, 3, 6, 135, [4, 4]],
  [800, 3, 6, 135, [4, 4]],
  [1000, 3, 5, 150, [6, 4]],
] as const;

test.each(printed)(
  '%d points: %d games in a day, %d in two, %d minutes',
  (points, one, two, minutes, board) => {
    const fixed = { rowPoints: points, printed: true, note: null, roundMinutes: minutes, boardFeet: board };
    expect(eventPlan(points, 1)).toMatchObject({ ...fixed, games: one });
    expect(eventPlan(points, 2)).toMatchObject({ ...fixed, games: two });
  },
);

test.each([
  [1, 500, 'the table prints no limit of 1: the next higher row, 500 points, is used.'],
  [501, 600, 'the table prints no limit of 501: the next higher row, 600 points, is used.'],
  [650, 700, 'the table prints no limit of 650: the next higher row, 700 points, is used.'],
  [801, 1000, 'the table prints no limit of 801: the next higher row, 1000 points, is used.'],
  [1001, 1000, 'the table prints no limit of 1001: the last row, 1000 points, is used.'],
])('%d points are not printed: the row of %d, and it says so', (points, rowPoints, note) => {
  expect(eventPlan(points, 1)).toMatchObject({ rowPoints, printed: false, note });
});

test('the table is cited', () => {
  expect(eventPlan(600, 2).source).toEqual({ document: '001', heading: 'SUBSEQUENT ROUNDS' });
});
