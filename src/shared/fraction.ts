import { countSteps } from './step-budget';
import { invariant } from './invariant';

/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Divisions of big numbers that take a microsecond together. */
const STEPS_A_MICROSECOND = 5;

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  let steps = 1;
  for (; y !== 0n; steps += 1) [x, y] = [y, x % y];
  countSteps(steps / STEPS_A_MICROSECOND);
  return x;
};

/** `numerator / denominator` in lowest terms. The denominator must not be zero. */
export const fraction = (numerator: bigint | number, denominator: bigint | number = 1n): Fraction => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  invariant(d !== 0n, 'a fraction needs a denominator other than zero');
  const sign = d < 0n ? -1n : 1n;
  const divisor = gcd(n, sign * d);
  return { numerator: (sign * n) / divisor, denominator: (sign * d) / divisor };
};

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** The chance that the event of chance `a` does not happen. */
export const complement = (a: Fraction): Fraction => subtract(ONE, a);

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const equal = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0;

/** The sum of the fractions; zero for none. */
export const sum = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO);

/** "161/216"; always with a denominator, so "0/1" and "1/1". */
export const toText = (a: Fraction): string => `${a.numerator}/${a.denominator}`;

/** Decimal digits kept when a division of big numbers is handed to floating point: more than a double can hold. */
const DIGITS = 22;

const divideBig = (n: bigint, d: bigint): number => {
  const shift = Math.max(0, DIGITS + d.toString().length - n.toString().length);
  return Number(`${(n * 10n ** BigInt(shift)) / d}e-${shift}`);
};

/**
 * The nearest double, except that a chance strictly between 0 and 1 never becomes 0 or 1 by rounding:
 * who sees 1 may trust that it is certain.
 */
export const toDecimal = (a: Fraction): number => {
  const { numerator: n, denominator: d } = a;
  const fitsDoubles =
    n <= Number.MAX_SAFE_INTEGER && n >= -Number.MAX_SAFE_INTEGER && d <= Number.MAX_SAFE_INTEGER;
  const value = fitsDoubles ? Number(n) / Number(d) : divideBig(n, d);
  if (n > 0n && n < d) return Math.min(Math.max(value, Number.MIN_VALUE), 1 - Number.EPSILON / 2);
  return value;
};
