import type { DiceGroup } from './dice-groups';
import { reach } from './duel-dice';

/** A possible show of a side's dice, as far as the other side's play depends on it, and the payers for each score. */
export interface Showing {
  readonly score: number;
  readonly reach: number;
  readonly ways: bigint;
  /** By score to show: the ways in which this hero pays these points for it. */
  readonly payers: ReadonlyMap<number, ReadonlyMap<string, bigint>>;
}

/** Sums what a side shows, one throw of its groups' highest scores after the other. */
export const showingsOf = (groups: readonly DiceGroup[], cap: number | null) => {
  interface Summed extends Showing {
    ways: bigint;
    readonly payers: Map<number, Map<string, bigint>>;
  }
  const showings = new Map<number, Summed>();
  const add = (highest: readonly number[], ways: bigint): void => {
    const score = Math.max(...highest);
    const reaches = groups.map(({ might }, i) => reach(highest[i] as number, might, cap));
    const best = Math.max(...reaches);
    const key = score * 100 + best;
    const showing: Summed = showings.get(key) ?? { score, reach: best, ways: 0n, payers: new Map() };
    showing.ways += ways;
    showings.set(key, showing);
    for (let target = score + 1; target <= best; target += 1) {
      const payer = groups.reduce<number | null>(
        (cheapest, _, i) =>
          (reaches[i] as number) >= target &&
          (cheapest === null || (highest[i] as number) > (highest[cheapest] as number))
            ? i
            : cheapest,
        null,
      );
      if (payer === null) continue;
      const who = `${groups[payer]?.model},${target - (highest[payer] as number)}`;
      const paid = showing.payers.get(target) ?? new Map<string, bigint>();
      paid.set(who, (paid.get(who) ?? 0n) + ways);
      showing.payers.set(target, paid);
    }
  };
  return { add, all: (): readonly Showing[] => [...showings.values()] };
};
