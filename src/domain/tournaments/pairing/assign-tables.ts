import { leastCostAssignment } from './least-cost-assignment';

/** The tables at which one of a pair has sat before. */
export interface TablesPlayed {
  readonly has: (table: number) => boolean;
  /** How many of the pair have; where it is left out, one. */
  readonly players?: ((table: number) => number) | undefined;
}

/** More than the players of all tables together: a table that is new to both comes before everything. */
const REPEATED = 100_000;

/** Everyone at a table that is new to both, by augmenting paths; undefined where that cannot be. */
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
 * Which table each pair sits at, 1 to their number, so that as few pairs as possible sit where one of them has sat before, and
 * then as few players. Where nobody needs to, each in the order given takes the lowest free table that is new to both, and
 * earlier pairs move if that helps.
 */
export const assignTables = (played: readonly TablesPlayed[]): readonly number[] =>
  allAtNewTables(played) ??
  leastCostAssignment(played.length, (pair, index) => {
    const tables = played[pair];
    if (tables?.has(index + 1) !== true) return 0;
    return REPEATED + (tables.players?.(index + 1) ?? 1);
  }).map((index) => index + 1);
