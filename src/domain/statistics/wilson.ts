/** The bounds of a share, each from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution with which an interval holds in 95 of 100 cases. */
const Z = 1.959963984540054;

/**
 * The score interval of 95 % for a share of so many games, without a correction for continuity. A draw is half a success, for which
 * the interval is somewhat too wide.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
 * @param score the games won, and half of those drawn.
 * @param games how many were played, at least 1.
 */
export const wilsonInterval = (score: number, games: number): Interval => {
  const share = score / games;
  const shrink = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / shrink;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / shrink;
  // Nothing won or lost ends at 0 or 1 itself, which fractions of two miss by a hair.
  return {
    low: score === 0 ? 0 : Math.max(0, middle - half),
    high: score === games ? 1 : Math.min(1, middle + half),
  };
};
