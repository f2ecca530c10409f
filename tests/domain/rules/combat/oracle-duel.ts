/**
 * A naive Duel, written from the rules apart from the engine: every roll of every die, every choice of dice to re-roll,
 * every order of spending Might. Chances are plain counts, so results are exact where they fit a double.
 */
export interface OracleModel {
  readonly attacks: number;
  readonly fight: number;
  readonly might?: number;
  readonly twoHanded?: boolean;
}

export interface OracleDuel {
  readonly sides: readonly [readonly OracleModel[], readonly OracleModel[]];
  readonly rerolls?: readonly [number, number];
  readonly priority?: 0 | 1;
  /** The first side's faces of six in the roll-off. */
  readonly rollOff?: number;
  readonly cap?: number | null;
  readonly floor?: number | null;
  readonly naturalSixStands?: boolean;
}

interface Die {
  readonly owner: number;
  readonly score: number;
}

/** Every roll of `count` dice, as lists of faces. */
export function* rolls(count: number): Generator<readonly number[]> {
  for (let code = 0; code < 6 ** count; code += 1)
    yield Array.from({ length: count }, (_, i) => (Math.floor(code / 6 ** i) % 6) + 1);
}

const max = (values: readonly number[]): number => Math.max(...values);

/** The chance, in sixths, that side 0 wins when nobody spends any more. */
const settle = (duel: OracleDuel, a: readonly Die[], b: readonly Die[]): number => {
  const [x, y] = [max(a.map((d) => d.score)), max(b.map((d) => d.score))];
  if (x !== y) return x > y ? 6 : 0;
  const [f, g] = duel.sides.map((side) => max(side.map((m) => m.fight))) as [number, number];
  if (f !== g) return f > g ? 6 : 0;
  return duel.rollOff ?? 3;
};

/**
 * The explicit game: whose turn it is either raises one of its own dice by one point or passes; two passes in a row end
 * it. The side that is behind goes first, in a dead tie the side without Priority. Returns side 0's sixths.
 */
export const gameTree = (
  duel: OracleDuel,
  dice: readonly [readonly Die[], readonly Die[]],
  /** What turns of this very Duel are known to come to. */
  memo = new Map<string, number>(),
): number => {
  const cap = duel.cap === undefined ? 6 : duel.cap;
  interface Turn {
    readonly state: readonly [readonly Die[], readonly Die[]];
    readonly might: readonly [readonly number[], readonly number[]];
    readonly turn: 0 | 1;
    readonly passed: boolean;
  }
  const play = ({ state, might, turn, passed }: Turn): number => {
    const key = `${state.map((side) => side.map(({ score }) => score).join()).join('|')} ${might.join('|')} ${turn} ${passed}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const next: 0 | 1 = turn === 0 ? 1 : 0;
    const results: number[] = [
      passed ? settle(duel, state[0], state[1]) : play({ state, might, turn: next, passed: true }),
    ];
    state[turn].forEach((die, i) => {
      if ((might[turn][die.owner] ?? 0) === 0) return;
      if (cap !== null && die.score + 1 > cap) return;
      const raised = state[turn].map((d, j) => (j === i ? { ...d, score: d.score + 1 } : d));
      const left = might[turn].map((m, owner) => (owner === die.owner ? m - 1 : m));
      const both = turn === 0 ? ([raised, state[1]] as const) : ([state[0], raised] as const);
      const points = turn === 0 ? ([left, might[1]] as const) : ([might[0], left] as const);
      results.push(play({ state: both, might: points, turn: next, passed: false }));
    });
    const value = turn === 0 ? Math.max(...results) : Math.min(...results);
    memo.set(key, value);
    return value;
  };
  const now = settle(duel, dice[0], dice[1]);
  const [f, g] = duel.sides.map((side) => max(side.map((m) => m.fight))) as [number, number];
  const [x, y] = dice.map((side) => max(side.map((d) => d.score))) as [number, number];
  const behind: 0 | 1 = x === y && f === g ? ((duel.priority ?? 0) === 0 ? 1 : 0) : now === 6 ? 1 : 0;
  const might = duel.sides.map((side) => side.map((m) => m.might ?? 0)) as [number[], number[]];
  return play({ state: dice, might, turn: behind, passed: false });
};

const scoreOf = (duel: OracleDuel, model: OracleModel, face: number): number => {
  if (!model.twoHanded) return face;
  if (face === 6 && duel.naturalSixStands) return 6;
  const floor = duel.floor === undefined ? 1 : duel.floor;
  return floor === null ? face - 1 : Math.max(floor, face - 1);
};

const owners = (side: readonly OracleModel[]): readonly number[] =>
  side.flatMap((m, owner) => Array.from({ length: m.attacks }, () => owner));

const toDice = (duel: OracleDuel, side: 0 | 1, faces: readonly number[]): readonly Die[] =>
  owners(duel.sides[side]).map((owner, i) => ({
    owner,
    score: scoreOf(duel, duel.sides[side][owner]!, faces[i]!),
  }));

/** Side 0's chance to win with the dice as they lie and best Might; remembered, because re-rolls ask again and again. */
const mightValue = (duel: OracleDuel) => {
  const memo = new Map<string, number>();
  const turns = new Map<string, number>();
  return (a: readonly number[], b: readonly number[]): number => {
    const key = `${a.join()}|${b.join()}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = gameTree(duel, [toDice(duel, 0, a), toDice(duel, 1, b)], turns);
    memo.set(key, value);
    return value;
  };
};

const subsets = (count: number, most: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => mask & (1 << i)),
  ).filter((set) => set.length <= most);

const replaced = (
  faces: readonly number[],
  places: readonly number[],
  fresh: readonly number[],
): readonly number[] => faces.map((face, i) => (places.includes(i) ? fresh[places.indexOf(i)]! : face));

/** Side 0's exact chance to win, as ways among all ways: whole numbers, small enough to be exact. */
export const enumerateDuel = (duel: OracleDuel): { readonly ways: number; readonly all: number } => {
  const value = mightValue(duel);
  const [n, m] = duel.sides.map((side) => owners(side).length) as [number, number];
  const given = duel.rerolls ?? [0, 0];
  const rerolls = [Math.min(given[0], n), Math.min(given[1], m)] as const;
  const second = duel.priority ?? 0;
  const first: 0 | 1 = second === 0 ? 1 : 0;
  const better = (side: 0 | 1, a: number, b: number): number =>
    side === 0 ? Math.max(a, b) : Math.min(a, b);
  const reroll = (
    side: 0 | 1,
    faces: readonly [readonly number[], readonly number[]],
    then: (faces: readonly [readonly number[], readonly number[]]) => number,
  ): number =>
    subsets(faces[side].length, rerolls[side])
      .map((places) => {
        let sum = 0;
        for (const fresh of rolls(places.length)) {
          const changed = replaced(faces[side], places, fresh);
          sum += then(side === 0 ? [changed, faces[1]] : [faces[0], changed]);
        }
        return sum * 6 ** (rerolls[side] - places.length);
      })
      .reduce((a, b) => better(side, a, b));
  const secondMemo = new Map<string, number>();
  const afterFirst = (faces: readonly [readonly number[], readonly number[]]): number => {
    const key = faces.join('|');
    const known = secondMemo.get(key);
    if (known !== undefined) return known;
    const result = reroll(second, faces, ([a, b]) => value(a, b));
    secondMemo.set(key, result);
    return result;
  };
  let total = 0;
  for (const a of rolls(n)) for (const b of rolls(m)) total += reroll(first, [a, b], afterFirst);
  return { ways: total, all: 6 ** (n + m + rerolls[0] + rerolls[1] + 1) };
};

/** Ways in which side 0's best die beats, equals, loses to side 1's, without Might or re-rolls: exact counts. */
export const countScores = (duel: OracleDuel): { higher: number; level: number; lower: number } => {
  const count = { higher: 0, level: 0, lower: 0 };
  const [n, m] = duel.sides.map((side) => owners(side).length) as [number, number];
  for (const a of rolls(n))
    for (const b of rolls(m)) {
      const [x, y] = [toDice(duel, 0, a), toDice(duel, 1, b)].map((side) =>
        max(side.map((d) => d.score)),
      ) as [number, number];
      count[x > y ? 'higher' : x === y ? 'level' : 'lower'] += 1;
    }
  return count;
};
