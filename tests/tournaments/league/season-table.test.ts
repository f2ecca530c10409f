import fc from 'fast-check';
import type { Placing, PointsRule } from '../../../src/tournaments/league/points-rule';
import { pointsFor } from '../../../src/tournaments/league/points-rule';
import { scorePlacings, seasonTable } from '../../../src/tournaments/league/season-table';

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
