const LONGEST = 14;

/** Names as the heads of narrow columns: numbered, and cut where they are long. */
export const shortLabels = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const short = name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
    return `${index + 1} ${short}`;
  });
