/** The greatest common divisor, never negative. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** The least number that all of these (1 or more each) divide; 1 for none. */
export const commonMultiple = (numbers: Iterable<number>): number => {
  let multiple = 1;
  for (const number of new Set(numbers)) multiple = (multiple / gcd(multiple, number)) * number;
  return multiple;
};
