import { CELLS_A_STEP, countSteps } from '../../../shared/step-budget';

/**
 * Gives each of `size` items one of `size` places so that the total cost is least: the Hungarian method with potentials
 * (H. Kuhn, 1955; J. Munkres, 1957), O(size^3). Among equal costs, earlier items tend to have lower places.
 */
const leastCostAssignment = (
  size: number,
  costOf: (item: number, place: number) => number,
): readonly number[] => {
  // Items and places are 1 to size here; 0 stands for none.
  const itemPotentials = new Float64Array(size + 1);
  const placePotentials = new Float64Array(size + 1);
  const itemAt = new Int32Array(size + 1);
  const cameFrom = new Int32Array(size + 1);
  const costs = Float64Array.from({ length: size * size }, (_, index) =>
    costOf(Math.floor(index / size), index % size),
  );

  for (let item = 1; item <= size; item += 1) {
    const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(size + 1);
    let place = 0;
    itemAt[0] = item;
    do {
      isUsed[place] = 1;
      countSteps(size / CELLS_A_STEP);
      const current = itemAt[place] as number;
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= size; other += 1) {
        if (isUsed[other] === 1) continue;
        const reduced =
          (costs[(current - 1) * size + other - 1] as number) -
          (itemPotentials[current] as number) -
          (placePotentials[other] as number);
        if (reduced < (least[other] as number)) {
          least[other] = reduced;
          cameFrom[other] = place;
        }
        if ((least[other] as number) < step) [step, next] = [least[other] as number, other];
      }
      for (let other = 0; other <= size; other += 1)
        if (isUsed[other] === 1) {
          const holder = itemAt[other] as number;
          itemPotentials[holder] = (itemPotentials[holder] as number) + step;
          placePotentials[other] = (placePotentials[other] as number) - step;
        } else least[other] = (least[other] as number) - step;
      place = next;
    } while (itemAt[place] !== 0);
    while (place !== 0) {
      const before = cameFrom[place] as number;
      itemAt[place] = itemAt[before] as number;
      place = before;
    }
  }

  const places = new Array<number>(size).fill(0);
  for (let place = 1; place <= size; place += 1) places[(itemAt[place] as number) - 1] = place - 1;
  return places;
};

/** The tables at which one of a pair has sat before. */
interface TablesPlayed {
  readonly has: (table: number) => boolean;
  /** How many of the pair have; where it is left out, one. */
  readonly players?: ((table: number) => number) | undefined;
}

/** More than the players of all tables together: a table that is new to both comes before everything. */
const REPEATED = 100_000;

/** Seats everyone at a table that is new to both, by augmenting paths; undefined if that is impossible. */
const allAtNewTables = (played: readonly TablesPlayed[]): readonly number[] | undefined => {
  const count = played.length;
  const pairAt: (number | undefined)[] = new Array<undefined>(count + 1).fill(undefined);
  const tableOf: (number | undefined)[] = new Array<undefined>(count).fill(undefined);
  const isNew = (pair: number, table: number): boolean => played[pair]?.has(table) !== true;
  const sit = (pair: number, table: number): void => {
    pairAt[table] = pair;
    tableOf[pair] = table;
  };
  const lowestFree = (from: number, pair: number): number | undefined => {
    for (let table = from; table <= count; table += 1)
      if (pairAt[table] === undefined && isNew(pair, table)) return table;
    return undefined;
  };

  /** Breadth first over the pairs that would have to move; `wantedBy` remembers who wanted each table. */
  const makeRoom = (start: number): void => {
    const wantedBy = new Map<number, number>();
    const moving = [start];
    for (const pair of moving)
      for (let table = 1; table <= count; table += 1) {
        if (wantedBy.has(table) || !isNew(pair, table)) continue;
        wantedBy.set(table, pair);
        const seated = pairAt[table];
        if (seated !== undefined) {
          moving.push(seated);
          continue;
        }
        let free: number | undefined = table;
        while (free !== undefined) {
          const mover: number = wantedBy.get(free) as number;
          const left: number | undefined = tableOf[mover];
          sit(mover, free);
          free = left;
        }
        return;
      }
  };

  let firstFree = 1;
  played.forEach((_, pair) => {
    while (firstFree <= count && pairAt[firstFree] !== undefined) firstFree += 1;
    const table = lowestFree(firstFree, pair);
    if (table === undefined) makeRoom(pair);
    else sit(pair, table);
  });
  return tableOf.includes(undefined) ? undefined : (tableOf as number[]);
};

/**
 * The table of each pair, 1 to their number, so that as few pairs as possible sit where one of them has sat before, and then as
 * few players. If nobody needs to, each in the order given takes the lowest free table that is new to both, and earlier pairs
 * move if that helps.
 */
export const assignTables = (played: readonly TablesPlayed[]): readonly number[] =>
  allAtNewTables(played) ??
  leastCostAssignment(played.length, (pair, index) => {
    const tables = played[pair];
    if (tables?.has(index + 1) !== true) return 0;
    return REPEATED + (tables.players?.(index + 1) ?? 1);
  }).map((index) => index + 1);

/**
 * The table of each pair, 1 to their number, so that together they return as seldom as possible to terrain that they have played
 * on. `played` counts how often both entrants of a pair have played on a terrain. `terrain` names that of table 1, table 2, ...;
 * tables beyond it have none and count as new.
 */
export const spreadOverTerrain = (
  played: readonly { readonly times: (terrain: string) => number }[],
  terrain: readonly string[],
): readonly number[] =>
  leastCostAssignment(played.length, (pair, index) => {
    const name = terrain[index];
    return name === undefined ? 0 : (played[pair]?.times(name) ?? 0);
  }).map((index) => index + 1);
