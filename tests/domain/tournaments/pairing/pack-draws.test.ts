import fc from 'fast-check';
import type { PairingRules } from '../../../../src/domain/tournaments/pack/pairing-rules';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { type DrawInput, drawRound } from '../../../../src/domain/tournaments/pairing/draw-round';
import { everyPairing } from './oracles';
import { playEvent, randomFrom } from './random-events';
import { pairsText, reasonTexts } from './ranked-field';
import { cases } from '../../../cases';

const rules = (pairing: Partial<PairingRules>): PairingRules => ({ ...matchedPlayGuide.pairing, ...pairing });

const firstRound = (size: number, pairing: Partial<PairingRules>, fields: Partial<DrawInput> = {}) =>
  drawRound({
    round: 1,
    rounds: 4,
    unpaired: 'BYE',
    entrants: Array.from({ length: size }, (_, index) => ({
      id: String(index + 1),
      number: index + 1,
      // The seeding list runs backwards: number 1 stands last in it.
      seeding: size - index,
    })),
    games: [],
    seed: 'a seed',
    pairing: rules(pairing),
    ...fields,
  });

describe('round 1', () => {
  test.each([
    ['NEIGHBOURS', '8-7, 6-5, 4-3, 2-1'],
    ['HALVES', '8-4, 7-3, 6-2, 5-1'],
    ['FOLD', '8-1, 7-2, 6-3, 5-4'],
  ] as const)('by the seeding list, %s', (folding, expected) => {
    const draw = firstRound(8, { firstRound: { by: 'SEEDED', seeding: 'LIST', folding } });
    expect(pairsText(draw)).toBe(expected);
    expect(draw.tables.every(({ reason }) => reason.code === 'SEEDED')).toBe(true);
  });

  test('by rating: more is better; the lowest of an odd number is left over', () => {
    const draw = firstRound(5, { firstRound: { by: 'SEEDED', seeding: 'RATING', folding: 'HALVES' } });
    expect(pairsText(draw)).toBe('1-3, 2-4');
    expect(draw.unpaired?.entrant).toBe('5');
  });

  test('whoever has no seeding comes after the others, by lot', () => {
    const entrants = [1, 2, 3, 4].map((number) => ({
      id: String(number),
      number,
      ...(number > 2 && { seeding: number }),
    }));
    const draw = firstRound(
      4,
      { firstRound: { by: 'SEEDED', seeding: 'LIST', folding: 'NEIGHBOURS' } },
      { entrants },
    );
    expect(draw.tables[0]?.entrants).toEqual(['3', '4']);
  });

  test('given tables and accepted challenges stand, the others are drawn', () => {
    const draw = firstRound(8, {
      firstRound: { by: 'GIVEN', tables: [['5', '2'], ['9', '1']] }, // prettier-ignore
      challenges: [['7', '8'], ['2', '3']], // prettier-ignore
    });
    expect(draw.tables.slice(0, 2)).toEqual([
      {
        table: 1,
        entrants: ['5', '2'],
        reason: {
          code: 'GIVEN',
          text: 'given by the organiser; the challenge of no. 2 and no. 3 was not set: no. 2 has another table',
        },
      },
      { table: 2, entrants: ['7', '8'], reason: { code: 'CHALLENGE', text: 'an accepted challenge' } },
    ]);
    expect(
      draw.tables
        .slice(2)
        .flatMap(({ entrants }) => entrants)
        .sort(),
    ).toEqual(['1', '3', '4', '6']);
    expect(draw.tables.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
  });
});

describe('a challenge or a given table that cannot be set is not lost silently', () => {
  const textOf = (draw: ReturnType<typeof firstRound>, id: string): string | undefined =>
    draw.tables.find(({ entrants }) => entrants.includes(id))?.reason.text;

  test('whoever challenged somebody with a bye is told at the table', () => {
    const draw = firstRound(6, { challenges: [['4', '5']], requestedByes: [{ entrant: '4', round: 1 }, { entrant: '6', round: 1 }] }); // prettier-ignore
    expect(textOf(draw, '5')).toBe(
      'drawn by lot; the challenge of no. 4 and no. 5 was not set: no. 4 asked for a bye',
    );
    expect(draw.requestedByes[0]?.reason.text).toBe(
      'bye: asked for in advance; the challenge of no. 4 and no. 5 was not set: no. 4 asked for a bye',
    );
  });

  test('a challenge of somebody who has a given table, or does not play', () => {
    const draw = firstRound(6, {
      firstRound: { by: 'GIVEN', tables: [['5', '2'], ['9', '1']] }, // prettier-ignore
      challenges: [['2', '3']],
    });
    expect(textOf(draw, '3')).toContain('; the challenge of no. 2 and no. 3 was not set: no. 2 has another table'); // prettier-ignore
    expect(textOf(draw, '1')).toContain('; the given table of 9 and no. 1 was not set: 9 does not play');
  });
});

describe('byes asked for in advance', () => {
  test('whoever asked is not drawn; an odd rest has a bye as usual', () => {
    const draw = firstRound(6, { requestedByes: [{ entrant: '4', round: 1 }, { entrant: '5', round: 2 }] }); // prettier-ignore
    expect(draw.requestedByes).toEqual([
      { entrant: '4', reason: { code: 'REQUESTED', text: 'bye: asked for in advance' } },
    ]);
    expect(draw.tables).toHaveLength(2);
    expect(draw.unpaired).not.toBeNull();
    const seated = [...draw.tables.flatMap(({ entrants }) => entrants), draw.unpaired!.entrant];
    expect(seated.sort()).toEqual(['1', '2', '3', '5', '6']);
  });

  test('a later round counts places among all who are active', () => {
    const draw = drawRound({
      round: 2,
      rounds: 4,
      unpaired: 'BYE',
      entrants: [1, 2, 3, 4, 5].map((number) => ({ id: String(number), number })),
      games: [],
      pairing: rules({ requestedByes: [{ entrant: '2', round: 2 }] }),
    });
    expect(reasonTexts(draw)).toEqual(['RANKED ranked 1 v 3', 'RANKED ranked 4 v 5']);
  });
});

describe('score groups', () => {
  /** Ranked 1 to 8 with 6, 6, 6, 3, 3, 0, 0, 0 Tournament Points. */
  const eight = (met: readonly (readonly [string, string])[] = []): DrawInput => ({
    round: 3,
    rounds: 9,
    unpaired: 'BYE',
    seed: 'groups',
    entrants: Array.from({ length: 8 }, (_, index) => ({ id: String(index + 1), number: index + 1 })),
    games: met.map((entrants) => ({ round: 1, kind: 'BOTH_LOST', entrants })),
    adjustments: [6, 6, 6, 3, 3, 0, 0, 0].map((tournamentPoints, index) => ({
      entrant: String(index + 1),
      tournamentPoints,
      victoryPoints: 0,
      reason: 'fixes the groups',
    })),
  });
  const draw = (within: 'RANKING' | 'HALVES' | 'LOT', met: readonly (readonly [string, string])[] = []) =>
    drawRound({ ...eight(met), pairing: rules({ laterRounds: { by: 'SCORE_GROUPS', within } }) });

  // Two groups are odd, with one between them. 1-2, then 3 goes down to 4, 5 goes down to 6, 7-8.
  test('down the ranking: odd groups send one down', () => {
    expect(pairsText(draw('RANKING'))).toBe('1-2, 3-4, 5-6, 7-8');
    expect(draw('RANKING').tables[1]?.reason).toEqual({
      code: 'ACROSS_SCORE_GROUPS',
      text: 'across score groups: 3 v 4',
    });
  });

  // 1 and 2 have met: 1-3 keeps to the group, 2 goes down.
  test('a rematch is avoided within the group first', () => {
    expect(pairsText(draw('RANKING', [['1', '2']]))).toBe('1-3, 2-4, 5-6, 7-8');
  });

  test('as few groups reached across as can be, after rematches: 300 random events against brute force', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(4, 6, 8), (seed, size) => {
        const random = randomFrom(seed);
        const { input } = playEvent({ seed, size, rounds: 3, unpaired: 'BYE', isByHand: random() < 0.5, isDoubles: false }).at(-1)!; // prettier-ignore
        const drawn = drawRound({
          ...input,
          rounds: 9,
          pairing: rules({ laterRounds: { by: 'SCORE_GROUPS', within: 'RANKING' } }),
        });
        const points = new Map(drawn.standings.map((line) => [line.entrant, line.tournamentPoints]));
        const levels = [...new Set(points.values())].sort((a, b) => b - a);
        const groupsBetween = (a: string, b: string): number =>
          Math.abs(levels.indexOf(points.get(a)!) - levels.indexOf(points.get(b)!));
        const haveMet = (a: string, b: string): boolean =>
          input.games.some(({ entrants: [x, y] }) => (x === a && y === b) || (x === b && y === a));
        const costOf = (pairs: readonly (readonly [string, string])[]): number =>
          pairs.reduce((sum, [a, b]) => sum + (haveMet(a, b) ? 100 : 0) + groupsBetween(a, b), 0);
        const ids = drawn.standings
          .map(({ entrant }) => entrant)
          .filter((id) => id !== drawn.unpaired?.entrant);
        const all = [...everyPairing(ids.map((_, index) => index))].map((pairs) =>
          pairs.map(([a, b]) => [ids[a]!, ids[b]!] as const),
        );
        expect(costOf(drawn.tables.map(({ entrants }) => entrants))).toBe(Math.min(...all.map(costOf)));
      }),
      { numRuns: cases(300), seed: 7 },
    );
  });

  test('by lot: the same seed gives the same draw, and odd groups send one down to the next', () => {
    expect(pairsText(draw('LOT'))).toBe(pairsText(draw('LOT')));
    const groups = draw('LOT').tables.map(({ entrants }) =>
      entrants.map((id) => [6, 6, 6, 3, 3, 0, 0, 0][Number(id) - 1]).join('-'),
    );
    expect(groups.sort()).toEqual(['0-0', '3-0', '6-3', '6-6']);
  });

  test.each([
    [[['1', '5']], '1-6, 2-5, 3-7, 4-8'],
    [
      [
        ['1', '5'],
        ['1', '6'],
      ],
      '1-7, 2-5, 3-6, 4-8',
    ],
    [[['4', '8']], '1-5, 2-6, 3-8, 4-7'],
  ] as const)('level players cross the halves although %j have met', (met, expected) => {
    const level = { ...eight(met), adjustments: [] };
    const drawn = drawRound({
      ...level,
      pairing: rules({ laterRounds: { by: 'SCORE_GROUPS', within: 'HALVES' } }),
    });
    expect(pairsText(drawn)).toBe(expected);
  });

  test('upper half against lower half', () => {
    const even: DrawInput = {
      ...eight(),
      adjustments: [6, 6, 6, 6, 0, 0, 0, 0].map((tournamentPoints, index) => ({
        entrant: String(index + 1),
        tournamentPoints,
        victoryPoints: 0,
        reason: 'fixes the groups',
      })),
      pairing: rules({ laterRounds: { by: 'SCORE_GROUPS', within: 'HALVES' } }),
    };
    expect(pairsText(drawRound(even))).toBe('1-3, 2-4, 5-7, 6-8');
  });

  test('a long field too: no rematch, and a table across groups only for odd groups', () => {
    const size = 300;
    const entrants = Array.from({ length: size }, (_, index) => ({
      id: String(index + 1),
      number: index + 1,
    }));
    const adjustments = entrants.map(({ id, number }) => ({
      entrant: id,
      tournamentPoints: 3 * (4 - Math.floor(number / 61)),
      victoryPoints: 0,
      reason: 'fixes the groups',
    }));
    const { tables } = drawRound({
      round: 2,
      rounds: 9,
      unpaired: 'BYE',
      entrants,
      adjustments,
      games: [],
      pairing: rules({ laterRounds: { by: 'SCORE_GROUPS', within: 'HALVES' } }),
    });
    const points = new Map(adjustments.map((one) => [one.entrant, one.tournamentPoints]));
    // Groups of 60, 61, 61, 61 and 57: the odd ones send down 1, then none, then 1.
    expect(tables.filter(({ entrants: [a, b] }) => points.get(a) !== points.get(b))).toHaveLength(2);
  });
});
