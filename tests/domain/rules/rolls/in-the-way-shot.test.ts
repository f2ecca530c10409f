import fc from 'fast-check';
import type { Obstruction } from '../../../../src/domain/rules/charts/in-the-way';
import { playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { inTheWayOdds, inTheWayShot } from '../../../../src/domain/rules/rolls/in-the-way-shot';
import { add, ONE, sum, toDecimal, toText } from '../../../../src/shared/fraction';

/** Document 003 [p. 32]. */
const needs: Record<string, number> = { FORTIFICATION: 5, WALL: 4, INTERVENING_MODEL: 4, BUSH: 3 };
const kinds = Object.keys(needs) as Obstruction[];

/** The best chance of passing all, every choice looked at: written apart from the engine. */
const best = (list: readonly string[], might: number, accuracy: boolean): number => {
  const [first, ...rest] = list;
  if (first === undefined) return 1;
  const after = (face: number, again: boolean): number => {
    const missing = needs[first]! - face;
    if (missing <= 0) return best(rest, might, accuracy);
    const wishes = [0];
    if (missing <= might) wishes.push(best(rest, might - missing, accuracy));
    if (again) wishes.push([1, 2, 3, 4, 5, 6].reduce((total, next) => total + after(next, false) / 6, 0));
    return Math.max(...wishes);
  };
  return [1, 2, 3, 4, 5, 6].reduce((total, face) => total + after(face, accuracy) / 6, 0);
};

describe('In The Way, several in a row', () => {
  it.each([
    [[], '1/1'],
    [['BUSH'], '2/3'],
    [['WALL'], '1/2'],
    [['FORTIFICATION'], '1/3'],
    [['WALL', 'BUSH'], '1/3'],
    [['WALL', 'INTERVENING_MODEL', 'FORTIFICATION'], '1/12'],
  ] as [Obstruction[], string][])('%j is passed %s of the time', (obstructions, expected) => {
    expect(toText(inTheWayOdds({ obstructions, heroicAccuracy: false, mightAvailable: 0 }).passed)).toBe(
      expected,
    );
  });

  it('stops at each with the chance of getting there and failing', () => {
    const { stopped } = inTheWayOdds({
      obstructions: ['WALL', 'BUSH'],
      heroicAccuracy: false,
      mightAvailable: 0,
    });
    expect(stopped.map(toText)).toEqual(['1/2', '1/6']);
  });

  it('is re-rolled under Heroic Accuracy', () => {
    const odds = inTheWayOdds({ obstructions: ['WALL'], heroicAccuracy: true, mightAvailable: 0 });
    expect(toText(odds.passed)).toBe('3/4');
  });

  it('is the best of all choices, and everything that may happen adds up to one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...kinds), { maxLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        (obstructions, mightAvailable, heroicAccuracy) => {
          const { passed, stopped } = inTheWayOdds({ obstructions, heroicAccuracy, mightAvailable });
          expect(toDecimal(passed)).toBeCloseTo(best(obstructions, mightAvailable, heroicAccuracy), 12);
          expect(add(passed, sum(stopped))).toEqual(ONE);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is played die by die', () => {
    const end = (dice: number[], changes = {}, spent: readonly number[] = []) =>
      playWith(
        inTheWayShot(
          {
            obstructions: ['WALL', 'INTERVENING_MODEL'],
            heroicAccuracy: false,
            mightAvailable: 0,
            ...changes,
          },
          spent,
        ),
        dice,
      );
    expect(end([4, 6])).toMatchObject({ state: 'DONE', outcome: { passed: true, stoppedBy: null } });
    expect(end([4, 3])).toMatchObject({ outcome: { passed: false, stoppedBy: 'INTERVENING_MODEL' } });
    expect(end([3])).toMatchObject({ outcome: { passed: false, stoppedBy: 'WALL' } });
    expect(end([4])).toEqual({ state: 'TOO_FEW', wanted: 2 });
    expect(end([3, 4])).toEqual({ state: 'TOO_MANY', used: 1 });
    // Nothing is spent unasked (ruling 44).
    expect(end([3], { mightAvailable: 1 })).toMatchObject({
      outcome: {
        passed: false,
        mightSpent: 0,
        turning: [{ will: 0, might: 1, text: '1 Might on the last roll would pass it' }],
      },
    });
    expect(end([3, 4], { mightAvailable: 1 }, [1])).toMatchObject({
      outcome: { passed: true, mightSpent: 1 },
    });
    expect(end([3, 5, 4], { heroicAccuracy: true })).toMatchObject({ outcome: { passed: true } });
  });
});
