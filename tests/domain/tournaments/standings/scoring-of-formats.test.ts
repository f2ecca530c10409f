import type { Game } from '../../../../src/domain/tournaments/game';
import type { PackInput } from '../../../../src/domain/tournaments/pack/pack';
import { explainPack } from '../../../../src/domain/tournaments/pack/explain-pack';
import { packFrom } from '../../../../src/domain/tournaments/pack/pack-from';
import { type Standing, standingsAfter } from '../../../../src/domain/tournaments/standings/standings';
import type { TournamentRecord } from '../../../../src/domain/tournaments/standings/tally';

const packOf = (input: PackInput) => {
  const made = packFrom(input);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
const faults = (input: PackInput): readonly string[] => {
  const made = packFrom(input);
  return made.ok ? [] : made.error.map(({ path, code }) => `${path} ${code}`);
};

const entrants = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, number: index + 1 }));
type Played = Extract<Game, { kind: 'PLAYED' }>;
const game = (
  round: number,
  pair: string,
  points: readonly [number, number],
  rest: Partial<Played> = {},
): Game => ({
  round,
  kind: 'PLAYED',
  entrants: [pair.charAt(0), pair.charAt(1)],
  victoryPoints: points,
  ...rest,
});
const table = (
  input: PackInput,
  games: readonly Game[],
  show: (line: Standing) => readonly unknown[],
  rest: Partial<TournamentRecord> = {},
): readonly string[] => {
  const { scoring, ranking } = packOf(input);
  return standingsAfter({ entrants, games, scoring, ranking, round: 9, ...rest }).map((line) => [line.entrant, ...show(line)].join(' ')); // prettier-ignore
};
const wins = ({ won, drawn, lost, tournamentPoints }: Standing) => [won, drawn, lost, tournamentPoints];

describe('who has won is a fact of its own', () => {
  const numbers = [{ id: 'objectives', most: 5, tournamentPoints: 0 }];

  test('by objectives: fewer Victory Points can win, and as many objectives are a draw', () => {
    const games = [
      game(1, 'ab', [2, 9], { numbers: [{ number: 'objectives', values: [3, 1] }] }),
      game(1, 'cd', [4, 7], { numbers: [{ number: 'objectives', values: [2, 2] }] }),
    ];
    expect(
      table({ scoring: { winner: 'NUMBER', winnerNumber: 'objectives', numbers } }, games, wins),
    ).toEqual(['a 1 0 0 3', 'd 0 1 0 1', 'c 0 1 0 1', 'b 0 0 1 0']);
  });

  test("by the players' word, and by Victory Points where they say nothing", () => {
    const games = [
      game(1, 'ab', [2, 9], { winner: 0 }),
      game(1, 'cd', [4, 7], { winner: null }),
      game(2, 'ac', [5, 1]),
    ];
    expect(table({ scoring: { winner: 'REPORTED' } }, games, wins)).toEqual([
      'a 2 0 0 6',
      'd 0 1 0 1',
      'c 0 1 1 1',
      'b 0 0 1 0',
    ]);
  });

  test('a word that a pack does not ask for changes nothing', () => {
    expect(table({}, [game(1, 'ab', [2, 9], { winner: 0 })], wins).slice(0, 2)).toEqual([
      'b 1 0 0 3',
      'c 0 0 0 0',
    ]);
  });

  test('a Major win follows the winner: one with fewer Victory Points wins by Minor', () => {
    const games = [game(1, 'ab', [2, 12], { winner: 0 }), game(1, 'cd', [12, 2], { winner: 0 })];
    expect(table({ preset: 'MAJOR_MINOR_5_4_2_1_0', scoring: { winner: 'REPORTED' } }, games, wins)).toEqual([
      'c 1 0 0 5',
      'a 1 0 0 4',
      'b 0 0 1 1',
      'd 0 0 1 0',
    ]);
  });
});

test('numbers of the games: kills rank, own points count in the total', () => {
  const input: PackInput = {
    scoring: {
      numbers: [
        { id: 'kills', most: 50, tournamentPoints: 0 },
        { id: 'own points', most: 10, tournamentPoints: 2 },
      ],
    },
    ranking: [
      { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
      { criterion: 'GAME_NUMBER', number: 'kills', better: 'HIGHER' },
    ],
  };
  const of = (kills: readonly [number, number], own: readonly [number, number]) => ({
    numbers: [{ number: 'kills', values: kills }, { number: 'own points', values: own }], // prettier-ignore
  });
  const games = [game(1, 'ab', [5, 3], of([12, 20], [1, 0])), game(2, 'cb', [1, 1], of([20, 4], [2, 2]))];
  // a: 3 + 2 x 1; b: 1 + 2 x 2, kills 24; c: 1 + 2 x 2, kills 20.
  expect(
    table(input, games, ({ tournamentPoints, criteria }) => [
      tournamentPoints,
      ...criteria.map(({ name, value }) => `${name}=${value}`),
    ]),
  ).toEqual([
    // prettier-ignore
    'b 5 kills=24',
    'c 5 kills=20',
    'a 5 kills=12',
    'd 0 kills=0',
  ]);
});

test('bonuses by value: painting 0 to 40, once noted for a round it is replaced there, and no more than the most counts', () => {
  const bonuses = [{ id: 'painting', fact: 'VALUE', once: 'EVENT', most: 40, tournamentPoints: 1, victoryPoints: 0 }] as const; // prettier-ignore
  const facts = [
    { entrant: 'a', bonus: 'painting', value: 37 },
    { entrant: 'b', bonus: 'painting', value: 55 },
    { entrant: 'c', bonus: 'painting', value: 10 },
    { entrant: 'c', bonus: 'painting', value: 5, round: 2 },
  ];
  expect(
    table({ scoring: { bonuses } }, [], ({ tournamentPoints }) => [tournamentPoints], { facts }),
  ).toEqual(['b 40', 'a 37', 'c 15', 'd 0']);
});

test('weights of 45, 30, 15 and 10 %', () => {
  const part = (name: string, percent: number, outOf: number) => ({ source: 'ORGANISER_TIEBREAKER', name, percent, outOf }) as const; // prettier-ignore
  const input: PackInput = {
    ranking: [
      {
        criterion: 'WEIGHTED_TOTAL',
        better: 'HIGHER',
        parts: [
          { source: 'TOURNAMENT_POINTS', percent: 45, outOf: 6 },
          part('painting', 30, 40),
          part('sports', 15, 12),
          part('theme', 10, 3),
        ],
      },
    ],
  };
  const tiebreaker = (id: string, values: readonly number[]) => ({ id, better: 'HIGHER' as const, values: values.map((value, index) => ({ entrant: 'abcd'.charAt(index), value })) }); // prettier-ignore
  const tiebreakers = [tiebreaker('painting', [20, 40, 0, 10]), tiebreaker('sports', [12, 6, 12, 12]), tiebreaker('theme', [1, 3, 2, 9])]; // prettier-ignore
  const games = [game(1, 'ab', [1, 0]), game(1, 'cd', [1, 1]), game(2, 'ac', [1, 0]), game(2, 'db', [1, 0])];
  // a: 45 + 15 + 15 + 10/3; b: 0 + 30 + 7.5 + 10; c: 7.5 + 0 + 15 + 20/3; d: 30 + 7.5 + 15 + 10.
  expect(table(input, games, ({ criteria }) => [criteria[0]?.value], { tiebreakers })).toEqual([
    'a 235/3',
    'd 125/2',
    'b 95/2',
    'c 175/6',
  ]);
});

test('a capped difference: at most 6 of a lead count, and the Victory Points stay', () => {
  const games = [game(1, 'ab', [15, 2]), game(1, 'cd', [7, 3])];
  expect(
    table({ scoring: { differenceCap: 6 } }, games, ({ victoryPoints, victoryPointDifference }) => [
      victoryPoints,
      victoryPointDifference,
    ]),
  ).toEqual([
    // prettier-ignore
    'a 15 6',
    'c 7 4',
    'd 3 -4',
    'b 2 -6',
  ]);
});

test('an average bye: the mean of the other games, halves up; as announced before there is one', () => {
  const bye: Game = { round: 1, kind: 'BYE', entrants: ['a'] };
  const points = ({ tournamentPoints, victoryPoints, victoryPointsConceded }: Standing) => [tournamentPoints, victoryPoints, victoryPointsConceded]; // prettier-ignore
  const input: PackInput = { scoring: { byes: 'AVERAGE' } };
  expect(table(input, [bye], points)[0]).toBe('a 3 6 0');
  // Games: 3 and 0 points, 8-3 and 2-6: the bye brings 2 (1.5 up), 5 and 5 (4.5 up).
  const games = [bye, game(2, 'ab', [8, 3]), game(3, 'ca', [6, 2])];
  expect(table(input, games, points).find((line) => line.startsWith('a'))).toBe('a 5 15 14');
});

describe('every fault by name', () => {
  test('numbers, weights, bonuses', () => {
    expect(
      faults({
        scoring: {
          differenceCap: 0,
          numbers: [{ id: 'x', most: 0, tournamentPoints: 0 }, { id: 'x', most: 5, tournamentPoints: 0 }], // prettier-ignore
          bonuses: [
            { id: 'b', fact: 'NOTED', once: 'EVENT', most: 4, tournamentPoints: 1, victoryPoints: 0 },
          ],
        },
        ranking: [
          { criterion: 'GAME_NUMBER', better: 'HIGHER' },
          {
            criterion: 'WEIGHTED_TOTAL',
            better: 'HIGHER',
            parts: [{ source: 'ORGANISER_TIEBREAKER', percent: 50, outOf: 10 }],
          },
          {
            criterion: 'WINS',
            better: 'HIGHER',
            parts: [{ source: 'TOURNAMENT_POINTS', percent: 60, outOf: 10 }],
          },
        ],
      }),
    ).toEqual([
      'scoring.numbers[1] DUPLICATE',
      'scoring.numbers[0].most OUT_OF_RANGE',
      'scoring.differenceCap OUT_OF_RANGE',
      'scoring.bonuses[0].most NOT_USED',
      'ranking[0].number MISSING',
      'ranking[1].parts[0].name MISSING',
      'ranking[2].parts NOT_USED',
    ]);
  });

  test('a number that nobody reports, and a decisive one that is not said', () => {
    expect(faults({ scoring: { winner: 'NUMBER' } })).toEqual(['scoring.winnerNumber MISSING']);
    expect(faults({ scoring: { winnerNumber: 'x' } })).toEqual(['scoring.winnerNumber NOT_USED']);
    expect(
      faults({
        scoring: { winner: 'NUMBER', winnerNumber: 'x' },
        ranking: [{ criterion: 'GAME_NUMBER', number: 'y', better: 'HIGHER' }],
      }),
    ).toEqual(['ranking[0].number CONTRADICTION', 'scoring.winnerNumber CONTRADICTION']);
  });
});

test('the rules in words', () => {
  const pack = packOf({
    scoring: {
      winner: 'NUMBER',
      winnerNumber: 'objectives',
      numbers: [{ id: 'objectives', most: 5, tournamentPoints: 1 }],
      differenceCap: 6,
      byes: 'AVERAGE',
      bonuses: [
        { id: 'painting', fact: 'VALUE', once: 'EVENT', most: 40, tournamentPoints: 1, victoryPoints: 0 },
      ],
    },
    ranking: [{ criterion: 'WEIGHTED_TOTAL', better: 'HIGHER', parts: [{ source: 'TOURNAMENT_POINTS', percent: 100, outOf: 18 }] }], // prettier-ignore
  });
  const [scoring, ranking] = explainPack(pack).sections;
  expect(scoring?.lines.slice(1, 6)).toEqual([
    'Whoever has more objectives wins; as many is a draw.',
    'Both sides report their objectives, 0 to 5 in a game; each brings 1 Tournament Point.',
    'At most 6 Victory Points of a lead in a game count in the difference.',
    'Bonus "painting": 1 Tournament Point for each point that the organiser notes, 40 at most.',
    "A bye brings the mean of the entrant's other games so far, rounded to whole points; without another game, it counts as follows.",
  ]);
  expect(ranking?.lines[0]).toBe('1. the weighted total (100 % Tournament Points out of 18)');
});
