import { individualTable, matchScore } from '../../../../src/domain/tournaments/teams/match-score';

const result = { by: 'RESULT', win: 2, draw: 1, loss: 0 } as const;
const games = [
  { members: [1, 2], victoryPoints: [7, 3] },
  { members: [2, 1], victoryPoints: [4, 4] },
  { members: [3, 3], victoryPoints: [0, 9] },
] as const;

it('a match has the Game Points of its games', () => {
  expect(matchScore({ gamePoints: result }, games)).toEqual([3, 3]);
  const bands = [
    { aheadBy: 0, winner: 10, loser: 10 },
    { aheadBy: 3, winner: 13, loser: 7 },
    { aheadBy: 8, winner: 20, loser: 0 },
  ];
  expect(matchScore({ gamePoints: { by: 'BANDS', bands } }, games)).toEqual([23, 37]);
});

it('players stand by Game Points, Victory Point difference and Victory Points', () => {
  const lines = individualTable({ gamePoints: result }, [
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

describe('forfeits', () => {
  const forfeited = [
    { members: [1, 2], victoryPoints: [7, 3] },
    { members: [2, 1], victoryPoints: [0, 12], forfeit: 'FIRST' },
    { members: [3, 3], victoryPoints: [0, 0], forfeit: 'BOTH' },
  ] as const;

  it('are scored like a concession, and one of both sides brings neither anything', () => {
    expect(matchScore({ gamePoints: result }, forfeited)).toEqual([2, 2]);
  });

  it('take Game Points away where the event says so', () => {
    const rules = { gamePoints: result, forfeit: { winner: 3, loser: -1 } };
    // 2 - 1 - 1 against 0 + 3 - 1.
    expect(matchScore(rules, forfeited)).toEqual([0, 2]);
  });

  it('are lost by whoever does not play', () => {
    const lines = individualTable({ gamePoints: result }, [{ teams: ['e1', 'e2'], games: forfeited }]);
    const text = lines.map(({ team, member, won, lost, gamePoints, victoryPointDifference }) => [team, member, won, lost, gamePoints, victoryPointDifference].join(' ')); // prettier-ignore
    expect(text).toEqual(['e2 1 1 0 2 12', 'e1 1 1 0 2 4', 'e1 3 0 1 0 0', 'e2 3 0 1 0 0', 'e2 2 0 1 0 -4', 'e1 2 0 1 0 -12']); // prettier-ignore
  });
});
