import type { DuelDice } from './duel-dice';

/** Dice of one side that Might sees together: those of a hero, or those of all others with the same scores. */
export interface DiceGroup {
  /** The hero; null for the others. */
  readonly model: number | null;
  readonly might: number;
  readonly dice: number;
  /** The score of each natural face 1 to 6. */
  readonly scores: readonly number[];
}

/** A side's dice by groups, heroes first. */
export const diceGroups = (dice: readonly DuelDice[]): readonly DiceGroup[] => {
  const others = new Map<string, DiceGroup>();
  for (const { might, scores, dice: count } of dice)
    if (might === 0) {
      const key = scores.join();
      others.set(key, { model: null, might, scores, dice: count + (others.get(key)?.dice ?? 0) });
    }
  return [...dice.filter(({ might }) => might > 0), ...others.values()];
};

/** Each highest score that `count` dice of a group may show, with its ways. */
export const highestOf = (
  { scores }: Pick<DiceGroup, 'scores'>,
  count: number,
): readonly (readonly [number, bigint])[] => {
  const levels = [...new Set(scores)].sort((a, b) => a - b);
  const atMost = levels.map(
    (level) => BigInt(scores.filter((score) => score <= level).length) ** BigInt(count),
  );
  return levels
    .map((level, i) => [level, (atMost[i] as bigint) - (atMost[i - 1] ?? 0n)] as const)
    .filter(([, ways]) => ways > 0n);
};

/** A throw of a side: the highest score of each group, and its ways. */
export interface GroupThrow {
  readonly highest: readonly number[];
  readonly ways: bigint;
}

/** Every throw of a side's groups. */
export const throwsOf = (groups: readonly DiceGroup[]): readonly GroupThrow[] =>
  groups.reduce<readonly GroupThrow[]>(
    (throws, group) => {
      const own = highestOf(group, group.dice);
      return throws.flatMap(({ highest, ways }) =>
        own.map(([score, count]) => ({ highest: [...highest, score], ways: ways * count })),
      );
    },
    [{ highest: [], ways: 1n }],
  );
