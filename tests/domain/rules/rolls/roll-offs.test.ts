import fc from 'fast-check';
import { playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { priorityOdds, priorityRoll } from '../../../../src/domain/rules/rolls/priority';
import { rollOff } from '../../../../src/domain/rules/rolls/roll-off';
import { toText } from '../../../../src/shared/fraction';
import { allThrows, ratio } from './enumerate';

describe('roll-off (000, THE ARMY)', () => {
  const sides = ['A', 'B', 'C'];

  it.each([
    [[6, 2, 3], 'A'],
    [[1, 2, 3], 'C'],
    [[5, 2, 5, 1, 6], 'C'],
    [[5, 5, 5, 4, 4, 1, 2, 6], 'B'],
  ])('%j: %s', (dice, winner) => {
    expect(playWith(rollOff(sides), dice)).toMatchObject({ state: 'DONE', outcome: { winner } });
  });

  it('asks for dice until there is one winner', () => {
    expect(playWith(rollOff(sides), [5, 2, 5])).toEqual({ state: 'TOO_FEW', wanted: 5 });
    expect(playWith(rollOff(sides), [5, 2, 4, 1])).toEqual({ state: 'TOO_MANY', used: 3 });
  });

  it('shows every round with those who threw in it', () => {
    expect(playWith(rollOff(sides), [5, 2, 5, 1, 6])).toMatchObject({
      outcome: {
        rounds: [
          {
            throws: [
              { side: 'A', die: 5 },
              { side: 'B', die: 2 },
              { side: 'C', die: 5 },
            ],
          },
          {
            throws: [
              { side: 'A', die: 1 },
              { side: 'C', die: 6 },
            ],
          },
        ],
      },
    });
  });

  it('is won by one who threw the highest of each round it was in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }),
        (n, dice) => {
          const names = Array.from({ length: n }, (_, index) => `side ${index}`);
          const game = playWith(rollOff(names), dice);
          const end = game.state === 'TOO_MANY' ? playWith(rollOff(names), dice.slice(0, game.used)) : game;
          if (end.state !== 'DONE') return;
          for (const { throws } of end.outcome.rounds) {
            const highest = Math.max(...throws.map(({ die }) => die));
            expect(throws.find(({ side }) => side === end.outcome.winner)?.die).toBe(highest);
          }
        },
      ),
    );
  });
});

describe('Priority (003, THE PRIORITY PHASE; 004, PRIORITY PHASE)', () => {
  const first = { sides: ['A', 'B'] as const, before: null };
  const later = { sides: ['A', 'B'] as const, before: 'A' };

  it('rolls ties again in the first turn', () => {
    expect(playWith(priorityRoll(first), [3, 3, 2, 5])).toMatchObject({
      outcome: {
        priority: 'B',
        passedByTie: false,
        rounds: [
          [3, 3],
          [2, 5],
        ],
      },
    });
    expect(playWith(priorityRoll(first), [3, 3])).toEqual({ state: 'TOO_FEW', wanted: 4 });
  });

  it('passes Priority on a later tie to the side that lacked it', () => {
    expect(playWith(priorityRoll(later), [3, 3])).toMatchObject({
      outcome: { priority: 'B', passedByTie: true },
    });
    expect(playWith(priorityRoll(later), [4, 3])).toMatchObject({
      outcome: { priority: 'A', passedByTie: false },
    });
  });

  it('has the odds of enumeration', () => {
    const throws = allThrows(2);
    const wins = throws.filter(([a, b]) => a! > b!).length;
    expect(priorityOdds(later).map(toText)).toEqual([ratio(wins, 36), ratio(36 - wins, 36)]);
    expect(priorityOdds({ ...later, before: 'B' }).map(toText)).toEqual([
      ratio(36 - wins, 36),
      ratio(wins, 36),
    ]);
    expect(priorityOdds(first).map(toText)).toEqual(['1/2', '1/2']);
    expect(priorityOdds(later).map(toText)).toEqual(['5/12', '7/12']);
  });
});
