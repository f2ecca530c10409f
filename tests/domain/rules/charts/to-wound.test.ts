import fc from 'fast-check';
import { toText } from '../../../../src/shared/fraction';
import {
  toWound,
  toWoundCell,
  toWoundChart,
  toWoundDice,
} from '../../../../src/domain/rules/charts/to-wound';

/** Document 003, TO WOUND CHART [p. 35], typed off the page: Strength, then Defence 1 to 10. */
const page = `
1   4 5 5 6 6 6/4 6/5 6/6 - -
2   4 4 5 5 6 6 6/4 6/5 6/6 -
3   3 4 4 5 5 6 6 6/4 6/5 6/6
4   3 3 4 4 5 5 6 6 6/4 6/5
5   3 3 3 4 4 5 5 6 6 6/4
6   3 3 3 3 4 4 5 5 6 6
7   3 3 3 3 3 4 4 5 5 6
8   3 3 3 3 3 3 4 4 5 5
9   3 3 3 3 3 3 3 4 4 5
10  3 3 3 3 3 3 3 3 4 4`;

const cells = page
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [strength, ...row] = line.trim().split(/\s+/);
    return row.map((cell, index) => ({ strength: Number(strength), defence: index + 1, cell }));
  });

/** The faces that count for one die: each of the six, or with re-rolled 1s each of 36 (first throw, second throw). */
const outcomes = (rerollOnes: boolean): readonly number[] =>
  rerollOnes
    ? [1, 2, 3, 4, 5, 6].flatMap((first) =>
        [1, 2, 3, 4, 5, 6].map((second) => (first === 1 ? second : first)),
      )
    : [1, 2, 3, 4, 5, 6];

/** Every throw of two dice, the second looked at only by 6/4, 6/5 and 6/6; the bonus is added to each die. */
const enumerate = (cell: string, bonus: number, rerollOnes: boolean): [number, number] => {
  const faces = outcomes(rerollOnes);
  const throws = faces.flatMap((first) => faces.map((second) => [first + bonus, second + bonus] as const));
  const wounds = throws.filter(([first, second]) => {
    if (cell === '-') return false;
    const [one, two] = cell.split('/').map(Number);
    return first >= one! && (two === undefined || second >= two);
  });
  return [wounds.length, throws.length];
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lowest = ([n, d]: [number, number]): string => `${n / gcd(n, d)}/${d / gcd(n, d)}`;

describe('To Wound chart', () => {
  it('has a hundred cells on the page', () => {
    expect(cells).toHaveLength(100);
  });

  it.each(cells)('Strength $strength against Defence $defence needs $cell', ({ strength, defence, cell }) => {
    expect(toWoundCell(toWoundChart, strength, defence)).toBe(cell);
    for (const bonus of [0, 1, 2, 3, 4, 5])
      for (const rerollOnes of [false, true]) {
        const { probability } = toWound(toWoundChart, { strength, defence, bonus, rerollOnes });
        expect(toText(probability)).toBe(lowest(enumerate(cell, bonus, rerollOnes)));
      }
  });

  it('depends on Defence minus Strength alone (ruling 1)', () => {
    const expected = (difference: number): string => {
      if (difference <= -2) return '3';
      if (difference <= 0) return '4';
      if (difference <= 2) return '5';
      if (difference <= 4) return '6';
      return difference === 5 ? '6/4' : difference === 6 ? '6/5' : difference === 7 ? '6/6' : '-';
    };
    for (const { strength, defence, cell } of cells) expect(cell).toBe(expected(defence - strength));
  });

  it.each([
    ['6/4', 1, [5, 3]],
    ['6/5', 2, [4, 3]],
    ['6/6', 0, [6, 6]],
    ['3', 1, [2]],
    ['3', 5, [1]],
    ['-', 5, []],
  ] as const)('counts the bonus on each die: %s with +%s (ruling 2)', (cell, bonus, dice) => {
    expect(toWoundDice(cell, bonus)).toEqual(dice);
  });

  it.each([
    [4, 9, {}, '1/12'],
    [4, 9, { rerollOnes: true }, '49/432'],
    [1, 9, { bonus: 5 }, '0/1'],
    [3, 3, { bonus: 1 }, '2/3'],
    [10, 1, { bonus: 2 }, '1/1'],
  ] as const)('Strength %s against Defence %s, %j: %s', (strength, defence, changes, expected) => {
    expect(toText(toWound(toWoundChart, { strength, defence, ...changes }).probability)).toBe(expected);
  });

  it('never wounds less with more Strength, less Defence, a bonus or a re-roll', () => {
    const score = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(score, score, fc.integer({ min: 0, max: 4 }), (strength, defence, bonus) => {
        const chance = (s: number, d: number, b: number, rerollOnes = false): number => {
          const { numerator, denominator } = toWound(toWoundChart, {
            strength: s,
            defence: d,
            bonus: b,
            rerollOnes,
          }).probability;
          return Number(numerator) / Number(denominator);
        };
        const base = chance(strength, defence, bonus);
        expect(chance(strength + 1, defence, bonus)).toBeGreaterThanOrEqual(base);
        expect(chance(strength, defence + 1, bonus)).toBeLessThanOrEqual(base);
        expect(chance(strength, defence, bonus + 1)).toBeGreaterThanOrEqual(base);
        expect(chance(strength, defence, bonus, true)).toBeGreaterThanOrEqual(base);
      }),
    );
  });

  it('calls a Strength off the chart a bug, never a guess', () => {
    expect(() => toWound(toWoundChart, { strength: 0, defence: 5 })).toThrow('Invariant broken');
    expect(() => toWound(toWoundChart, { strength: 5, defence: 11 })).toThrow('Invariant broken');
  });
});
