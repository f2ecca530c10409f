import { namesOf } from '../../../../src/shared/names-of';
import fc from 'fast-check';
import {
  type BothPicks,
  fallbackPick,
  pairingAfter,
  pickFault,
} from '../../../../src/domain/tournaments/teams/blind-pairing';
import { type PairingPhase, pairingPhases } from '../../../../src/domain/tournaments/teams/team-rules';

const five: BothPicks = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5],
];

describe('the protocols', () => {
  it('ORDER: first meets first', () => {
    const { games, next } = pairingAfter(['ORDER'], five, [
      [
        [5, 4, 3, 2, 1],
        [2, 1, 3, 4, 5],
      ],
    ]);
    expect(games).toEqual([
      [5, 2],
      [4, 1],
      [3, 3],
      [2, 4],
      [1, 5],
    ]);
    expect(next).toBeNull();
  });

  it('DEFEND with five: two games a turn, the attackers not taken are left, the last two meet', () => {
    const picks: readonly BothPicks[] = [
      [[3], [1]],
      [
        [1, 2],
        [4, 5],
      ],
      [[4], [2]],
    ];
    const first = pairingAfter(['DEFEND'], five, picks);
    // The first side's defender 3 takes the attacker 4; the second side's defender 1 takes the attacker 2.
    expect(first.games).toEqual([
      [3, 4],
      [2, 1],
    ]);
    expect(first.left).toEqual([
      [1, 4, 5],
      [2, 3, 5],
    ]);
    expect(first.next).toMatchObject({ kind: 'DEFENDER', count: 1 });
    const second = pairingAfter(['DEFEND'], five, [
      ...picks,
      [[4], [2]],
      [
        [1, 5],
        [3, 5],
      ],
      [[5], [1]],
    ]);
    expect(second.games.slice(2)).toEqual([
      [4, 5],
      [1, 2],
      [5, 3],
    ]);
    expect(second.next).toBeNull();
  });

  it('CHAMPION, then ORDER', () => {
    const { games, next } = pairingAfter(['CHAMPION', 'ORDER'], five, [[[2], [5]]]);
    expect(games).toEqual([[2, 5]]);
    expect(next).toEqual({
      kind: 'ORDER',
      count: 4,
      from: [
        [1, 3, 4, 5],
        [1, 2, 3, 4],
      ],
    });
  });

  it('pair everybody once, whatever is picked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.constantFrom(...namesOf(pairingPhases)), { minLength: 1, maxLength: 4 }),
        fc.string(),
        (size, phases: readonly PairingPhase[], seed) => {
          const all = Array.from({ length: size }, (_, index) => index + 1);
          const lineups: BothPicks = [all, all.toReversed()];
          const picks: BothPicks[] = [];
          for (let turn = 0; turn < 40; turn += 1) {
            const { next } = pairingAfter(phases, lineups, picks);
            if (next === null) break;
            const lot = (side: 0 | 1) =>
              fallbackPick(next, side, { fallback: 'LOT', seed: `${seed}${turn}${side}` });
            expect([pickFault(next, 0, lot(0)), pickFault(next, 1, lot(1))]).toEqual([undefined, undefined]);
            picks.push([lot(0), lot(1)]);
          }
          const { games, next } = pairingAfter(phases, lineups, picks);
          expect(next).toBeNull();
          for (const side of [0, 1] as const)
            expect(games.map((game) => game[side]).toSorted((a, b) => a - b)).toEqual(all);
        },
      ),
    );
  });
});

describe('a pick', () => {
  const { next } = pairingAfter(['DEFEND'], five, [[[3], [1]]]);
  it.each([
    [[1], 'must name 2 of 1, 2, 4, 5'],
    [[1, 1], 'must not name a player twice'],
    [[1, 3], 'must not name 3: possible are 1, 2, 4, 5'],
    [[1, 9], 'must not name 9: possible are 1, 2, 4, 5'],
    [[4, 2], undefined],
  ])('%j: %s', (players, fault) => {
    expect(next && pickFault(next, 0, players)).toBe(fault);
  });

  it('that is late is the first of the lineup', () => {
    expect(next && fallbackPick(next, 1, { fallback: 'LINEUP', seed: '' })).toEqual([2, 3]);
  });
});
