import { mapPair } from '../../../shared/pair';
import { type DuelDice, reach } from './duel-dice';

/** Dice that are alike: the same highest reachable score for each face. */
export interface PoolKind {
  readonly dice: number;
  /** The highest score that Might brings each natural face 1 to 6 to. */
  readonly reaches: readonly number[];
  /** Faces, 0 to 6, whose reach is at most level `index - 1`; index 0 stands for "no die" and is 0. */
  readonly facesAtMost: readonly number[];
}

/**
 * A side's dice, each counted as the highest score its owner's Might can bring it to ("reach"), the best kind first.
 * Kinds are ordered face by face: a kind that comes first reaches at least as high with every natural face.
 */
export interface DicePool {
  readonly kinds: readonly PoolKind[];
  readonly dice: number;
}

/** Both sides' pools over the same levels: the distinct reachable scores, rising; level `index` counts from 1, 0 is "no die". */
export type Pools = ReturnType<typeof poolDice>;

interface Reaches {
  readonly dice: number;
  readonly reaches: readonly number[];
}

const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const alike = (dice: readonly DuelDice[], cap: number | null): readonly Reaches[] => {
  const kinds = new Map<string, Reaches>();
  for (const { dice: count, scores, might } of dice) {
    const reaches = scores.map((score) => reach(score, might, cap));
    const key = reaches.join();
    kinds.set(key, { dice: count + (kinds.get(key)?.dice ?? 0), reaches });
  }
  return [...kinds.values()].sort((a, b) => total(b.reaches) - total(a.reaches));
};

/** Pools both sides' dice over their common levels. `cap` is the switch `mightCap`. */
export const poolDice = (sides: readonly [readonly DuelDice[], readonly DuelDice[]], cap: number | null) => {
  const kinds = mapPair(sides, (side) => alike(side, cap));
  const levels = [...new Set(kinds.flatMap((side) => side.flatMap(({ reaches }) => reaches)))].sort(
    (a, b) => a - b,
  );
  const pools = mapPair(kinds, (side) => ({
    dice: total(side.map(({ dice }) => dice)),
    kinds: side.map(({ dice, reaches }) => ({
      dice,
      reaches,
      facesAtMost: [0, ...levels.map((level) => reaches.filter((value) => value <= level).length)],
    })),
  }));
  return { levels, sides: pools };
};

/** Ways in which all of `dice` dice of a kind stay at each level or below, from "no die" (index 0) up. */
export const waysAtMost = (kind: PoolKind, dice: number): readonly bigint[] =>
  kind.facesAtMost.map((faces) => BigInt(faces) ** BigInt(dice));

/** Level by level product: both hold. */
export const bothAtMost = (a: readonly bigint[], b: readonly bigint[]): readonly bigint[] =>
  a.map((ways, level) => ways * (b[level] as bigint));
