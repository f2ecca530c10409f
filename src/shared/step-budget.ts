import { invariant } from './invariant';

/**
 * The last guard of long computations. Each counts its steps; whoever started it gives it a tank, and a computation that empties it
 * is broken off. Steps are counted, not time, so that the same question always ends alike. A step is about a microsecond of one core.
 */
export interface Tank {
  left: number;
}

let current: Tank | null = null;

/** Counts steps of a computation, and breaks it off where the tank does not suffice. Nothing is counted where nobody gave a tank. */
export const burn = (steps: number): void => {
  if (current === null) return;
  current.left -= steps;
  invariant(current.left >= 0, 'a computation takes no more steps than it may');
};

/** Runs a computation on a tank, as far as it goes without waiting. It throws with the tank below 0 where that did not suffice. */
export const burning = <T>(tank: Tank, run: () => T): T => {
  const before = current;
  current = tank;
  try {
    return run();
  } finally {
    current = before;
  }
};
