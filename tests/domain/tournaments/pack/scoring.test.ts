import type { Game } from '../../../../src/domain/tournaments/game';
import type { ScoringRules } from '../../../../src/domain/tournaments/pack/pack';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import { scoreOf } from '../../../../src/domain/tournaments/scoring/game-score';
import { standingsAfter } from '../../../../src/domain/tournaments/standings/standings';

const guide = matchedPlayGuide.scoring;
const game = (own: number, other: number): Game => ({
  round: 1,
  kind: 'PLAYED',
  entrants: ['A', 'B'],
  victoryPoints: [own, other],
});
const points = (scoring: ScoringRules, own: number, other: number): string =>
  [0, 1].map((side) => scoreOf(scoring, game(own, other), side as 0 | 1).tournamentPoints).join('-');

describe('grades', () => {
  const graded = (majorAheadBy: number | null, majorDoubleWithAtLeast: number | null): ScoringRules => ({
    ...guide,
    games: { by: 'GRADE', majorWin: 5, minorWin: 4, draw: 2, minorLoss: 1, majorLoss: 0, majorAheadBy, majorDoubleWithAtLeast }, // prettier-ignore
  });

  // Major when 6 ahead, or double with at least 3.
  test.each([
    [6, 0, '5-0'],
    [12, 7, '4-1'], // 5 ahead, not double
    [13, 7, '5-0'], // 6 ahead
    [4, 2, '5-0'], // double
    [3, 1, '5-0'],
    [3, 2, '4-1'],
    [2, 1, '4-1'], // double, but not 3
    [2, 0, '4-1'],
    [0, 0, '2-2'],
    [7, 7, '2-2'],
  ])('either condition: %i-%i is %s', (own, other, expected) => {
    expect(points(graded(6, 3), own, other)).toBe(expected);
  });

  test.each([
    [graded(6, null), 4, 2, '4-1'],
    [graded(null, 3), 13, 7, '4-1'],
    [graded(null, 3), 3, 0, '5-0'],
  ] as const)('one condition alone', (scoring, own, other, expected) => {
    expect(points(scoring, own, other)).toBe(expected);
  });
});

describe('bands', () => {
  test.each([
    [5, 5, '10-10'],
    [5, 4, '12-8'],
    [5, 3, '12-8'],
    [6, 3, '15-5'],
    [7, 2, '15-5'],
    [8, 2, '18-2'],
    [9, 2, '18-2'],
    [10, 2, '20-0'],
    [2, 12, '0-20'],
  ])('%i-%i brings %s', (own, other, expected) => {
    expect(points(presets.BANDS_20_0.scoring, own, other)).toBe(expected);
  });
});

describe('the result of a game in bands', () => {
  const bands = {
    by: 'BANDS',
    bands: [
      { aheadBy: 0, winner: 10, loser: 10 },
      { aheadBy: 3, winner: 10, loser: 10 },
      { aheadBy: 6, winner: 15, loser: 5 },
    ],
  } as const;

  test.each([
    [5, 5, 'DRAWN', 'DRAWN'],
    [6, 4, 'DRAWN', 'DRAWN'],
    [9, 4, 'DRAWN', 'DRAWN'], // 5 ahead, 10-10
    [10, 4, 'WON', 'LOST'],
  ])('%i-%i is %s for one and %s for the other', (own, other, first, second) => {
    const scoring: ScoringRules = { ...guide, games: bands };
    expect([0, 1].map((side) => scoreOf(scoring, game(own, other), side as 0 | 1).result)).toEqual([
      first,
      second,
    ]);
  });
});

describe('caps and fixed outcomes', () => {
  const capped = { ...presets.MAJOR_MINOR_5_4_2_1_0.scoring, victoryPointCap: 10 };

  test('the cap counts in totals; who won, and by what grade, is decided by the game as played', () => {
    expect(scoreOf(capped, game(19, 11), 0)).toEqual({
      result: 'WON',
      isMajor: true,
      tournamentPoints: 5,
      scored: 10,
      conceded: 10,
      difference: 0,
      numbers: [],
      leaderKilled: false,
    });
  });

  test('a concession is capped like any other score, and the conceder loses a point', () => {
    const conceded: Game = { round: 1, kind: 'CONCESSION', entrants: ['A', 'B'], concededBy: 'B' };
    expect(scoreOf(capped, conceded, 0)).toMatchObject({ scored: 10, conceded: 0, tournamentPoints: 5, leaderKilled: true }); // prettier-ignore
    expect(scoreOf(capped, conceded, 1)).toMatchObject({ scored: 0, conceded: 10, tournamentPoints: -1, leaderKilled: false }); // prettier-ignore
  });

  test('a bye asked for in advance can be worth something else', () => {
    const scoring = {
      ...guide,
      requestedBye: { victoryPoints: 0, leaderKilled: false, tournamentPoints: null },
    };
    expect(scoreOf(scoring, { round: 1, kind: 'BYE', entrants: ['A'] }, 0).tournamentPoints).toBe(3);
    expect(scoreOf(scoring, { round: 1, kind: 'BYE', entrants: ['A'], requested: true }, 0)).toMatchObject({
      result: 'DRAWN',
      tournamentPoints: 1,
      scored: 0,
    });
  });

  test('the Spare Player as a bye', () => {
    const lost: Game = { round: 1, kind: 'SPARE', entrants: ['A'], victoryPoints: [1, 7] };
    expect(scoreOf(guide, lost, 0).tournamentPoints).toBe(0);
    expect(scoreOf({ ...guide, spare: 'AS_BYE' }, lost, 0)).toMatchObject({ tournamentPoints: 3, scored: 6 });
  });

  test('a game lost by both brings what the pack says', () => {
    const both: Game = { round: 1, kind: 'BOTH_LOST', entrants: ['A', 'B'] };
    expect(scoreOf({ ...guide, bothLost: -1 }, both, 1)).toMatchObject({
      result: 'LOST',
      tournamentPoints: -1,
    });
  });
});

describe('bonuses', () => {
  const entrants = ['A', 'B'].map((id, index) => ({ id, number: index + 1 }));
  const games: readonly Game[] = [1, 2].map((round) => ({
    round,
    kind: 'PLAYED',
    entrants: ['A', 'B'],
    victoryPoints: [3, 1],
    leaderKilled: [true, false],
  }));
  const leader = (once: 'EVENT' | 'GAME'): ScoringRules => ({
    ...guide,
    bonuses: [{ id: 'leader', fact: 'LEADER_KILLED', once, tournamentPoints: 2, victoryPoints: 1 }],
  });
  const totals = (
    scoring: ScoringRules,
    facts: Parameters<typeof standingsAfter>[0]['facts'] = [],
    round = 2,
  ) =>
    standingsAfter({ round, entrants, games, scoring, facts }).map(
      ({ entrant, tournamentPoints, victoryPoints }) => `${entrant} ${tournamentPoints} ${victoryPoints}`,
    );

  test('for each leader killed, or once in the event; a cap does not touch them', () => {
    expect(totals(leader('GAME'))).toEqual(['A 10 8', 'B 0 2']);
    expect(totals(leader('EVENT'))).toEqual(['A 8 7', 'B 0 2']);
    expect(totals({ ...leader('GAME'), victoryPointCap: 2 })).toEqual(['A 10 6', 'B 0 2']);
  });

  test('noted facts count from their round on, once for each game or once in the event', () => {
    const noted = (once: 'EVENT' | 'GAME'): ScoringRules => ({
      ...guide,
      bonuses: [{ id: 'quest', fact: 'NOTED', once, tournamentPoints: 1, victoryPoints: 0 }],
    });
    const facts = [1, 1, 2].map((round) => ({ entrant: 'B', bonus: 'quest', round }));
    expect(totals(noted('GAME'), facts)).toEqual(['A 6 6', 'B 2 2']);
    expect(totals(noted('EVENT'), facts)).toEqual(['A 6 6', 'B 1 2']);
    expect(totals(noted('GAME'), facts, 1)).toEqual(['A 3 3', 'B 1 1']);
  });
});

describe('a disqualified entrant', () => {
  const entrants = [
    { id: 'A', number: 1, disqualified: true },
    { id: 'B', number: 2 },
    { id: 'C', number: 3 },
  ];
  const games: readonly Game[] = [
    { round: 1, kind: 'PLAYED', entrants: ['A', 'C'], victoryPoints: [9, 0] },
    { round: 2, kind: 'PLAYED', entrants: ['B', 'A'], victoryPoints: [3, 2] },
    { round: 3, kind: 'PLAYED', entrants: ['A', 'B'], victoryPoints: [7, 7] },
  ];
  const lines = (scoring: ScoringRules) =>
    standingsAfter({ round: 3, entrants, games, scoring }).map(
      ({ rank, entrant, tournamentPoints, victoryPoints, disqualified }) =>
        `${rank} ${entrant} ${tournamentPoints} ${victoryPoints}${disqualified ? ' disqualified' : ''}`,
    );

  test('stands last without a rank; its games count as played', () => {
    expect(lines(guide)).toEqual(['1 B 4 10', '2 C 0 0', 'null A 4 18 disqualified']);
  });

  test('a win over it can count as a concession; a draw and a loss stay', () => {
    expect(lines({ ...guide, disqualified: 'AS_CONCEDED' })).toEqual([
      '1 B 4 19',
      '2 C 0 0',
      'null A 4 18 disqualified',
    ]);
  });
});
