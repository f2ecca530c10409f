import type { RoundFacts, StoredTable } from './facts';
import type { PlayerNumber, TableNumber } from './numbers';
import { settingsOf } from './settings';
import type { Tournament } from './tournament';

/**
 * The numbers that stand on the tables of the hall. A record calls its tables 1, 2, 3, ...; an event may have the tables from 21 on, and
 * an entrant that needs one always the same table.
 */

type Seats = Pick<RoundFacts, 'tables' | 'unpaired'>;

/** The number on the table; that of the record where the round says nothing else. */
export const numberOfTable = ({ numbers }: Pick<RoundFacts, 'numbers'>, table: TableNumber): number =>
  numbers?.[table - 1] ?? table;

export const firstTableOf = ({ head }: Pick<Tournament, 'head'>): number => settingsOf(head.facts).firstTable;

/** The fixed table of each entrant that has one, by player number. */
const fixedTables = ({ entrants }: Pick<Tournament, 'entrants'>): ReadonlyMap<PlayerNumber, number> =>
  new Map(
    entrants.flatMap(({ number, facts: { fixedTable } }) =>
      typeof fixedTable === 'number' ? [[number, fixedTable] as const] : [],
    ),
  );

/** The players at each table, and at last the one who meets the Spare Player. */
const seatsOf = ({ tables, unpaired }: Seats): readonly (readonly PlayerNumber[])[] => [
  ...tables.map(([first, second]) => [first, second]),
  ...(unpaired?.[1] === 'SPARE' ? [[unpaired[0]]] : []),
];

/** The fixed table of each game: that of its first side, else of its second; of games that want one table the first has it. */
const wantedTables = (
  tournament: Pick<Tournament, 'entrants'>,
  games: readonly (readonly PlayerNumber[])[],
): readonly (number | undefined)[] => {
  const fixed = fixedTables(tournament);
  const taken = new Set<number>();
  return games.map((players) => {
    const wanted = players
      .map((player) => fixed.get(player))
      .find((number) => number !== undefined && !taken.has(number));
    if (wanted !== undefined) taken.add(wanted);
    return wanted;
  });
};

/** Puts each game that has a fixed table at its place, and the others in their order at the places left. */
export const inFixedPlaces = (
  tournament: Pick<Tournament, 'entrants' | 'head'>,
  tables: readonly StoredTable[],
): readonly StoredTable[] => {
  const first = firstTableOf(tournament);
  const wanted = wantedTables(tournament, seatsOf({ tables, unpaired: null }));
  const isPlace = (number: number | undefined): number is number =>
    number !== undefined && number >= first && number < first + tables.length;
  const others = tables.filter((_, index) => !isPlace(wanted[index])).values();
  return tables.flatMap((_, place) => {
    const own = tables[wanted.indexOf(first + place)] ?? others.next().value;
    return own ? [own] : [];
  });
};

/** The numbers from the first table on that nobody has taken. */
function* freeNumbers(first: number, taken: ReadonlySet<number>): Generator<number, never> {
  for (let number = first; ; number += 1) if (!taken.has(number)) yield number;
}

/** The numbers of these tables; those that `known` has stay. */
const numbersOf = (
  tournament: Pick<Tournament, 'entrants' | 'head'>,
  seats: Seats,
  known: readonly (number | undefined)[] = [],
): readonly number[] => {
  const games = seatsOf(seats);
  const kept = new Set(known.filter((number) => number !== undefined));
  const wanted = wantedTables(tournament, games).map(
    (number, index) => known[index] ?? (number !== undefined && kept.has(number) ? undefined : number),
  );
  const free = freeNumbers(
    firstTableOf(tournament),
    new Set(wanted.filter((number) => number !== undefined)),
  );
  return wanted.map((number) => number ?? free.next().value);
};

/** The facts of a round with the numbers of its tables, if any differs from that of the record, or did in an earlier draw. */
export const withTableNumbers = <Facts extends Seats>(
  tournament: Pick<Tournament, 'entrants' | 'head' | 'rounds'>,
  { round, known }: { readonly round: number; readonly known?: readonly (number | undefined)[] },
  facts: Facts,
): Facts & Pick<RoundFacts, 'numbers'> => {
  const numbers = numbersOf(tournament, facts, known);
  if (numbers.some((number, index) => number !== index + 1)) return { ...facts, numbers };
  return tournament.rounds[round - 1]?.facts.numbers ? { ...facts, numbers: [] } : facts;
};
