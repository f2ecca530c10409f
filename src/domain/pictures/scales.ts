/** The marks of a scale of chances. */
export const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** From numbers to pixels. */
export type Scale = (value: number) => number;

/** Maps `domain` evenly onto `range`; a domain of one value onto the middle. */
export const linearScale = (
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale =>
  from === to ? () => (start + end) / 2 : (value) => start + ((value - from) / (to - from)) * (end - start);

const NICE = [1, 2, 2.5, 5, 10];

/** Round numbers from 0 to the first that is not below `most`, about `count` steps apart. `most` is above 0. */
export const ticksTo = (most: number, count: number): readonly number[] => {
  const rough = most / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * magnitude >= rough - 1e-12) ?? 10) * magnitude;
  const steps = Math.ceil(most / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
};

/** Every `n`th of the values, such that at most `most` are left; the first among them. */
export const thinned = <T>(values: readonly T[], most: number): readonly T[] => {
  const every = Math.ceil(values.length / most);
  return values.filter((_, i) => i % every === 0);
};

/**
 * Labels that want to stand at these heights, moved apart to `gap` at least and kept within `range`, in the order of their
 * wishes. There must be room: `gap` times their number.
 */
export const spread = (
  wanted: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): readonly number[] => {
  const order = wanted
    .map((_, i) => i)
    .sort((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b);
  const placed: number[] = [];
  order.forEach((index, i) => {
    placed.push(Math.max(wanted[index] as number, i === 0 ? top : (placed[i - 1] as number) + gap));
  });
  let limit = bottom;
  for (let i = placed.length - 1; i >= 0; i -= 1) {
    placed[i] = Math.min(placed[i] as number, limit);
    limit = (placed[i] as number) - gap;
  }
  const heights = new Array<number>(wanted.length);
  order.forEach((index, i) => (heights[index] = placed[i] as number));
  return heights;
};

/**
 * A chance as text: "75%", with `digits` after the point "75.3%". What is neither impossible nor certain never reads as
 * 0% or 100%, but "<1%" or ">99%".
 */
export const percent = (chance: number, digits = 0): string => {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  const unit = 10 ** -digits;
  const text = (chance * 100).toFixed(digits);
  if (Number(text) === 0) return `<${unit}%`;
  return Number(text) === 100 ? `>${(100 - unit).toFixed(digits)}%` : `${text}%`;
};
