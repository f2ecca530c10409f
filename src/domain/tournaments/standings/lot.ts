import { seededIntegers } from '../../../shared/seeded-random';

/**
 * The published lot of a player number, for a tournament that chose at creation to settle full ties by lot: the first
 * number below 2^32 drawn from the seed "<seed>/<player number>"; the lower lot stands first. Each number has its own
 * seed so that a late entrant never changes the lots of the others, and so never an earlier round's standings.
 */
export const lotOf = (seed: string, playerNumber: number): number =>
  seededIntegers(`${seed}/${playerNumber}`)(2 ** 32);
