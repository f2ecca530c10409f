/**
 * Strikes at 6/4, 6/5 and 6/6 with Might, from document 004 alone: a 6, then a further die. Every face of every die and
 * every way to spend Might is tried. It shares no code with the engine; a chance is a pair of whole numbers.
 */
export interface Case {
  readonly strikes: number;
  /** The least of the first die and of the further one. */
  readonly needed: readonly [number, number];
  readonly might: number;
  readonly wounds: number;
  readonly fate: number;
  /** To Wound dice of 1 are rolled again. */
  readonly again: boolean;
}

/** Slain, and Wounds expected, over a common number of ways. */
type Value = readonly [slain: bigint, lost: bigint, ways: bigint];

const plus = ([a, b, c]: Value, [x, y, z]: Value): Value => [a * z + x * c, b * z + y * c, c * z];
const lowest = ([a, b, c]: Value): Value => {
  let [x, y] = [c, a === 0n ? b : b === 0n ? a : a];
  while (y !== 0n) [x, y] = [y, x % y];
  let [u, v] = [x, b];
  while (v !== 0n) [u, v] = [v, u % v];
  return [a / u, b / u, c / u];
};
const better = (one: Value, other: Value): Value => {
  const slain = one[0] * other[2] - other[0] * one[2];
  const lost = one[1] * other[2] - other[1] * one[2];
  return slain > 0n || (slain === 0n && lost >= 0n) ? one : other;
};
const average = (values: readonly Value[]): Value => {
  const [a, b, c] = values.reduce(plus);
  return lowest([a, b, c * BigInt(values.length)]);
};

/** The faces of a die, 36 alike likely where 1s are rolled again. */
const faces = (again: boolean): readonly number[] =>
  [1, 2, 3, 4, 5, 6].flatMap((face) =>
    again ? (face === 1 ? [1, 2, 3, 4, 5, 6] : [face, face, face, face, face, face]) : [face],
  );

const remembering = (work: (...key: readonly number[]) => Value): ((...key: readonly number[]) => Value) => {
  const known = new Map<string, Value>();
  return (...key) => {
    const found = known.get(key.join()) ?? work(...key);
    known.set(key.join(), found);
    return found;
  };
};

/** What a number of Wounds dealt at once is worth: each point of Fate prevents one on a 4+. */
const afterFate = (wounds: number, fate: number, dealt: number): Value => {
  const lost = Math.min(wounds, dealt);
  if (dealt === 0 || fate === 0) return [lost === wounds ? 1n : 0n, BigInt(lost), 1n];
  return average([afterFate(wounds, fate - 1, dealt - 1), afterFate(wounds, fate - 1, dealt)]);
};

/** A throw of several dice, each worked through: sorted faces with how often they lie so. */
const throwsOf = (dice: number, again: boolean): readonly (readonly [readonly number[], bigint])[] => {
  let all = new Map<string, bigint>([['', 1n]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<string, bigint>();
    for (const [before, ways] of all)
      for (const face of faces(again)) {
        const lie = [...before, String(face)].sort().join('');
        next.set(lie, (next.get(lie) ?? 0n) + ways);
      }
    all = next;
  }
  return [...all].map(([lie, ways]) => [[...lie].map(Number), ways] as const);
};

/** The best of every set of dice that the Might reaches. */
const bestSpending = (
  lie: readonly number[],
  { least, might }: { readonly least: number; readonly might: number },
  then: (passed: number, left: number) => Value,
): Value => {
  let best: Value | null = null;
  for (let set = 0; set < 2 ** lie.length; set += 1) {
    const raised = lie.filter((face, i) => face < least && set & (1 << i));
    const price = raised.reduce((sum, face) => sum + least - face, 0);
    if (price > might) continue;
    const value = then(lie.filter((face) => face >= least).length + raised.length, might - price);
    best = best === null ? value : better(best, value);
  }
  return best as Value;
};

const weighted = (throws: readonly (readonly [Value, bigint])[]): Value => {
  const [a, b, c] = throws.map(([[x, y, z], ways]): Value => [x * ways, y * ways, z]).reduce(plus);
  return lowest([a, b, c * throws.reduce((sum, [, ways]) => sum + ways, 0n)]);
};

/** All first dice, Might, the further dice of those that passed, Might; then Fate. */
export const together = ({ strikes, needed, might, wounds, fate, again }: Case): Value => {
  const throwAt = remembering((stage, dice, left) =>
    stage === 2
      ? afterFate(wounds, fate, dice)
      : weighted(
          throwsOf(dice, again).map(([lie, ways]) => [
            bestSpending(lie, { least: needed[stage as 0 | 1], might: left }, (passed, rest) =>
              throwAt(stage + 1, passed, rest),
            ),
            ways,
          ]),
        ),
  );
  return throwAt(0, strikes, might);
};

/** Strike after Strike: its first die, Might, its further die, Might, the Fate of its Wound. */
export const oneByOne = ({ strikes, needed, might, wounds, fate, again }: Case): Value => {
  const from = remembering((missing, left, alive, points) => {
    const lost = BigInt(wounds - alive);
    if (missing === 0 || alive === 0) return [alive === 0 ? 1n : 0n, lost, 1n];
    const missed = (rest: number): Value => from(missing - 1, rest, alive, points);
    const dealt = (rest: number): Value => {
      const taken = from(missing - 1, rest, alive - 1, points);
      if (points === 0) return taken;
      const failed = from(missing - 1, rest, alive - 1, points - 1);
      const rolled = average([from(missing - 1, rest, alive, points - 1), failed]);
      return better(taken, rolled) === taken ? rolled : taken;
    };
    const die = (stage: 0 | 1, rest: number): Value =>
      average(
        faces(again).map((face) => {
          const price = Math.max(0, needed[stage] - face);
          if (price > rest) return missed(rest);
          const passed = stage === 0 ? die(1, rest - price) : dealt(rest - price);
          return price === 0 ? passed : better(missed(rest), passed);
        }),
      );
    return die(0, left);
  });
  return from(strikes, might, wounds, fate);
};
