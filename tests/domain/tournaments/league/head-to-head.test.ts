import { headToHead } from '../../../../src/domain/tournaments/league/head-to-head';
import { type PlayedTournament, playerRecord } from '../../../../src/domain/tournaments/league/league-game';

const played: readonly PlayedTournament[] = [
  {
    tournament: 'singles',
    format: 'SINGLES',
    claims: new Map([
      [1, ['ann']],
      [2, ['bo']],
      [4, ['cy']],
    ]),
    games: [
      [1, 'PLAYED', 1, 2, 7, 3],
      [1, 'PLAYED', 3, 4, 5, 5],
      [2, 'CONCESSION', 2, 1, 12, 0],
      [3, 'BOTH_LOST', 1, 2, 0, 0],
      [3, 'PLAYED', 4, 3, 1, 9],
    ],
  },
  {
    tournament: 'doubles',
    format: 'DOUBLES',
    claims: new Map([
      [1, ['bo', 'cy']],
      [2, ['ann', null]],
    ]),
    games: [[1, 'PLAYED', 1, 2, 4, 4]],
  },
];

describe('head to head', () => {
  it('shows every game of two players from the side of the first', () => {
    expect(headToHead(played, 'ann', 'bo')).toEqual({
      won: 1,
      drawn: 1,
      lost: 2,
      meetings: [
        {
          tournament: 'singles',
          format: 'SINGLES',
          round: 1,
          kind: 'PLAYED',
          result: 'WON',
          victoryPoints: [7, 3],
        },
        {
          tournament: 'singles',
          format: 'SINGLES',
          round: 2,
          kind: 'CONCESSION',
          result: 'LOST',
          victoryPoints: [0, 12],
        },
        {
          tournament: 'singles',
          format: 'SINGLES',
          round: 3,
          kind: 'BOTH_LOST',
          result: 'LOST',
          victoryPoints: [0, 0],
        },
        {
          tournament: 'doubles',
          format: 'DOUBLES',
          round: 1,
          kind: 'PLAYED',
          result: 'DRAWN',
          victoryPoints: [4, 4],
        },
      ],
    });
  });

  it('is the same turned round, but for a game lost by both', () => {
    const { won, drawn, lost } = headToHead(played, 'bo', 'ann');
    expect([won, drawn, lost]).toEqual([1, 1, 2]);
  });

  it('knows no game of team-mates, nor of players who never met', () => {
    expect(headToHead(played, 'bo', 'cy').meetings).toEqual([]);
    expect(headToHead(played, 'ann', 'nobody').meetings).toEqual([]);
  });
});

describe('a player’s record', () => {
  it.each([
    ['ann', { won: 1, drawn: 1, lost: 2 }],
    ['bo', { won: 1, drawn: 1, lost: 2 }],
    // A draw and a loss against an entrant whom nobody has claimed, and the team's draw.
    ['cy', { won: 0, drawn: 2, lost: 1 }],
    ['nobody', { won: 0, drawn: 0, lost: 0 }],
  ])('of %s', (player, record) => {
    expect(playerRecord(played, player)).toEqual(record);
  });
});
