import fc from 'fast-check';
import { type Shooter, shotOdds, volleyOdds } from '../../../../src/domain/rules/combat/volley-odds';
import type { StrikeVictim } from '../../../../src/domain/rules/combat/strike-odds';
import {
  type Fraction,
  add,
  compare,
  fraction,
  multiply,
  ONE,
  sum,
  toText,
  ZERO,
} from '../../../../src/shared/fraction';
import { ruleset } from './fight-samples';
import { strikeInOrder, slainThenLost } from './oracle-strikes';

const bow: Shooter = {
  count: 1,
  shoot: 4,
  moved: false,
  strength: 2,
  bonus: 0,
  rerollOnes: false,
  inTheWay: [],
  heroicAccuracy: false,
  might: 0,
};

const target: StrikeVictim = { defence: 4, wounds: 1, fate: 0, might: 0, rerollFate: false, trapped: false };

const wounds = (shooter: Partial<Shooter>, defence = 4): string =>
  toText(shotOdds(ruleset, { ...bow, ...shooter }, { defence }).wounds);

describe('one shot', () => {
  test.each<[string, Partial<Shooter>, number, string]>([
    ['4+ to hit, 5+ to wound', {}, 4, '1/6'],
    ['one worse after a move', { moved: true }, 4, '1/9'],
    ['a 6 hits even at 6+ after a move', { shoot: 6, moved: true }, 4, '1/18'],
    ['past a wall', { inTheWay: ['WALL'] }, 4, '1/12'],
    ['past a bush and a fortification', { inTheWay: ['BUSH', 'FORTIFICATION'] }, 4, '1/27'],
    ['past a wall with Heroic Accuracy', { inTheWay: ['WALL'], heroicAccuracy: true }, 4, '1/8'],
    ['a 6/6 with Strength 2 against Defence 9', {}, 9, '1/72'],
    ['nothing at all against Defence 10', {}, 10, '0/1'],
  ])('%s', (_name, shooter, defence, chance) => {
    expect(wounds(shooter, defence)).toBe(chance);
  });

  test('where the shot ends is told thing by thing', () => {
    const { stopped } = shotOdds(
      ruleset,
      { ...bow, inTheWay: ['BUSH', 'INTERVENING_MODEL'] },
      { defence: 4 },
    );
    expect(stopped.map(toText)).toEqual(['1/6', '1/6']);
  });

  /** Every die of one shot, every choice between leaving it, raising it and rolling it again. */
  const bestShot = (shooter: Shooter, needs: readonly number[], rerolls: readonly boolean[]): Fraction => {
    const from = (roll: number, might: number): Fraction => {
      const need = needs[roll];
      if (need === undefined) return ONE;
      const face = (value: number, again: boolean): Fraction => {
        const options = [value >= need ? from(roll + 1, might) : ZERO];
        if (value < need && need - value <= might) options.push(from(roll + 1, might - (need - value)));
        if (value < need && again)
          options.push(multiply(sum([1, 2, 3, 4, 5, 6].map((f) => face(f, false))), fraction(1, 6)));
        return options.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
      };
      return multiply(sum([1, 2, 3, 4, 5, 6].map((f) => face(f, rerolls[roll] ?? false))), fraction(1, 6));
    };
    return from(0, shooter.might);
  };

  test.each([0, 1, 2, 3, 4])('with %i Might, any die may be raised', (might) => {
    for (const heroicAccuracy of [false, true])
      for (const shoot of [3, 5]) {
        const shooter: Shooter = {
          ...bow,
          shoot,
          might,
          heroicAccuracy,
          inTheWay: ['WALL', 'FORTIFICATION'],
        };
        const rerolls = [false, heroicAccuracy, heroicAccuracy, false];
        expect(toText(shotOdds(ruleset, shooter, { defence: 4 }).wounds)).toBe(
          toText(bestShot(shooter, [shoot, 4, 5, 5], rerolls)),
        );
      }
  });
});

describe('a volley', () => {
  test('three bows at a Warrior: one minus three misses', () => {
    const { slain } = volleyOdds({ ruleset, shooters: [{ ...bow, count: 3 }], target });
    expect(toText(slain[1]!)).toBe('91/216');
  });

  test('Fate and Might are spent knowing what is still to come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.record({
          wounds: fc.integer({ min: 1, max: 2 }),
          fate: fc.integer({ min: 0, max: 2 }),
          might: fc.integer({ min: 0, max: 2 }),
          rerollFate: fc.boolean(),
        }),
        (count, victim) => {
          // Shots that hit on 1+ wound as a Strike of the same Strength: the oracle of Strikes is the oracle of shots.
          const odds = volleyOdds({
            ruleset,
            shooters: [{ ...bow, shoot: 1, count, strength: 3 }],
            target: { ...target, ...victim },
          });
          const tree = strikeInOrder(
            Array.from({ length: count }, () => ({ attacks: 1, strength: 3 })),
            [{ defence: 4, ...victim }],
            slainThenLost(victim.wounds),
          );
          const [dead, lost] = slainThenLost(victim.wounds)(tree);
          const expected = odds.totalWounds.reduce((all, p, n) => add(all, multiply(p, fraction(n))), ZERO);
          expect([toText(odds.slain[1]!), toText(expected)]).toEqual([toText(dead), toText(lost)]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('sums to one', () => {
    const { slain, totalWounds } = volleyOdds({
      ruleset,
      shooters: [
        { ...bow, count: 12, inTheWay: ['BUSH'] },
        { ...bow, might: 2 },
      ],
      target: { ...target, wounds: 2, fate: 2, might: 1 },
    });
    expect(sum(totalWounds)).toEqual(ONE);
    expect(sum(slain)).toEqual(ONE);
  });
});
