/** Brute force for the oracles: every throw of `count` D6. */
export const allThrows = (count: number): number[][] => {
  let throws: number[][] = [[]];
  for (let i = 0; i < count; i += 1)
    throws = throws.flatMap((thrown) => [1, 2, 3, 4, 5, 6].map((face) => [...thrown, face]));
  return throws;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** "n/d" in lowest terms, made with plain numbers. */
export const ratio = (n: number, d: number): string => `${n / gcd(n, d)}/${d / gcd(n, d)}`;
