/**
 * Independent judges of a draw, written apart from the engine: plain enumeration on small fields, linear algebra on larger
 * ones, and the source's swap done by hand, table by table.
 */

/** Whether two of a field have met. */
export type HaveMet = (a: number, b: number) => boolean;
type Pairs = readonly (readonly [number, number])[];

/** Every pairing of the positions given (an even number), lexicographically by rank. */
export function* everyPairing(positions: readonly number[]): Generator<Pairs> {
  const [first, ...others] = positions;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others)
    for (const rest of everyPairing(others.filter((position) => position !== other)))
      yield [[first, other], ...rest];
}

const countRematches = (pairs: Pairs, haveMet: HaveMet): number =>
  pairs.filter(([a, b]) => haveMet(a, b)).length;

/** By enumeration: the fewest rematches, and the first pairing by rank that has no more. */
export const bestByEnumeration = (
  positions: readonly number[],
  haveMet: HaveMet,
): { readonly rematches: number; readonly pairs: Pairs } => {
  let best: { rematches: number; pairs: Pairs } | undefined;
  for (const pairs of everyPairing(positions)) {
    const rematches = countRematches(pairs, haveMet);
    if (!best || rematches < best.rematches) best = { rematches, pairs };
  }
  return best as { rematches: number; pairs: Pairs };
};

const PRIME = 67_108_859; // 2^26 - 5: products of two residues stay exact in a double

const power = (base: number, exponent: number): number => {
  let [result, factor, left] = [1, base, exponent];
  while (left > 0) {
    if (left % 2 === 1) result = (result * factor) % PRIME;
    factor = (factor * factor) % PRIME;
    left = Math.floor(left / 2);
  }
  return result;
};

/** The rank of a square matrix over the field of residues modulo PRIME, by elimination. */
const rankOf = (rows: number[][]): number => {
  let rank = 0;
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= rank && row[column] !== 0);
    if (pivot === -1) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    const top = rows[rank]!;
    const inverse = power(top[column]!, PRIME - 2);
    for (let index = rank + 1; index < rows.length; index += 1) {
      const row = rows[index]!;
      if (row[column] === 0) continue;
      const factor = PRIME - ((row[column]! * inverse) % PRIME);
      for (let at = column; at < rows.length; at += 1) row[at] = (row[at]! + top[at]! * factor) % PRIME;
    }
    rank += 1;
  }
  return rank;
};

/** A fixed scramble of two positions: the random entries of the matrix below, the same in every run. */
const entryOf = (a: number, b: number): number => {
  const mixed = Math.imul(a * 4099 + b + 1, 0x9e3779b1) ^ Math.imul(b * 8209 + a + 7, 0x85ebca6b);
  return (((mixed ^ (mixed >>> 15)) >>> 0) % (PRIME - 1)) + 1;
};

/**
 * The fewest rematches among an even number of positions: the rank of a random skew-symmetric (Tutte) matrix, with an
 * entry where two have not met, is twice the most rematch-free pairs (Lovász 1979); the rest are rematches. A chance zero
 * could only make it claim too many, about one time in a million.
 */
export const fewestRematches = (positions: readonly number[], haveMet: HaveMet): number => {
  const matrix = positions.map((a) =>
    positions.map((b) => {
      if (a === b || haveMet(a, b)) return 0;
      return a < b ? entryOf(a, b) : PRIME - entryOf(b, a);
    }),
  );
  return (positions.length - rankOf(matrix)) / 2;
};

/**
 * The source's swap, literally: tables 1-2, 3-4, ...; from the top, where two have met the lower ranked of them changes
 * places with the highest ranked on the table below, and where that one has been met too, with the next. Null where there
 * is nobody left below to change places with.
 */
export const literalSwaps = (positions: readonly number[], haveMet: HaveMet): Pairs | null => {
  const seats = [...positions];
  for (let table = 0; table < seats.length; table += 2) {
    let below = table + 2;
    while (haveMet(seats[table]!, seats[table + 1]!)) {
      if (below >= seats.length) return null;
      [seats[table + 1], seats[below]] = [seats[below]!, seats[table + 1]!];
      below += 1;
    }
  }
  return Array.from({ length: seats.length / 2 }, (_, table) => [seats[2 * table]!, seats[2 * table + 1]!]);
};

/** Who is left over, by trying everyone in the order "fewest times, then lowest ranked". */
export const leftOverByTrial = (times: readonly number[], haveMet: HaveMet): number => {
  const all = times.map((_, position) => position);
  const order = [...all].sort((a, b) => times[a]! - times[b]! || b - a);
  const costs = order.map((gone) =>
    fewestRematches(
      all.filter((position) => position !== gone),
      haveMet,
    ),
  );
  return order[costs.indexOf(Math.min(...costs))]!;
};

/** The determinant of a square matrix over the field of residues modulo PRIME, by elimination. */
const determinantOf = (rows: number[][]): number => {
  let product = 1;
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= column && row[column] !== 0);
    if (pivot === -1) return 0;
    if (pivot !== column) product = (PRIME - product) % PRIME;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    product = (product * top[column]!) % PRIME;
    const inverse = power(top[column]!, PRIME - 2);
    for (let index = column + 1; index < rows.length; index += 1) {
      const row = rows[index]!;
      if (row[column] === 0) continue;
      const factor = PRIME - ((row[column]! * inverse) % PRIME);
      for (let at = column; at < rows.length; at += 1) row[at] = (row[at]! + top[at]! * factor) % PRIME;
    }
  }
  return product;
};

/** The lowest power with a coefficient other than zero of the polynomial with these values at 1, 2, 3, ... (Newton's form). */
const lowestPower = (values: readonly number[]): number => {
  const differences = [...values];
  for (let order = 1; order < values.length; order += 1)
    for (let at = values.length - 1; at >= order; at -= 1) {
      const rise = (differences[at]! - differences[at - 1]! + PRIME) % PRIME;
      differences[at] = (rise * power(order, PRIME - 2)) % PRIME;
    }
  let coefficients: number[] = [];
  for (let at = values.length - 1; at >= 0; at -= 1) {
    // Times (x - (at + 1)), plus the next difference.
    const next = [0, ...coefficients];
    coefficients.forEach((coefficient, index) => {
      next[index] = (next[index]! + (PRIME - at - 1) * coefficient) % PRIME;
    });
    next[0] = (next[0]! + differences[at]!) % PRIME;
    coefficients = next;
  }
  return coefficients.findIndex((coefficient) => coefficient !== 0);
};

/**
 * The fewest broken wishes of a pairing in which nobody meets who may not; undefined where there is none. The determinant of a random
 * skew-symmetric matrix is the square of a sum over all pairings (its Pfaffian); with x in the entry of each pair that breaks a wish,
 * its lowest power of x is twice the least number of them. A chance zero could only make it claim too many.
 */
export const fewestBroken = (size: number, mayMeet: HaveMet, breaksWish: HaveMet): number | undefined => {
  const places = Array.from({ length: size }, (_, index) => index);
  const entry = (a: number, b: number, x: number): number => {
    if (a === b || !mayMeet(a, b)) return 0;
    const plain = a < b ? entryOf(a, b) : PRIME - entryOf(b, a);
    return breaksWish(a, b) ? (plain * x) % PRIME : plain;
  };
  const values = Array.from({ length: size + 1 }, (_, index) =>
    determinantOf(places.map((a) => places.map((b) => entry(a, b, index + 1)))),
  );
  const lowest = lowestPower(values);
  return lowest === -1 ? undefined : lowest / 2;
};
