/** The tables at which one of a pair has sat before. */
export interface TablesPlayed {
  readonly has: (table: number) => boolean;
}

/**
 * Which table each pair sits at, 1 to their number, so that as few as possible sit where one of them has sat before: in the
 * order given, each takes the lowest free table that is new to both; where there is none, earlier pairs move if that helps
 * (augmenting paths, which leave the fewest without one). Who still has none takes the lowest free table.
 */
export const assignTables = (played: readonly TablesPlayed[]): readonly number[] => {
  const count = played.length;
  const pairAt: (number | undefined)[] = new Array<undefined>(count + 1).fill(undefined);
  const tableOf: (number | undefined)[] = new Array<undefined>(count).fill(undefined);
  const isNew = (pair: number, table: number): boolean => played[pair]?.has(table) !== true;
  const sit = (pair: number, table: number): void => {
    pairAt[table] = pair;
    tableOf[pair] = table;
  };
  const lowestFree = (from: number, fits: (table: number) => boolean): number | undefined => {
    for (let table = from; table <= count; table += 1)
      if (pairAt[table] === undefined && fits(table)) return table;
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
    const table = lowestFree(firstFree, (candidate) => isNew(pair, candidate));
    if (table === undefined) makeRoom(pair);
    else sit(pair, table);
  });
  tableOf.forEach((table, pair) => {
    if (table === undefined) sit(pair, lowestFree(1, () => true) as number);
  });
  return tableOf as number[];
};
