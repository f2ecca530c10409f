/** The greatest common divisor, never negative. */
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A whole number of parts as a whole number or a fraction in lowest terms: "12", "7/4", "-1/2". */
export const exactText = (parts: number, denominator: number): string => {
  if (denominator === 1) return String(parts);
  const divisor = gcd(parts, denominator);
  return denominator === divisor ? String(parts / divisor) : `${parts / divisor}/${denominator / divisor}`;
};

/** The least number that all of these (1 or more each) divide; 1 for none. */
export const commonMultiple = (numbers: Iterable<number>): number => {
  let multiple = 1;
  for (const number of new Set(numbers)) multiple = (multiple / gcd(multiple, number)) * number;
  return multiple;
};
