import { drawRound } from '../../../../src/domain/tournaments/pairing/draw-round';
import { movedReason } from '../../../../src/domain/tournaments/pairing/reasons';
import { roundsWithoutRematch } from '../../../../src/domain/tournaments/pairing/meetings';
import { drawRanked, pairsText, rankedInput, reasonTexts } from './ranked-field';

describe('later rounds, worked out by hand', () => {
  test.each([
    { name: 'nobody has met', size: 8, met: [], draw: '1-2, 3-4, 5-6, 7-8' },
    { name: 'four, 1 and 2 have met', size: 4, met: [[1, 2]], draw: '1-3, 2-4' },
    { name: 'six, 5 and 6 have met: the swap goes up', size: 6, met: [[5, 6]], draw: '1-2, 3-5, 4-6' },
    { name: 'six, 1 has met 2 and 3', size: 6, met: [[1, 2], [1, 3]], draw: '1-4, 2-3, 5-6' }, // prettier-ignore
    { name: 'four, 3 and 4 have met', size: 4, met: [[3, 4]], draw: '1-3, 2-4' },
    { name: 'four, all but 1-2 and 3-4 have met', size: 4, met: [[1, 3], [1, 4], [2, 3], [2, 4]], draw: '1-2, 3-4' }, // prettier-ignore
    { name: 'two who have met', size: 2, met: [[1, 2]], draw: '1-2' },
    { name: 'four, everyone has met everyone', size: 4, met: [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]], draw: '1-2, 3-4' }, // prettier-ignore
    // 1-2 again costs one rematch, 1-3 with 2-4 would cost two: the fewest rematches first.
    { name: 'four, only 3-4 is new', size: 4, met: [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4]], draw: '1-2, 3-4' }, // prettier-ignore
    // Every pairing has a rematch, so the first by rank of those with one: 1-2 again beside 3-4.
    {
      name: 'four, 1 has met all',
      size: 4,
      met: [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      draw: '1-2, 3-4',
    },
  ] as const)('$name: $draw', ({ size, met, draw }) => {
    expect(pairsText(drawRanked({ size, met }))).toBe(draw);
  });

  test('seven, 7 has had a bye: 6 has it now', () => {
    const draw = drawRanked({ size: 7, byes: [7] });
    expect(pairsText(draw)).toBe('1-2, 3-4, 5-7');
    expect(draw.unpaired).toEqual({
      entrant: '6',
      kind: 'BYE',
      reason: { code: 'LOWEST_WITHOUT_ONE', text: 'bye: lowest without one' },
    });
  });

  test('a game against the Spare Player counts as having had it', () => {
    const input = rankedInput({ size: 5 }, { unpaired: 'SPARE' });
    const spare = { round: 1, kind: 'SPARE', entrants: ['5'], victoryPoints: [3, 3] } as const;
    const { unpaired } = drawRound({ ...input, games: [spare] });
    expect(unpaired).toEqual({
      entrant: '4',
      kind: 'SPARE',
      reason: { code: 'LOWEST_WITHOUT_ONE', text: 'Spare Player: lowest without one' },
    });
  });

  test('when everyone has had a bye, the lowest of those with the fewest has another', () => {
    const { unpaired } = drawRanked({ size: 5, byes: [1, 2, 3, 4, 5, 5, 4] });
    expect(unpaired?.entrant).toBe('3');
    expect(unpaired?.reason).toEqual({
      code: 'FEWEST_TIMES',
      text: 'bye: lowest of those with the fewest (1), as everyone has had one',
    });
  });

  test('the next-lowest has the bye where the lowest would force a rematch', () => {
    // Without 5 there remain 1-4, where 1 has met 2, 3 and 4; without 4 there is 1-5 beside 2-3.
    const draw = drawRanked({ size: 5, met: [[1, 2], [1, 3], [1, 4]] }); // prettier-ignore
    expect(pairsText(draw)).toBe('1-5, 2-3');
    expect(draw.unpaired).toEqual({
      entrant: '4',
      kind: 'BYE',
      reason: {
        code: 'KEPT_PAIRABLE',
        text: 'bye: kept pairable, as leaving out 5 would force a rematch',
      },
    });
  });

  test('the published example: C, E, A, B, D is the order, D has the bye, A and B have met', () => {
    const draw = drawRound({
      round: 2,
      rounds: 4,
      unpaired: 'BYE',
      entrants: ['A', 'B', 'C', 'D', 'E'].map((id, index) => ({ id, number: index + 1 })),
      games: [
        {
          round: 1,
          kind: 'PLAYED',
          entrants: ['A', 'B'],
          victoryPoints: [5, 2],
          leaderKilled: [true, false],
        },
        { round: 1, kind: 'CONCESSION', entrants: ['C', 'D'], concededBy: 'D' },
        { round: 1, kind: 'BYE', entrants: ['E'] },
      ],
    });
    expect(draw.standings.map(({ entrant }) => entrant)).toEqual(['C', 'E', 'A', 'B', 'D']);
    expect(draw.unpaired?.entrant).toBe('D');
    expect(pairsText(draw)).toBe('C-A, E-B');
  });
});

describe('the source’s own example: Keith and Gavin have met, so Gavin swaps with Rob', () => {
  const names = ['Keith', 'Gavin', 'Rob', 'Jay'];
  const entrants = names.map((id, index) => ({ id, number: index + 1 }));
  const games = [{ round: 1, kind: 'BOTH_LOST', entrants: ['Keith', 'Gavin'] }] as const;
  const event = { rounds: 3, unpaired: 'SPARE', entrants, games } as const;

  test('in a round before the final', () => {
    const { tables } = drawRound({ ...event, round: 2 });
    expect(tables).toEqual([
      {
        table: 1,
        entrants: ['Keith', 'Rob'],
        reason: { code: 'SWAPPED', text: 'swapped: 1 and 2 met in round 1' },
      },
      { table: 2, entrants: ['Gavin', 'Jay'], reason: { code: 'RANKED', text: 'ranked 2 v 4' } },
    ]);
  });

  test('in the final round they face off one last time', () => {
    const { tables } = drawRound({ ...event, round: 3 });
    expect(tables).toEqual([
      {
        table: 1,
        entrants: ['Keith', 'Gavin'],
        reason: {
          code: 'FINAL_ROUND_REMATCH',
          text: 'final round, no swaps: ranked 1 v 2; 1 and 2 met in round 1',
        },
      },
      {
        table: 2,
        entrants: ['Rob', 'Jay'],
        reason: { code: 'FINAL_ROUND', text: 'final round, no swaps: ranked 3 v 4' },
      },
    ]);
  });
});

describe('reasons', () => {
  test('ranked, swapped once and swapped down', () => {
    const draw = drawRanked({ size: 8, met: [[3, 4], [3, 5, 2], [3, 5, 4]] }); // prettier-ignore
    expect(pairsText(draw)).toBe('1-2, 3-6, 4-5, 7-8');
    expect(reasonTexts(draw)).toEqual([
      'RANKED ranked 1 v 2',
      'SWAPPED swapped: 3 and 4 met in round 1; 3 and 5 met in rounds 2 and 4',
      'RANKED ranked 4 v 5',
      'RANKED ranked 7 v 8',
    ]);
  });

  test('kept pairable names what would have gone wrong', () => {
    expect(
      reasonTexts(
        drawRanked({
          size: 6,
          met: [
            [5, 6],
            [3, 4, 2],
          ],
        }),
      ),
    ).toEqual([
      // prettier-ignore
      'RANKED ranked 1 v 2',
      'SWAPPED swapped: 3 and 4 met in round 2',
      'RANKED ranked 4 v 6',
    ]);
    expect(reasonTexts(drawRanked({ size: 6, met: [[5, 6]] }))).toEqual([
      'RANKED ranked 1 v 2',
      'KEPT_PAIRABLE kept pairable: 3 v 4 would force a rematch',
      'RANKED ranked 4 v 6',
    ]);
    expect(
      reasonTexts(
        drawRanked({
          size: 6,
          met: [
            [3, 4, 2],
            [3, 5, 3],
            [4, 5, 1],
          ],
        }),
      ),
    ).toEqual([
      // prettier-ignore
      'KEPT_PAIRABLE kept pairable: 1 v 2 would force a rematch',
      'RANKED ranked 2 v 4',
      'RANKED ranked 5 v 6',
    ]);
  });

  test('an unavoidable rematch is marked', () => {
    expect(
      reasonTexts(
        drawRanked({
          size: 4,
          met: [
            [1, 2],
            [1, 3, 2],
            [1, 4, 3],
          ],
        }),
      ),
    ).toEqual([
      // prettier-ignore
      'REMATCH_UNAVOIDABLE rematch unavoidable: 1 and 2 met in round 1',
      'RANKED ranked 3 v 4',
    ]);
  });

  test('the organiser’s words are kept', () => {
    expect(movedReason('their armies stand in different halls')).toEqual({
      code: 'MOVED_BY_ORGANISER',
      text: 'moved by the organiser: their armies stand in different halls',
    });
  });
});

describe('club-mates apart, on request', () => {
  const clubs = { 1: 'Bree', 2: 'Bree' };

  test('off unless asked for', () => {
    expect(pairsText(drawRanked({ size: 4, clubs }))).toBe('1-2, 3-4');
  });

  test('the best-ranked one of another club comes first', () => {
    const draw = drawRanked({ size: 4, clubs }, { clubMatesApart: true });
    expect(pairsText(draw)).toBe('1-3, 2-4');
    expect(reasonTexts(draw)).toEqual([
      'CLUB_MATES_APART club-mates apart: 1 and 2 are club-mates',
      'RANKED ranked 2 v 4',
    ]);
  });

  test('the wish bends before a rematch does, and the table says so', () => {
    const draw = drawRanked({ size: 4, clubs, met: [[1, 3], [1, 4, 2]] }, { clubMatesApart: true }); // prettier-ignore
    expect(pairsText(draw)).toBe('1-2, 3-4');
    expect(reasonTexts(draw)).toEqual([
      'CLUB_MATES_MEET club-mates 1 and 2 meet: no other opponent was left without a rematch',
      'RANKED ranked 3 v 4',
    ]);
  });

  test('in round 1 too, by player number', () => {
    const entrants = [1, 2, 3, 4].map((number) => ({ id: String(number), number, club: 'Bree' }));
    const { tables } = drawRound({
      round: 1,
      rounds: 3,
      unpaired: 'BYE',
      entrants,
      games: [],
      seed: 'all of one club',
      clubMatesApart: true,
    });
    expect(tables.map(({ reason }) => reason.code)).toEqual(['CLUB_MATES_MEET', 'CLUB_MATES_MEET']);
    expect(tables[0]?.reason.text).toMatch(
      /^club-mates no\. \d and no\. \d meet: no other opponent was left without a rematch$/,
    );
  });
});

describe('rounds that can stay free of rematches', () => {
  test.each([
    { entrants: 9, met: 0, rounds: 4 }, // nine players and eight rounds: warned on day one
    { entrants: 8, met: 0, rounds: 4 },
    { entrants: 8, met: 1, rounds: 3 },
    { entrants: 16, met: 3, rounds: 5 },
    { entrants: 6, met: 5, rounds: 0 },
    { entrants: 1, met: 0, rounds: 0 },
  ])('$entrants entrants, $met met: $rounds', ({ entrants, met, rounds }) => {
    expect(roundsWithoutRematch(entrants, met)).toBe(rounds);
  });

  test('a draw counts its own pairs as met, and only opponents who are still active', () => {
    expect(drawRanked({ size: 8 }).roundsWithoutRematch).toBe(3);
    expect(drawRanked({ size: 8, met: [[1, 2]] }).roundsWithoutRematch).toBe(2);
    const input = rankedInput({ size: 8, met: [[1, 8], [2, 8, 2]] }); // prettier-ignore
    const withdrawn = input.entrants.map((one) => ({ ...one, active: one.id !== '8' }));
    expect(drawRound({ ...input, entrants: withdrawn }).roundsWithoutRematch).toBe(2);
  });
});

describe('who is drawn', () => {
  test('those not active are left out, and their games still count for others', () => {
    const input = rankedInput({ size: 5, met: [[1, 2]] });
    const draw = drawRound({
      ...input,
      entrants: input.entrants.map((one) => ({ ...one, active: one.id !== '3' })),
    });
    expect(pairsText(draw)).toBe('1-4, 2-5');
    expect(draw.standings.map(({ entrant, rank }) => `${rank} ${entrant}`)).toEqual([
      '1 1',
      '2 2',
      '3 4',
      '4 5',
    ]);
    expect(draw.unpaired).toBeNull();
  });

  test('a single active entrant is left over, nobody gives an empty draw', () => {
    expect(drawRanked({ size: 1 })).toMatchObject({ tables: [], unpaired: { entrant: '1' } });
    expect(drawRanked({ size: 0 })).toMatchObject({ tables: [], unpaired: null, roundsWithoutRematch: 0 });
  });

  test('in the final round the bye goes by the same order, rematches or not', () => {
    const draw = drawRanked({ size: 5, met: [[1, 2], [1, 3], [1, 4]], byes: [5] }, { round: 9 }); // prettier-ignore
    expect(draw.unpaired?.entrant).toBe('4');
    expect(pairsText(draw)).toBe('1-2, 3-5');
  });

  test('what is said of this round or a later one is not looked at', () => {
    const input = rankedInput({ size: 4 });
    const later = [{ round: 5, kind: 'BOTH_LOST', entrants: ['1', '2'] }] as const;
    expect(drawRound({ ...input, games: later })).toEqual(drawRound(input));
  });
});
