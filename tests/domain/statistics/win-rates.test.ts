import { makeBook, type PlayedEvent, type PlayedGame } from '../../../src/domain/statistics/make-book';
import { winRates } from '../../../src/domain/statistics/win-rates';

const armies = {
  rohan: { id: 'rohan', name: 'Rohan' },
  mordor: { id: 'mordor', name: 'Mordor' },
  moria: { id: 'moria', name: 'Moria' },
};
type Army = keyof typeof armies;

const game = (
  first: Army,
  second: Army,
  halfPoints: 0 | 1 | 2,
  difference = 0,
  more: Partial<PlayedGame> = {},
): PlayedGame => ({
  scenario: 'Domination',
  armies: [armies[first], armies[second]],
  players: ['ann', 'bob'],
  halfPoints,
  victoryPointDifference: difference,
  ...more,
});

const event = (id: string, games: readonly PlayedGame[], more: Partial<PlayedEvent> = {}): PlayedEvent => ({
  id,
  month: '2026-03',
  edition: '2024',
  points: 600,
  games,
  ...more,
});

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

/** 12 games of Rohan against Mordor: 8 won by 5, 2 drawn, 2 lost by 10; 3 of Mordor against itself; 4 against Moria. */
const book = makeBook([
  event('a', [
    ...times(8, game('rohan', 'mordor', 2, 5)),
    ...times(2, game('mordor', 'rohan', 1)),
    ...times(2, game('mordor', 'rohan', 2, 10)),
    ...times(3, game('mordor', 'mordor', 2, 1)),
    ...times(4, game('moria', 'rohan', 0, -3, { scenario: 'Hold Ground' })),
  ]),
]);

describe('win rates', () => {
  it('count each list from its own side, without games against itself', () => {
    const { rates, ...more } = winRates(book, 'LIST', {});
    expect(more).toEqual({
      ...{ games: 16, mirrorGames: 3, groupsTooSmall: 1 },
      // Moria has played 4.
      lists: [armies.mordor, armies.rohan],
    });
    expect(
      rates.map(({ key, games, wins, draws, losses, rate, meanDifference }) => [
        key,
        games,
        wins,
        draws,
        losses,
        rate,
        meanDifference,
      ]),
    ).toEqual([
      // 8 and 4 won, 2 drawn: 13 of 16. 8 x 5 - 2 x 10 + 4 x 3 = 32 Victory Points in 16 games.
      ['rohan', 16, 12, 2, 2, 13 / 16, 2],
      ['mordor', 12, 2, 2, 8, 3 / 12, -20 / 12],
    ]);
  });

  it('count a pair from the side that comes first by name, whichever sat first', () => {
    const { rates, groupsTooSmall } = winRates(book, 'PAIR', {});
    expect(groupsTooSmall).toBe(1);
    expect(rates).toMatchObject([
      { key: 'mordor/rohan', name: 'Mordor against Rohan', games: 12, wins: 2, draws: 2, losses: 8 },
    ]);
  });

  it.each([
    ['SCENARIO', { list: 'rohan' }, [['Domination', 12]]],
    ['POINTS', { list: 'rohan' }, [['FROM_600', 16]]],
    ['EDITION', { list: 'rohan', against: 'mordor' }, [['2024', 12]]],
    ['MONTH', { list: 'rohan' }, [['2026-03', 16]]],
    [
      'LIST',
      { scenario: 'Domination' },
      [
        ['rohan', 12],
        ['mordor', 12],
      ],
    ],
    ['LIST', { edition: '2018' }, []],
    ['LIST', { points: 'FROM_500' }, []],
    ['LIST', { from: '2026-04' }, []],
    ['LIST', { to: '2026-02' }, []],
    ['LIST', { events: new Set(['b']) }, []],
    ['LIST', { list: 'nobody' }, []],
    ['LIST', { scenario: 'Nothing' }, []],
  ] as const)('by %s, of %j', (by, filter, expected) => {
    expect(winRates(book, by, filter).rates.map(({ key, games }) => [key, games])).toEqual(expected);
  });

  it('takes the strength of players out: who wins by rating alone leaves the list at even', () => {
    // After the first event Ann has 1500 + 10 x 32 x 0.5 = 1660, Bob 1340: she is expected to score 1 / (1 + 10^-0.8) = 0.863.
    const two = makeBook([
      event('a', times(10, game('rohan', 'mordor', 2))),
      event('b', times(10, game('moria', 'mordor', 2))),
    ]);
    const [moria] = winRates(two, 'LIST', { list: 'moria' }).rates;
    expect(moria).toMatchObject({ rate: 1, games: 10 });
    expect(moria?.adjustedRate).toBeCloseTo(0.5 + 1 - 0.863, 10);
    const [rohan] = winRates(two, 'LIST', { list: 'rohan' }).rates;
    expect(rohan?.adjustedRate).toBe(1);
  });

  it('counts games of unknown lists for the ratings alone', () => {
    const unknown = makeBook([
      event('a', times(10, game('rohan', 'mordor', 2, 1, { armies: [null, armies.mordor] }))),
      event('b', [game('moria', 'mordor', 2)]),
    ]);
    expect(unknown.games).toEqual([[1, 0, 0, 1, 2, 0, 863]]);
  });
});
