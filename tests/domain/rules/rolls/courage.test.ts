import fc from 'fast-check';
import { type CourageSituation, courageOdds, courageTest } from '../../../../src/domain/rules/rolls/courage';
import { playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { toText } from '../../../../src/shared/fraction';
import { allThrows, ratio } from './enumerate';

const situation = (changes: Partial<CourageSituation> = {}): CourageSituation => ({
  courage: 4,
  harbinger: false,
  willAvailable: 0,
  mightAvailable: 0,
  mightCap: 6,
  ...changes,
});

const played = (dice: number[], changes = {}, spending = {}) => {
  const end = playWith(courageTest(situation(changes), spending), dice);
  if (end.state !== 'DONE') throw new Error(end.state);
  return end.outcome;
};

describe('Courage test (004, TAKING COURAGE TESTS)', () => {
  it.each([
    [4, [3, 3], 10, true],
    [4, [3, 2], 9, false],
    [2, [6, 2], 10, true],
    [0, [4, 6], 10, true],
    [7, [1, 2], 10, true],
  ])('Courage %s with %j: %s, passed %s', (courage, dice, total, passed) => {
    expect(played(dice, { courage })).toMatchObject({ total, passed, unaided: total });
  });

  it('takes one off within 12" of a Harbinger of Evil', () => {
    expect(played([3, 3], { harbinger: true })).toMatchObject({ courage: 3, total: 9, passed: false });
  });

  const splits = (outcome: ReturnType<typeof played>) =>
    outcome.turning.map(({ will, might, text }) => [will, might, text]);

  it('spends nothing, and lists each spending that would pass it (ruling 44)', () => {
    const failed = played([2, 2], { willAvailable: 1, mightAvailable: 3 });
    expect(failed).toMatchObject({ willSpent: 0, mightSpent: 0, total: 8, passed: false, leastWill: 2 });
    expect(splits(failed)).toEqual([
      [1, 1, '1 Will and 1 Might would pass it'],
      [0, 2, '2 Might would pass it'],
    ]);
    expect(splits(played([1, 1], { willAvailable: 1, mightAvailable: 2 }))).toEqual([]);
    expect(splits(played([6, 6], { willAvailable: 1 }))).toEqual([]);
  });

  it('raises no die beyond 6 with Might, but Will has no such limit', () => {
    expect(splits(played([6, 1], { courage: 0, mightAvailable: 5 }))).toEqual([
      [0, 3, '3 Might would pass it'],
    ]);
    expect(splits(played([6, 6], { courage: -3, mightAvailable: 5 }))).toEqual([]);
    expect(splits(played([6, 6], { courage: -3, mightAvailable: 5, mightCap: null }))).toHaveLength(1);
    expect(splits(played([6, 6], { courage: -3, willAvailable: 5 }))).toEqual([
      [1, 0, '1 Will would pass it'],
    ]);
  });

  it('takes what the player spends as it is', () => {
    expect(played([2, 2], { willAvailable: 3 }, { will: 1 })).toMatchObject({
      willSpent: 1,
      total: 9,
      passed: false,
    });
  });

  /** Brute force: every throw, every way to split points between Will and Might. */
  const passes = ({
    courage,
    harbinger,
    willAvailable,
    mightAvailable,
    mightCap,
  }: CourageSituation): string => {
    const throws = allThrows(2);
    const good = throws.filter(([a, b]) => {
      for (let will = 0; will <= willAvailable; will += 1)
        for (let onA = 0; onA <= mightAvailable; onA += 1)
          for (let onB = 0; onA + onB <= mightAvailable; onB += 1) {
            if (mightCap !== null && ((onA > 0 && a! + onA > mightCap) || (onB > 0 && b! + onB > mightCap)))
              continue;
            if (a! + b! + onA + onB + will + courage - (harbinger ? 1 : 0) >= 10) return true;
          }
      return false;
    });
    return ratio(good.length, throws.length);
  };

  const anySituation = fc.record({
    courage: fc.integer({ min: 0, max: 9 }),
    harbinger: fc.boolean(),
    willAvailable: fc.integer({ min: 0, max: 4 }),
    mightAvailable: fc.integer({ min: 0, max: 4 }),
    mightCap: fc.constantFrom(6, null),
  });

  it('has the odds of enumeration, with the least Will that is certain', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        const odds = courageOdds(given);
        expect(toText(odds.passed)).toBe(passes(given));
        expect(toText(odds.unaided)).toBe(passes({ ...given, willAvailable: 0, mightAvailable: 0 }));
        for (const { will, probability } of odds.byWill)
          expect(toText(probability)).toBe(passes({ ...given, willAvailable: will }));
        expect(passes({ ...given, willAvailable: odds.certainWill })).toBe('1/1');
        if (odds.certainWill > 0)
          expect(passes({ ...given, willAvailable: odds.certainWill - 1 })).not.toBe('1/1');
      }),
      { numRuns: 60 },
    );
  });

  it('knows the numbers by heart', () => {
    expect(toText(courageOdds(situation({ courage: 3 })).unaided)).toBe('7/12');
    expect(toText(courageOdds(situation({ courage: 4 })).unaided)).toBe('13/18');
    expect(courageOdds(situation({ courage: 4 })).certainWill).toBe(4);
  });

  it('never passes less often with one more Will', () => {
    fc.assert(
      fc.property(anySituation, (given) => {
        const chances = courageOdds(given).byWill.map(
          ({ probability }) => Number(probability.numerator) / Number(probability.denominator),
        );
        expect([...chances].sort((a, b) => a - b)).toEqual(chances);
      }),
      { numRuns: 50 },
    );
  });
});
