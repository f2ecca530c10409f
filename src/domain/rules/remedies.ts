/** Changes that together turn a no into a yes, or at least remove reasons for it. */
export interface Remedy<Change> {
  readonly changes: readonly Change[];
  /** Codes of the reasons that no longer hold. */
  readonly removes: readonly string[];
  /** Whether no reason is left. */
  readonly turns: boolean;
}

/** The codes of the reasons against it after these changes; null if nobody can ask that. */
export type ReasonsAfter<Change> = (changes: readonly Change[]) => readonly string[] | null;

const MOST_PAIRS = 6;

const remedyOf = <Change>(
  changes: readonly Change[],
  now: readonly string[],
  reasonsAfter: ReasonsAfter<Change>,
): Remedy<Change> | null => {
  const after = reasonsAfter(changes);
  if (after === null || after.length >= now.length || after.some((code) => !now.includes(code))) return null;
  return { changes, removes: now.filter((code) => !after.includes(code)), turns: after.length === 0 };
};

/** Of the values that one fact may have, the one that removes most reasons; of several alike, the first. */
const best = <Change>(remedies: readonly (Remedy<Change> | null)[]): readonly Remedy<Change>[] => {
  const [first, ...others] = remedies.flatMap((one) => one ?? []);
  return first === undefined
    ? []
    : [others.reduce((most, other) => (other.removes.length > most.removes.length ? other : most), first)];
};

/**
 * The changes of one fact that remove a reason and add none; where no single one turns the answer, also the pairs of them that do.
 * `facts` has the other values of each fact, the nearest first. Those that turn the answer come first.
 */
export const remediesOf = <Change>(
  facts: readonly (readonly Change[])[],
  reasonsAfter: ReasonsAfter<Change>,
): readonly Remedy<Change>[] => {
  const now = reasonsAfter([]) ?? [];
  if (now.length === 0) return [];
  const singles = facts.flatMap((values) =>
    best(values.map((change) => remedyOf([change], now, reasonsAfter))),
  );
  const turning = singles.filter(({ turns }) => turns);
  if (turning.length > 0) return [...turning, ...singles.filter(({ turns }) => !turns)];
  const pairs = singles.flatMap(({ changes }, index) =>
    singles
      .slice(index + 1)
      .flatMap((other) => remedyOf([...changes, ...other.changes], now, reasonsAfter) ?? [])
      .filter(({ turns }) => turns),
  );
  return [...pairs.slice(0, MOST_PAIRS), ...singles];
};
