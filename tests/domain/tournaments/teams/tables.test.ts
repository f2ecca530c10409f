import { individualTable, matchScore } from '../../../../src/domain/tournaments/teams/match-score';

const result = { by: 'RESULT', win: 2, draw: 1, loss: 0 } as const;
const games = [
  { members: [1, 2], victoryPoints: [7, 3] },
  { members: [2, 1], victoryPoints: [4, 4] },
  { members: [3, 3], victoryPoints: [0, 9] },
] as const;

it('a match has the Game Points of its games', () => {
  expect(matchScore(result, games)).toEqual([3, 3]);
  const bands = [
    { aheadBy: 0, winner: 10, loser: 10 },
    { aheadBy: 3, winner: 13, loser: 7 },
    { aheadBy: 8, winner: 20, loser: 0 },
  ];
  expect(matchScore({ by: 'BANDS', bands }, games)).toEqual([23, 37]);
});

it('players stand by Game Points, Victory Point difference and Victory Points', () => {
  const lines = individualTable(result, [
    { teams: ['e1', 'e2'], games },
    { teams: ['e2', 'e1'], games: [{ members: [3, 1], victoryPoints: [5, 5] }] },
  ]);
  expect(
    lines.map(({ rank, tied, team, member, played, gamePoints, victoryPointDifference, victoryPoints }) =>
      [rank, tied, team, member, played, gamePoints, victoryPointDifference, victoryPoints].join(' '),
    ),
  ).toEqual([
    '1 false e2 3 2 3 9 14',
    '2 false e1 1 2 3 4 12',
    '3 true e1 2 1 1 0 4',
    '3 true e2 1 1 1 0 4',
    '5 false e2 2 1 0 -4 3',
    '6 false e1 3 1 0 -9 0',
  ]);
});
