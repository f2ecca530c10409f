import type { Change, ChangeLog } from '../../../shared/change-log';
import type { RoundFacts, StoredTable } from '../../../domain/tournaments/event/facts';

/**
 * How the history of a round is stored: its first tables whole, each later change of them as what is different. Of a thousand
 * tables a swap moves two, and another draw repeats most reasons; stored whole, eight changes would fill an item.
 */

type Reason = readonly [code: StoredTable[2], text: string];

/** Tables as they differ from those before. A reason is its place among all that the history has named so far. */
interface PackedTables {
  /** Reasons that were not named before. */
  readonly reasons: readonly Reason[];
  /** If few differ: index, first, second, reason of each. */
  readonly moved?: readonly (readonly [number, number, number, number])[];
  /** Otherwise all of them: first, second, reason, first, second, reason, ... */
  readonly all?: readonly number[];
}

type Packed = Omit<Change<RoundFacts>, 'set'> & {
  readonly set: Omit<Partial<RoundFacts>, 'tables'> & {
    readonly tables?: readonly StoredTable[] | PackedTables;
  };
};

const isPacked = (tables: readonly StoredTable[] | PackedTables): tables is PackedTables =>
  !Array.isArray(tables);

const sameTable = (a: StoredTable | undefined, b: StoredTable): boolean =>
  a?.every((part, index) => part === b[index]) === true;

/** The reasons named so far, each with its place. */
const reasonNames = () => {
  const named: Reason[] = [];
  const places = new Map<string, number>();
  const nameAll = (reasons: readonly Reason[]): void => {
    for (const reason of reasons) {
      const key = reason.join(' ');
      if (!places.has(key)) places.set(key, named.push(reason) - 1);
    }
  };
  return {
    named,
    nameAll,
    placeOf: ([, , code, text]: StoredTable): number => {
      nameAll([[code, text]]);
      return places.get(`${code} ${text}`) ?? 0;
    },
  };
};

const reasonsOf = (tables: readonly StoredTable[]): readonly Reason[] =>
  tables.map(([, , code, text]): Reason => [code, text]);

/** The same history with its later tables packed. */
export const packRound = (log: ChangeLog<RoundFacts>): readonly Packed[] => {
  const names = reasonNames();
  let before: readonly StoredTable[] | undefined;
  return log.map((change): Packed => {
    const { tables } = change.set;
    if (!tables) return change;
    const from = before;
    before = tables;
    if (!from) {
      names.nameAll(reasonsOf(tables));
      return change;
    }
    const known = names.named.length;
    const different = tables.flatMap((table, index) => (sameTable(from[index], table) ? [] : [index]));
    const row = (index: number) => {
      const table = tables[index] as StoredTable;
      return [table[0], table[1], names.placeOf(table)] as const;
    };
    const isFew = tables.length === from.length && different.length * 4 < tables.length * 3;
    const packed = isFew
      ? { moved: different.map((index) => [index, ...row(index)] as const) }
      : { all: tables.flatMap((_, index) => row(index)) };
    return { ...change, set: { ...change.set, tables: { ...packed, reasons: names.named.slice(known) } } };
  });
};

/** The history as it was before it was packed; one that was written before anything was packed is itself. */
export const unpackRound = (log: readonly Packed[]): ChangeLog<RoundFacts> => {
  const names = reasonNames();
  let before: readonly StoredTable[] = [];
  const tableOf = (first: number, second: number, reason: number): StoredTable => {
    const [code, text] = names.named[reason] as Reason;
    return [first, second, code, text];
  };
  const unpacked = ({ reasons, moved = [], all }: PackedTables): readonly StoredTable[] => {
    names.nameAll(reasons);
    if (all)
      return Array.from({ length: all.length / 3 }, (_, index) =>
        tableOf(...(all.slice(index * 3, index * 3 + 3) as [number, number, number])),
      );
    const tables = [...before];
    for (const [index, ...row] of moved) tables[index] = tableOf(...row);
    return tables;
  };
  const hasPacked = log.some(({ set: { tables } }) => tables && isPacked(tables));
  if (!hasPacked) return log as ChangeLog<RoundFacts>;
  return log.map((change): Change<RoundFacts> => {
    const { tables } = change.set;
    if (!tables) return change as Change<RoundFacts>;
    if (!isPacked(tables)) names.nameAll(reasonsOf(tables));
    before = isPacked(tables) ? unpacked(tables) : tables;
    return { ...change, set: { ...change.set, tables: before } };
  });
};
