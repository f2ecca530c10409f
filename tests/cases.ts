const MOST = 100;

/**
 * How many random cases of a property `npm test` tries: a hundred at the most, since the seed is the same every time. All of them are tried with
 * another seed by `node scripts/verify.mjs random-tests`.
 */
export const cases = (thorough: number): number =>
  process.env['MUSTER_SEED'] === undefined ? Math.min(thorough, MOST) : thorough;
