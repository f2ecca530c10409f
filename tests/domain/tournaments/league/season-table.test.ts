import fc from 'fast-check';
import {
  type Placing,
  type PointsRule,
  pointsFor,
} from '../../../../src/domain/tournaments/league/points-rule';
import { scorePlacings, seasonTable } from '../../../../src/domain/tournaments/league/season-table';

const byPlace = (best: number | null): PointsRule => ({
  scoring: 'PLACE',
  placePoints: [25, 18, 15, 12],
  participationPoints: 2,
  best,
});
const byTournamentPoints: PointsRule = {
  scoring: 'TOURNAMENT_POINTS',
  placePoints: [],
  participationPoints: 0,
  best: null,
};

describe('the points of a placing', () => {
  // Worked by hand: who shares second with another gets second's points, and the one below is fourth.
  it.each([
    [1, 12, 25, 12],
    [2, 9, 18, 9],
    [4, 6, 12, 6],
    [5, 3, 2, 3],
    [300, 0, 2, 0],
  ])(
    'place %i with %i Tournament Points: %i by place, %i by Tournament Points',
    (place, tp, forPlace, own) => {
      expect(pointsFor(byPlace(null), { place, tournamentPoints: tp })).toBe(forPlace);
      expect(pointsFor(byTournamentPoints, { place, tournamentPoints: tp })).toBe(own);
    },
  );
});

const placing = (player: string, tournament: string, place: number, tournamentPoints = 0): Placing => ({
  player,
  tournament,
  place,
  tied: false,
  tournamentPoints,
});

/** Three tournaments; Bo and Cy shared second in the first, Di was only in the last. */
const season: readonly Placing[] = [
  placing('ann', 't1', 1, 9),
  { ...placing('bo', 't1', 2, 6), tied: true },
  { ...placing('cy', 't1', 2, 6), tied: true },
  placing('bo', 't2', 1, 9),
  placing('ann', 't2', 5, 3),
  placing('cy', 't2', 2, 7),
  placing('bo', 't3', 3, 6),
  placing('cy', 't3', 1, 9),
  placing('di', 't3', 2, 6),
  placing('ann', 't3', 4, 4),
];

const lines = (rule: PointsRule) =>
  seasonTable(rule, season).map(({ rank, tied, player, points, tournaments }) => [
    rank,
    tied,
    player,
    points,
    tournaments,
  ]);

describe('the season’s table', () => {
  // ann 25+2+12=39, bo 18+25+15=58, cy 18+18+25=61, di 18
  it('counts everything by place', () => {
    expect(lines(byPlace(null))).toEqual([
      [1, false, 'cy', 61, 3],
      [2, false, 'bo', 58, 3],
      [3, false, 'ann', 39, 3],
      [4, false, 'di', 18, 1],
    ]);
  });

  // The best two: ann 25+12=37, bo 25+18=43, cy 25+18=43, di 18
  it('counts the best two, and level players share a rank', () => {
    expect(lines(byPlace(2))).toEqual([
      [1, true, 'bo', 43, 3],
      [1, true, 'cy', 43, 3],
      [3, false, 'ann', 37, 3],
      [4, false, 'di', 18, 1],
    ]);
  });

  // ann 9+3+4=16, bo 6+9+6=21, cy 6+7+9=22, di 6
  it('counts Tournament Points', () => {
    expect(lines(byTournamentPoints)).toEqual([
      [1, false, 'cy', 22, 3],
      [2, false, 'bo', 21, 3],
      [3, false, 'ann', 16, 3],
      [4, false, 'di', 6, 1],
    ]);
  });

  it('says which results count; of equal ones the earlier', () => {
    const rule = byPlace(2);
    const cy = scorePlacings(
      rule,
      season.filter(({ player }) => player === 'cy'),
    );
    expect(cy.map(({ tournament, points, counted }) => [tournament, points, counted])).toEqual([
      ['t1', 18, true],
      ['t2', 18, false],
      ['t3', 25, true],
    ]);
  });

  it('is empty where nobody has played', () => {
    expect(seasonTable(byPlace(3), [])).toEqual([]);
  });
});

/** The largest sum of at most `best` of these, by trying every choice. */
const largestSum = (points: readonly number[], best: number): number => {
  let largest = 0;
  for (let choice = 0; choice < 2 ** points.length; choice += 1) {
    const chosen = points.filter((_, index) => (choice >> index) % 2 === 1);
    if (chosen.length <= best)
      largest = Math.max(
        largest,
        chosen.reduce((sum, one) => sum + one, 0),
      );
  }
  return largest;
};

const anyPlacing = fc.record({
  player: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  tournament: fc.string({ minLength: 1, maxLength: 3 }),
  place: fc.integer({ min: 1, max: 6 }),
  tied: fc.boolean(),
  tournamentPoints: fc.integer({ min: 0, max: 15 }),
});

describe('best n of m', () => {
  it('is the best choice there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (points, best) => {
          const own = points.map((tournamentPoints, index) => placing('a', `t${index}`, 1, tournamentPoints));
          const scored = scorePlacings({ ...byTournamentPoints, best }, own);
          const sum = scored.reduce((total, one) => total + (one.counted ? one.points : 0), 0);
          expect(sum).toBe(largestSum(points, best));
          expect(scored.filter(({ counted }) => counted)).toHaveLength(Math.min(best, points.length));
        },
      ),
    );
  });

  it('ranks everybody once, and level players alike, in any order of the facts', () => {
    fc.assert(
      fc.property(fc.array(anyPlacing, { maxLength: 25 }), fc.integer({ min: 1, max: 4 }), (facts, best) => {
        const table = seasonTable(byPlace(best), facts);
        expect(table.map(({ player }) => player).toSorted()).toEqual(
          [...new Set(facts.map(({ player }) => player))].toSorted(),
        );
        for (const line of table) {
          expect(line.rank).toBe(1 + table.filter(({ points }) => points > line.points).length);
          expect(line.tied).toBe(table.filter(({ points }) => points === line.points).length > 1);
        }
        const turned = seasonTable(byPlace(best), facts.toReversed());
        expect(turned.map(({ player, points }) => [player, points])).toEqual(
          table.map(({ player, points }) => [player, points]),
        );
      }),
    );
  });
});

describe('other formulas', () => {
  const rule = (fields: Partial<PointsRule>): PointsRule => ({
    scoring: 'PERCENT',
    placePoints: [],
    participationPoints: 0,
    best: null,
    ...fields,
  });

  // 100 - (place - 1) x 100 / players, to the nearest hundredth.
  it.each([
    [1, 12, 100],
    [2, 12, 91.67],
    [12, 12, 8.33],
    [3, 8, 75],
    [2, 3, 66.67],
    [3, 3, 33.33],
  ])('PERCENT: place %i of %i brings %d', (place, players, expected) => {
    expect(pointsFor(rule({}), { place, tournamentPoints: 0, players })).toBe(expected);
  });

  it.each([
    [1, 7, 0],
    [1, 8, 10],
    [3, 15, 1],
    [1, 16, 20],
    [3, 400, 5],
    [4, 400, 2],
  ])('TIERS: place %i of %i brings %i', (place, players, expected) => {
    const tiers = [
      { fromPlayers: 16, placePoints: [20, 10, 5], participationPoints: 2 },
      { fromPlayers: 8, placePoints: [10, 5], participationPoints: 1 },
    ];
    expect(pointsFor(rule({ scoring: 'TIERS', tiers }), { place, tournamentPoints: 0, players })).toBe(
      expected,
    );
  });

  it('gives a disqualified entrant nothing, whatever the formula', () => {
    for (const scoring of ['PLACE', 'TOURNAMENT_POINTS', 'PERCENT', 'TIERS'] as const)
      expect(pointsFor(rule({ scoring }), { place: null, tournamentPoints: 9, players: 10 })).toBe(0);
  });

  it('adds hundredths exactly', () => {
    const thirds = ['t1', 't2', 't3'].map((tournament) => ({ ...placing('ann', tournament, 2), players: 3 }));
    expect(seasonTable(rule({}), thirds)[0]?.points).toBe(200.01);
  });

  // Each full 30 days before the latest tournament cost 10 percent; 29 days cost nothing, 300 and more everything.
  it('lets results decay from the day of the latest tournament', () => {
    const byDay = rule({ scoring: 'PLACE', placePoints: [50], decay: { percent: 10, everyDays: 30 } });
    const days = ['2026-03-01', '2026-01-30', '2026-01-31', '2025-05-05', '2024-02-29'];
    const placings = days.map((day, index) => ({ ...placing('ann', `t${index}`, 1), day }));
    expect(seasonTable(byDay, placings)[0]?.placings.map(({ points }) => points)).toEqual([50, 45, 50, 0, 0]);
  });

  it('lists whoever has been to too few tournaments last, without a rank', () => {
    expect(
      seasonTable({ ...byPlace(null), minimumEvents: 2 }, [...season, placing('ed', 't1', 1)]).map(
        ({ rank, player, points }) => [rank, player, points],
      ),
    ).toEqual([
      [1, 'cy', 61],
      [2, 'bo', 58],
      [3, 'ann', 39],
      [null, 'ed', 25],
      [null, 'di', 18],
    ]);
  });
});

test('old averages: the mean of the best two, of one where there is only one, halves up', () => {
  const rule: PointsRule = { ...byTournamentPoints, best: 2, total: 'AVERAGE' };
  const placings = [placing('ann', 't1', 1, 12), placing('ann', 't2', 1, 7), placing('ann', 't3', 1, 3), placing('bo', 't1', 2, 10)]; // prettier-ignore
  expect(seasonTable(rule, placings).map(({ player, points }) => [player, points])).toEqual([
    ['bo', 10],
    ['ann', 9.5],
  ]);
  const three = { ...rule, best: 3 };
  // (12 + 7 + 3) / 3 = 7.333...
  expect(seasonTable(three, placings).find(({ player }) => player === 'ann')?.points).toBe(7.33);
});
