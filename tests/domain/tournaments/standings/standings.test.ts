import fc from 'fast-check';
import type { Game } from '../../../../src/domain/tournaments/game';
import { lotOf } from '../../../../src/domain/tournaments/standings/criteria/all-criteria';
import { type StandingsInput, standingsAfter } from '../../../../src/domain/tournaments/standings/standings';
import event from '../../../golden/event-of-eight.json';
import { eventShapes, playEvent } from '../pairing/random-events';

const entrants = (...ids: readonly string[]) => ids.map((id, index) => ({ id, number: index + 1 }));
const standings = (input: Partial<StandingsInput>) =>
  standingsAfter({ round: 9, entrants: [], games: [], ...input });
const order = (input: Partial<StandingsInput>): string =>
  standings(input)
    .map(({ rank, tied, entrant }) => `${tied ? '=' : ''}${rank} ${entrant}`)
    .join(', ');

const played = (
  round: number,
  sides: readonly [string, string],
  victoryPoints: readonly [number, number],
  leaderKilled?: readonly [boolean, boolean],
): Game => ({ round, kind: 'PLAYED', entrants: sides, victoryPoints, leaderKilled });

describe('a real event of eight', () => {
  const games = event.rounds.flatMap((tables, index) =>
    tables.map(({ entrants: sides, victoryPoints }) =>
      played(index + 1, sides as [string, string], victoryPoints as [number, number]),
    ),
  );
  const final = standings({ round: 3, entrants: entrants('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), games });

  test('the published totals', () => {
    const totals = Object.fromEntries(
      final.map(({ entrant, won, drawn, lost, victoryPoints }) => [
        entrant,
        { won, drawn, lost, victoryPoints },
      ]),
    );
    const published = event.published.table.map(({ entrant, won, drawn, lost, victoryPoints }) => [
      entrant,
      { won, drawn, lost, victoryPoints },
    ]);
    expect(totals).toEqual(Object.fromEntries(published));
  });

  test('the expected order and sums', () => {
    expect(
      final.map(({ rank, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) => ({
        rank,
        entrant,
        tournamentPoints,
        victoryPointDifference,
        victoryPoints,
      })),
    ).toEqual(event.expected.table);
  });

  test('unknown leader kills count for nobody, and Victory Points split c and g', () => {
    expect(final.map(({ leadersKilled }) => leadersKilled)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(final.find(({ entrant }) => entrant === 'g')?.decidedBy).toEqual({
      criterion: 'VICTORY_POINTS',
      tiebreaker: null,
    });
  });
});

describe('what a game gives', () => {
  const line = (games: readonly Game[], id: string) => {
    const found = standings({ entrants: entrants('A', 'B'), games }).find(({ entrant }) => entrant === id);
    return [
      found?.played,
      found?.won,
      found?.drawn,
      found?.lost,
      found?.tournamentPoints,
      found?.victoryPoints,
      found?.victoryPointsConceded,
      found?.victoryPointDifference,
      found?.leadersKilled,
    ];
  };

  // Columns: played, won, drawn, lost, Tournament Points, Victory Points, conceded, difference, leaders killed.
  test.each<[string, Game, (number | undefined)[], (number | undefined)[]]>([
    [
      'a win',
      played(1, ['A', 'B'], [7, 4], [true, false]),
      [1, 1, 0, 0, 3, 7, 4, 3, 1],
      [1, 0, 0, 1, 0, 4, 7, -3, 0],
    ],
    [
      'a loss',
      played(1, ['A', 'B'], [4, 7], [true, true]),
      [1, 0, 0, 1, 0, 4, 7, -3, 1],
      [1, 1, 0, 0, 3, 7, 4, 3, 1],
    ],
    [
      'a draw',
      played(1, ['A', 'B'], [5, 5], [false, true]),
      [1, 0, 1, 0, 1, 5, 5, 0, 0],
      [1, 0, 1, 0, 1, 5, 5, 0, 1],
    ],
    [
      'kills unknown',
      played(1, ['A', 'B'], [3, 0]),
      [1, 1, 0, 0, 3, 3, 0, 3, 0],
      [1, 0, 0, 1, 0, 0, 3, -3, 0],
    ],
    [
      'a bye',
      { round: 1, kind: 'BYE', entrants: ['A'] },
      [1, 1, 0, 0, 3, 6, 0, 6, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
    [
      'a concession by the second',
      { round: 1, kind: 'CONCESSION', entrants: ['A', 'B'], concededBy: 'B' },
      [1, 1, 0, 0, 3, 12, 0, 12, 1],
      [1, 0, 0, 1, 0, 0, 12, -12, 0],
    ],
    [
      'a concession by the first',
      { round: 1, kind: 'CONCESSION', entrants: ['A', 'B'], concededBy: 'A' },
      [1, 0, 0, 1, 0, 0, 12, -12, 0],
      [1, 1, 0, 0, 3, 12, 0, 12, 1],
    ],
    [
      'lost by both',
      { round: 1, kind: 'BOTH_LOST', entrants: ['A', 'B'] },
      [1, 0, 0, 1, 0, 0, 0, 0, 0],
      [1, 0, 0, 1, 0, 0, 0, 0, 0],
    ],
    [
      'lost to the Spare Player, whose leader fell',
      { round: 1, kind: 'SPARE', entrants: ['A'], victoryPoints: [3, 4], leaderKilled: [true, false] },
      [1, 0, 0, 1, 0, 3, 4, -1, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
  ])('%s', (_, game, ofA, ofB) => {
    expect(line([game], 'A')).toEqual(ofA);
    expect(line([game], 'B')).toEqual(ofB);
  });

  test('the source’s example: 3-0 and 7-4 make a difference of +6', () => {
    const games = [played(1, ['A', 'B'], [3, 0]), played(2, ['B', 'A'], [4, 7])];
    expect(line(games, 'A')).toEqual([2, 2, 0, 0, 6, 10, 4, 6, 0]);
  });
});

describe('the order of the criteria', () => {
  const sides = entrants('A', 'B', 'C', 'D');
  const decided = (input: Partial<StandingsInput>) =>
    standings(input).map(
      ({ entrant, decidedBy }) => `${entrant} ${decidedBy?.tiebreaker ?? decidedBy?.criterion ?? '-'}`,
    );

  test('Tournament Points before everything: three draws are worth a win', () => {
    const games = [
      played(1, ['A', 'B'], [0, 12]),
      played(2, ['A', 'C'], [1, 0]),
      played(3, ['B', 'D'], [0, 0]),
    ];
    expect(decided({ entrants: sides, games })).toEqual([
      'B -',
      'A TOURNAMENT_POINTS',
      'D TOURNAMENT_POINTS',
      'C TOURNAMENT_POINTS',
    ]);
  });

  test('then difference, then Victory Points, then leaders killed', () => {
    const games = [
      played(1, ['A', 'E'], [9, 6]), // +3
      played(1, ['B', 'F'], [5, 1], [false, false]), // +4, 5
      played(1, ['C', 'G'], [6, 2], [false, false]), // +4, 6
      played(1, ['D', 'H'], [6, 2], [true, false]), // +4, 6, a leader
    ];
    const eight = entrants('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    expect(decided({ entrants: eight, games }).slice(0, 4)).toEqual([
      'D -',
      'C LEADERS_KILLED',
      'B VICTORY_POINTS',
      'A VICTORY_POINT_DIFFERENCE',
    ]);
  });

  test('then the organiser’s own in their order, higher or lower is better', () => {
    const input = {
      entrants: sides,
      tiebreakers: [
        { id: 'favourite opponent', better: 'HIGHER', values: [{ entrant: 'C', value: 2 }, { entrant: 'D', value: 2 }, { entrant: 'B', value: 1 }] }, // prettier-ignore
        { id: 'yellow cards', better: 'LOWER', values: [{ entrant: 'C', value: 1 }] },
      ],
    } as const;
    expect(decided(input)).toEqual(['D -', 'C yellow cards', 'B favourite opponent', 'A favourite opponent']);
    expect(standings(input).map(({ tiebreakers }) => tiebreakers)).toEqual([
      [{ id: 'favourite opponent', value: 2 }, { id: 'yellow cards', value: 0 }],
      [{ id: 'favourite opponent', value: 2 }, { id: 'yellow cards', value: 1 }],
      [{ id: 'favourite opponent', value: 1 }, { id: 'yellow cards', value: 0 }],
      [{ id: 'favourite opponent', value: 0 }, { id: 'yellow cards', value: 0 }],
    ]); // prettier-ignore
  });

  test('still level: the same rank, the lower player number first', () => {
    const games = [played(1, ['C', 'A'], [3, 0])];
    const shuffledNumbers = [
      { id: 'A', number: 30 },
      { id: 'B', number: 20 },
      { id: 'C', number: 40 },
      { id: 'D', number: 10 },
    ];
    expect(order({ entrants: shuffledNumbers, games })).toBe('1 C, =2 D, =2 B, 4 A');
    expect(order({ entrants: shuffledNumbers })).toBe('=1 D, =1 B, =1 A, =1 C');
  });

  test('the published lot settles full ties where a tournament chose it', () => {
    const lots = sides
      .map(({ id, number }) => [lotOf('a seed', number), id] as const)
      .sort(([a], [b]) => a - b);
    const input = { entrants: sides, lotSeed: 'a seed' };
    expect(order(input)).toBe(lots.map(([, id], place) => `${place + 1} ${id}`).join(', '));
    expect(
      decided(input)
        .slice(1)
        .every((text) => text.endsWith(' LOT')),
    ).toBe(true);
    const other = ['b', 'c', 'd', 'e', 'f'].map((lotSeed) => order({ entrants: sides, lotSeed }));
    expect(new Set(other).size).toBeGreaterThan(1);
  });

  test('a late entrant does not change the lots of the others', () => {
    const before = standings({ entrants: sides, lotSeed: 's' }).map(({ entrant }) => entrant);
    const after = standings({ entrants: entrants('A', 'B', 'C', 'D', 'E'), lotSeed: 's' }).map(
      ({ entrant }) => entrant,
    );
    expect(after.filter((id) => id !== 'E')).toEqual(before);
  });
});

describe('what the organiser gives and takes', () => {
  test('points count in total, difference and order', () => {
    const [first, second] = standings({
      entrants: entrants('A', 'B'),
      games: [played(1, ['A', 'B'], [5, 2])],
      adjustments: [
        { entrant: 'A', tournamentPoints: -3, victoryPoints: -4, reason: 'unpainted' },
        { entrant: 'B', tournamentPoints: 1, victoryPoints: 2, reason: 'best army' },
      ],
    });
    expect(first).toMatchObject({
      entrant: 'B',
      tournamentPoints: 1,
      victoryPoints: 4,
      victoryPointDifference: -1,
    });
    expect(second).toMatchObject({
      entrant: 'A',
      tournamentPoints: 0,
      victoryPoints: 1,
      victoryPointDifference: -1,
    });
  });
});

describe('as of a round', () => {
  test('whatever comes later is left out: games, adjustments, tiebreakers', () => {
    const entered = entrants('A', 'B');
    const early: Partial<StandingsInput> = {
      round: 1,
      entrants: entered,
      games: [played(1, ['A', 'B'], [5, 2])],
    };
    const painting = { id: 'painting', better: 'HIGHER' } as const;
    expect(
      standings({
        ...early,
        games: [...(early.games ?? []), played(2, ['A', 'B'], [0, 12])],
        adjustments: [{ entrant: 'A', tournamentPoints: -9, victoryPoints: 0, reason: 'late', round: 2 }],
        tiebreakers: [{ ...painting, values: [{ entrant: 'B', value: 5, round: 2 }] }],
      }),
    ).toEqual(standings({ ...early, tiebreakers: [{ ...painting, values: [] }] }));
  });

  test('after round 0 nobody has anything', () => {
    const input = { entrants: entrants('A', 'B'), games: [played(1, ['A', 'B'], [5, 2])] };
    expect(order({ ...input, round: 0 })).toBe('=1 A, =1 B');
  });

  test('a round’s standings stay what they were, whatever happens after it', () => {
    fc.assert(
      fc.property(eventShapes(4, 20), (shape) => {
        const rounds = playEvent(shape);
        const { entrants: all, games: everything } = rounds[rounds.length - 1]!.input;
        for (const { input, draw } of rounds) {
          const seen = new Set(draw.standings.map(({ entrant }) => entrant));
          const then = all.filter(({ id }) => seen.has(id));
          expect(standingsAfter({ round: input.round - 1, entrants: then, games: everything })).toEqual(
            draw.standings,
          );
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('any event', () => {
  test('sums fit together: games, points, and Victory Points that one side scored and the other conceded', () => {
    fc.assert(
      fc.property(eventShapes(4, 30), (shape) => {
        const { input } = playEvent(shape).at(-1)!;
        const table = standingsAfter({ ...input, round: input.round });
        for (const line of table) {
          expect(line.won + line.drawn + line.lost).toBe(line.played);
          expect(line.tournamentPoints).toBe(3 * line.won + line.drawn);
          expect(line.victoryPointDifference).toBe(line.victoryPoints - line.victoryPointsConceded);
        }
        const alone = input.games.filter(({ kind }) => kind === 'BYE' || kind === 'SPARE');
        const difference = alone.reduce(
          (sum, game) => sum + (game.kind === 'SPARE' ? game.victoryPoints[0] - game.victoryPoints[1] : 6),
          0,
        );
        expect(table.reduce((sum, line) => sum + line.victoryPointDifference, 0)).toBe(difference);
      }),
      { numRuns: 50 },
    );
  });

  test('ranks: ties share the best place, and `tied` says just that', () => {
    fc.assert(
      fc.property(eventShapes(4, 30), (shape) => {
        const { input } = playEvent(shape)[1]!;
        const table = standingsAfter({ ...input, round: 1 });
        const key = (line: (typeof table)[number]): string =>
          [line.tournamentPoints, line.victoryPointDifference, line.victoryPoints, line.leadersKilled].join();
        table.forEach((line, index) => {
          const level = table.filter((other) => key(other) === key(line));
          expect(line.tied).toBe(level.length > 1);
          expect(line.rank).toBe(table.findIndex((other) => key(other) === key(line)) + 1);
          expect(line.decidedBy === null).toBe(index === 0 || key(table[index - 1]!) === key(line));
        });
      }),
      { numRuns: 50 },
    );
  });
});
