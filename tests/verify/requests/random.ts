/** Choices that follow from a seed: the same seed, the same run. */
export interface Choices {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  readonly chance: (share: number) => boolean;
  readonly below: (count: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

/** mulberry32: 32 bits of state, fast, good enough to choose what to try. */
export const createChoices = (seed: number): Choices => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    chance: (share) => next() < share,
    below,
    pick: <T>(values: readonly T[]): T => values[below(values.length)] as T,
  };
};
