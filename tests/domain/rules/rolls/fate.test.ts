import fc from 'fast-check';
import { playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { fateAsRolled, fateGame, fateOdds } from '../../../../src/domain/rules/rolls/fate';
import { toDecimal, toText } from '../../../../src/shared/fraction';

const odds = (fate: number, mightAvailable = 0, rerollFailed = false) =>
  fateOdds({ fate, mightAvailable, rerollFailed });

describe('Fate (004, FATE)', () => {
  it.each([
    [0, 0, false, '0/1'],
    [1, 0, false, '1/2'],
    [2, 0, false, '3/4'],
    [3, 0, false, '7/8'],
    [1, 1, false, '2/3'],
    [1, 2, false, '5/6'],
    [1, 3, false, '1/1'],
    [2, 1, false, '8/9'],
    [1, 0, true, '3/4'],
    [2, 0, true, '15/16'],
    // A 3 takes the Might at once; a 1 or 2 is rolled again and then saved on 3+: 1/2 + 1/6 + 1/3 x 2/3.
    [1, 1, true, '8/9'],
  ])('%s Fate, %s Might, re-roll %s: saved %s', (fate, might, reroll, expected) => {
    expect(toText(odds(fate, might, reroll).saved)).toBe(expected);
  });

  it('saves certainly with three Might, and then spends as little Might as can be expected, then as little Fate', () => {
    // First point: 4+ is saved; a 3 takes one Might, which is what the next point would cost on average; 1 and 2 go on to
    // the second point, where a 3, 2 or 1 takes one, two or three.
    const { saved, mightSpent, fateSpent } = odds(2, 3);
    expect(toText(saved)).toBe('1/1');
    expect(mightSpent.map(({ probability }) => toText(probability))).toEqual(['2/3', '2/9', '1/18', '1/18']);
    expect(fateSpent.map(({ probability }) => toText(probability))).toEqual(['0/1', '2/3', '1/3']);
  });

  /** Brute force apart from the engine: the best chance of saving, by looking at every choice after every throw. */
  const best = (fate: number, might: number, reroll: boolean): number => {
    const point = (left: number): number => {
      if (left === 0) return 0;
      const after = (face: number, again: boolean): number => {
        if (face >= 4) return 1;
        const wishes = [point(left - 1)];
        if (might >= 4 - face) wishes.push(1);
        if (again) wishes.push([1, 2, 3, 4, 5, 6].reduce((sum, next) => sum + after(next, false) / 6, 0));
        return Math.max(...wishes);
      };
      return [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + after(face, reroll) / 6, 0);
    };
    return point(fate);
  };

  it('saves as often as the best of all choices, and its costs are certain to be something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 4 }), fc.boolean(), (f, m, r) => {
        const { saved, fateSpent, mightSpent } = odds(f, m, r);
        expect(toDecimal(saved)).toBeCloseTo(best(f, m, r), 12);
        for (const spent of [fateSpent, mightSpent])
          expect(spent.reduce((sum, { probability }) => sum + toDecimal(probability), 0)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('plays what it counts', () => {
    const end = (dice: number[], fate: number, mightAvailable: number, rerollFailed = false) => {
      const played = playWith(fateGame({ fate, mightAvailable, rerollFailed }), dice);
      if (played.state !== 'DONE') throw new Error(played.state);
      return played.outcome;
    };
    expect(end([2, 5], 2, 0)).toMatchObject({ saved: true, fateSpent: 2, mightSpent: 0 });
    expect(end([3], 2, 1)).toMatchObject({ saved: true, fateSpent: 1, mightSpent: 1 });
    expect(end([1, 2], 2, 1)).toMatchObject({ saved: false, fateSpent: 2, mightSpent: 0 });
    expect(end([2, 6], 1, 0, true).rolls.map(({ isReroll, point }) => [point, isReroll])).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  it('follows the dice that the player threw', () => {
    const situation = { fate: 2, mightAvailable: 3, rerollFailed: false };
    expect(fateAsRolled(situation, { dice: [1, 2], might: 2 })).toMatchObject({
      outcome: { saved: true, fateSpent: 2, mightSpent: 2, rolls: [{ total: 1 }, { total: 4, saved: true }] },
      unused: 0,
    });
    expect(fateAsRolled(situation, { dice: [5, 2], might: 0 }).unused).toBe(1);
    expect(fateAsRolled(situation, { dice: [1, 2, 3], might: 0 }).unused).toBe(1);
    expect(
      fateAsRolled({ ...situation, rerollFailed: true }, { dice: [1, 2, 3, 4], might: 0 }).outcome,
    ).toMatchObject({ saved: true, fateSpent: 2 });
    expect(fateAsRolled(situation, { dice: [], might: 0 }).outcome).toMatchObject({
      saved: false,
      fateSpent: 0,
    });
  });
});
