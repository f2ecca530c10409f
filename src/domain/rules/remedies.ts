/** Changes that together turn a no into a yes, or at least remove reasons for it. */
export interface Remedy<Change> {
  readonly changes: readonly Change[];
  /** Codes of the reasons that no longer hold. */
  readonly removes: readonly string[];
  /** Whether no reason is left. */
  readonly turns: boolean;
}

/** A question with changes: what its answer would be, and whether anybody can ask it. */
export interface Asking<Change> {
  /** The codes of the reasons against it after these changes. */
  readonly reasonsAfter: (changes: readonly Change[]) => readonly string[];
  /** Whether facts do not contradict each other after these changes; asked only of changes that help. */
  readonly isPossible: (changes: readonly Change[]) => boolean;
}

const MOST_PAIRS = 6;
/** No more values of one fact are tried for being possible. */
const MOST_TRIED = 4;

/** A change that removes reasons and adds none; empty if it does not. */
const helping = <Change>(
  changes: readonly Change[],
  now: readonly string[],
  { reasonsAfter }: Asking<Change>,
): readonly Remedy<Change>[] => {
  const after = reasonsAfter(changes);
  if (after.length >= now.length || after.some((code) => !now.includes(code))) return [];
  return [{ changes, removes: now.filter((code) => !after.includes(code)), turns: after.length === 0 }];
};

/** Of the values that one fact may have, the possible one that removes most reasons; of several alike, the first. */
const best = <Change>(
  remedies: readonly Remedy<Change>[],
  { isPossible }: Asking<Change>,
): readonly Remedy<Change>[] =>
  [...remedies]
    .sort((one, other) => other.removes.length - one.removes.length)
    .filter(({ changes }, place) => place < MOST_TRIED && isPossible(changes))
    .slice(0, 1);

/**
 * The changes of one fact that remove a reason and add none; where no single one turns the answer, also the pairs of them that do.
 * `facts` has the other values of each fact, the nearest first. Those that turn the answer come first.
 */
export const remediesOf = <Change>(
  facts: readonly (readonly Change[])[],
  asking: Asking<Change>,
): readonly Remedy<Change>[] => {
  const now = asking.reasonsAfter([]);
  if (now.length === 0) return [];
  const singles = facts.flatMap((values) =>
    best(
      values.flatMap((change) => helping([change], now, asking)),
      asking,
    ),
  );
  const turning = singles.filter(({ turns }) => turns);
  if (turning.length > 0) return [...turning, ...singles.filter(({ turns }) => !turns)];
  const pairs = singles.flatMap(({ changes }, index) =>
    singles
      .slice(index + 1)
      .flatMap((other) => helping([...changes, ...other.changes], now, asking))
      .filter((pair) => pair.turns && asking.isPossible(pair.changes)),
  );
  return [...pairs.slice(0, MOST_PAIRS), ...singles];
};
