import fc from 'fast-check';
import {
  type Fraction,
  add,
  fraction,
  multiply,
  ONE,
  sum,
  toText,
  ZERO,
  compare,
} from '../../../../src/shared/fraction';
import type { Striker } from '../../../../src/domain/rules/rulesets/fight-model';
import { ruleset } from './fight-samples';
import {
  type StrikeQuestion,
  type StrikeVictim,
  strikeOdds,
} from '../../../../src/domain/rules/combat/strike-odds';
import {
  type OracleStriker,
  type OracleVictim,
  type Outcome,
  slainThenLost,
  strikeInOrder,
  strikeTogether,
} from './oracle-strikes';

const striker = (given: OracleStriker): Striker => ({
  bonus: 0,
  rerollOnes: false,
  might: 0,
  whirls: false,
  piercing: false,
  ...given,
});

const victim = (given: OracleVictim): StrikeVictim => ({
  fate: 0,
  might: 0,
  trapped: false,
  rerollFate: false,
  ...given,
});

const question = (
  strikers: readonly OracleStriker[],
  victims: readonly OracleVictim[],
  rest: Partial<StrikeQuestion> = {},
): StrikeQuestion => ({
  ruleset,
  strikers: strikers.map(striker),
  victims: victims.map(victim),
  aim: 'KILL_MOST',
  aimedAt: 0,
  strikesRolled: 'TOGETHER',
  ...rest,
});

const expectedLost = (wounds: readonly Fraction[]): Fraction =>
  sum(wounds.map((chance, lost) => multiply(fraction(lost), chance)));

/** Slain and expected Wounds: what both sides play for, so the same whichever of equal plays is chosen. */
const worthOf = (asked: StrikeQuestion): readonly string[] => {
  const [wounds] = strikeOdds(asked).wounds;
  return [toText(wounds!.at(-1)!), toText(expectedLost(wounds!))];
};

describe('one Strike', () => {
  test.each([
    [4, 4, '1/2'],
    [3, 5, '1/3'],
    [3, 6, '1/6'],
    [4, 9, '1/12'],
    [4, 10, '1/18'],
    [3, 10, '1/36'],
    [2, 10, '0/1'],
  ])('Strength %i against Defence %i slays a plain Warrior with %s', (strength, defence, chance) => {
    const { wounds } = strikeOdds(question([{ attacks: 1, strength }], [{ defence, wounds: 1 }]));
    expect(toText(wounds[0]![1]!)).toBe(chance);
  });

  test('a 6/4 with +1 is 5+ then 3+, and re-rolled 1s count on each die', () => {
    const asked = question(
      [{ attacks: 1, strength: 4, bonus: 1, rerollOnes: true }],
      [{ defence: 9, wounds: 1 }],
    );
    expect(toText(strikeOdds(asked).wounds[0]![1]!)).toBe(
      toText(multiply(fraction(14, 36), fraction(28, 36))),
    );
  });

  test('one Fate saves half, three re-rolled Fate all but 1/64', () => {
    const asked = question([{ attacks: 1, strength: 10, bonus: 2 }], [{ defence: 1, wounds: 1, fate: 1 }]);
    expect(toText(strikeOdds(asked).wounds[0]![1]!)).toBe('1/2');
    const safe = question(
      [{ attacks: 1, strength: 10, bonus: 2 }],
      [{ defence: 1, wounds: 1, fate: 3, rerollFate: true }],
    );
    expect(toText(strikeOdds(safe).wounds[0]![1]!)).toBe('1/64');
  });
});

const oracleStriker = (attacks: number): fc.Arbitrary<OracleStriker> =>
  fc.record({
    attacks: fc.integer({ min: 1, max: attacks }),
    strength: fc.integer({ min: 2, max: 6 }),
    bonus: fc.integer({ min: 0, max: 1 }),
    rerollOnes: fc.boolean(),
    might: fc.integer({ min: 0, max: 3 }),
  });

const oracleVictim = (wounds: number): fc.Arbitrary<OracleVictim> =>
  fc.record({
    defence: fc.integer({ min: 3, max: 10 }),
    wounds: fc.integer({ min: 1, max: wounds }),
    fate: fc.integer({ min: 0, max: 2 }),
    might: fc.integer({ min: 0, max: 2 }),
    trapped: fc.boolean(),
    rerollFate: fc.boolean(),
  });

describe('small cases equal the tree of every die and decision', () => {
  test('rolled together at one victim', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc
            .tuple(oracleStriker(1), fc.boolean(), fc.boolean())
            .map(([s, piercing, whirls]) => ({ ...s, piercing, whirls })),
          { minLength: 1, maxLength: 2 },
        ),
        oracleVictim(3),
        (strikers, target) => {
          const [slain, lost] = slainThenLost(target.wounds)(strikeTogether(strikers, target));
          expect(worthOf(question(strikers, [target]))).toEqual([toText(slain), toText(lost)]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('one by one at one victim, Might of both', () => {
    fc.assert(
      fc.property(
        fc.array(oracleStriker(1), { minLength: 1, maxLength: 2 }),
        oracleVictim(2),
        (strikers, target) => {
          fc.pre(!target.trapped || strikers.length === 1);
          const tree = strikeInOrder(strikers, [target], slainThenLost(target.wounds));
          const [slain, lost] = slainThenLost(target.wounds)(tree);
          expect(worthOf(question(strikers, [target], { strikesRolled: 'ONE_BY_ONE' }))).toEqual([
            toText(slain),
            toText(lost),
          ]);
        },
      ),
      { numRuns: 40 },
    );
  });

  const lostOf = (key: string): readonly number[] => key.split(',').map(Number);
  const mean = (outcome: Outcome, value: (lost: readonly number[]) => number): Fraction =>
    [...outcome].reduce(
      (all, [key, chance]) => add(all, multiply(fraction(value(lostOf(key))), chance)),
      ZERO,
    );

  test.each(['KILL_MOST', 'KILL_TARGET', 'WOUND_LEADER'] as const)('two victims, aim %s', (aim) => {
    fc.assert(
      fc.property(
        oracleStriker(2).map((s) => ({ ...s, might: Math.min(1, s.might ?? 0) })),
        oracleVictim(1).map((v) => ({ ...v, fate: 0, might: 0 })),
        oracleVictim(2).map((v) => ({ ...v, trapped: false, fate: Math.min(1, v.fate ?? 0) })),
        (s, a, b) => {
          const victims = [a, b];
          const slain = (lost: readonly number[]) => lost.filter((l, i) => l === victims[i]!.wounds).length;
          const first = (lost: readonly number[]): number =>
            aim === 'KILL_MOST'
              ? slain(lost)
              : aim === 'KILL_TARGET'
                ? Number(lost[1] === b.wounds)
                : Number(lost[1]! > 0);
          const second = (lost: readonly number[]): number =>
            aim === 'KILL_MOST' ? lost[0]! + lost[1]! : slain(lost);
          const tree = strikeInOrder([s], victims, (o) => [mean(o, first), mean(o, second)]);
          const odds = strikeOdds(question([s], victims, { aim, aimedAt: 1 }));
          const engine =
            aim === 'KILL_MOST'
              ? expectedLost(odds.slain)
              : aim === 'KILL_TARGET'
                ? odds.wounds[1]![b.wounds]!
                : add(ONE, multiply(fraction(-1), odds.wounds[1]![0]!));
          expect(toText(engine)).toBe(toText(mean(tree, first)));
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** Rows of 6/4, 6/5 and 6/6 whose first throws are very many: as they were before these were listed once. */
test.each([
  [29, 4, 9, '12195580111735539645992493869002629822379/620760021092938798573931213150619873312768'],
  [29, 4, 10, '8172768806286350437359861054775436003449/4713896410174504001670790149862519662968832'],
  [
    30,
    10,
    9,
    '1817847593550865458100995724889830125932875439/5430408664521028609924750252641622651740094464',
  ],
])(
  '%i Attacks with Might %i at Defence %i slay nine Wounds with a chance of %s',
  (attacks, might, defence, slain) => {
    const many = striker({ attacks, strength: 4, might });
    const { slain: chances } = strikeOdds(question([many], [victim({ defence, wounds: 9 })]));
    expect(toText(chances[1]!)).toBe(slain);
  },
);

describe('properties', () => {
  const some = fc.record({
    strikers: fc.array(oracleStriker(5), { minLength: 1, maxLength: 4 }),
    target: oracleVictim(3),
    strikesRolled: fc.constantFrom('TOGETHER' as const, 'ONE_BY_ONE' as const),
  });

  test('the distribution sums to one', () => {
    fc.assert(
      fc.property(some, ({ strikers, target, strikesRolled }) => {
        const { wounds, slain } = strikeOdds(question(strikers, [target], { strikesRolled }));
        expect(sum(wounds[0]!)).toEqual(ONE);
        expect(sum(slain)).toEqual(ONE);
        expect(slain[1]).toEqual(wounds[0]!.at(-1));
      }),
      { numRuns: 40 },
    );
  });

  test('one more Attack, point of Might or of Strength never saves the victim; one more Fate or Might never harms it', () => {
    fc.assert(
      fc.property(
        some,
        fc.constantFrom('attacks', 'might', 'strength'),
        fc.constantFrom('fate', 'might'),
        ({ strikers, target, strikesRolled }, more, saving) => {
          const slain = (s: readonly OracleStriker[], t: OracleVictim): Fraction =>
            strikeOdds(question(s, [t], { strikesRolled })).slain[1]!;
          const [first, ...rest] = strikers;
          const before = slain(strikers, target);
          expect(
            compare(
              slain([{ ...first!, [more]: (first![more as 'might'] ?? 0) + 1 }, ...rest], target),
              before,
            ),
          ).toBeGreaterThanOrEqual(0);
          expect(
            compare(slain(strikers, { ...target, [saving]: (target[saving as 'might'] ?? 0) + 1 }), before),
          ).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});
