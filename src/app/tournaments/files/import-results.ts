import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { entrantId } from '../../../domain/tournaments/event/record';
import { type Tournament, entrantsAt, reportedTables } from '../../../domain/tournaments/event/tournament';
import { sameName } from '../../../domain/tournaments/pairing/wishes';
import type { StoredContext } from '../../kernel/operation';
import { type Answer, checkInput, invalidInput, refused } from '../../kernel/use-case';
import { type Fault, fault } from '../../kernel/faults';
import { bulkOperation } from '../bulk/run-lines';
import { roundNumber } from '../fields';
import { reportResult } from '../results/report-result';
import { readTournament } from '../store/read-tournament';
import { wordOf } from './columns';
import { type Cells, csvImport, linesOfCsv } from './csv-lines';

/** The table of a line: by its number, by its players, or by both. */
interface Place {
  readonly table: number;
  /** Whether the line names the players in the other order. */
  readonly isTurned: boolean;
}

type Field = 'PLAYER_1' | 'PLAYER_2' | 'TABLE';
const at = (field: Field, message: string): readonly Fault[] => [
  fault(wordOf(field), 'UNKNOWN_REFERENCE', message),
];

const placeOf = (
  { entrants, rounds }: Tournament,
  round: number,
  { TABLE, PLAYER_1, PLAYER_2 }: Cells,
): Place | readonly Fault[] => {
  const facts = rounds[round - 1]?.facts;
  if (!facts) return [];
  const nameOf = (number: number): string => sameName(entrants[number - 1]?.facts.name ?? '');
  const names = [PLAYER_1, PLAYER_2].map((name) => (name === undefined ? undefined : sameName(name)));
  const fits = (table: number): 'AS_IS' | 'TURNED' | undefined => {
    const sides = (entrantsAt(facts, table) ?? []).map(nameOf);
    const has = (order: readonly (string | undefined)[]): boolean =>
      order.every((name, side) => name === undefined || name === sides[side]);
    return has(names) ? 'AS_IS' : has([names[1], names[0]]) ? 'TURNED' : undefined;
  };
  const tables = Array.from({ length: reportedTables(facts) }, (_, index) => index + 1);
  if (TABLE !== undefined) {
    const table = tables.find((one) => String(numberOfTable(facts, one)) === TABLE);
    if (table === undefined)
      return at(
        'TABLE',
        `is none of this round: ${tables.map((one) => numberOfTable(facts, one)).join(', ')}`,
      );
    const order = fits(table);
    return order === undefined
      ? at('PLAYER_1', `"${PLAYER_1 ?? ''}" and "${PLAYER_2 ?? ''}" do not sit at table ${TABLE}`)
      : { table, isTurned: order === 'TURNED' };
  }
  const found = tables.filter((one) => fits(one) !== undefined);
  const [table] = found;
  if (table === undefined || found.length > 1)
    return at('PLAYER_1', `"${PLAYER_1 ?? ''}" and "${PLAYER_2 ?? ''}" sit at ${found.length === 0 ? 'no table' : 'several tables'} of this round`); // prettier-ignore
  return { table, isTurned: fits(table) === 'TURNED' };
};

/** A whole number; anything else is reported as it is. */
const points = (cell: string | undefined): unknown => (/^\d+$/.test(cell ?? '') ? Number(cell) : cell);
const yes = (cell: string | undefined): boolean => /^(yes|y|true|1|x|ja|oui|si|sí)$/i.test(cell ?? '');

const inOrder = <Value>(isTurned: boolean, first: Value, second: Value): readonly Value[] =>
  isTurned ? [second, first] : [first, second];

/** Null where the pack or nobody notes leaders. */
const leadersOf = ({ LEADER_1: one, LEADER_2: other }: Cells, isTurned: boolean) =>
  one === undefined && other === undefined ? undefined : inOrder(isTurned, yes(one), yes(other));

const resultOf = (
  cells: Cells,
  { isTurned }: Place,
  { entrants }: Tournament,
): Readonly<Record<string, unknown>> => {
  const { CONCEDED_BY: conceder } = cells;
  if (conceder !== undefined) {
    const found = entrants.find(({ facts }) => sameName(facts.name) === sameName(conceder));
    return { kind: 'CONCESSION', concededBy: found ? entrantId(found.number) : conceder };
  }
  const leaderKilled = leadersOf(cells, isTurned);
  return {
    kind: 'PLAYED',
    victoryPoints: inOrder(isTurned, points(cells.POINTS_1), points(cells.POINTS_2)),
    ...(leaderKilled && { leaderKilled }),
  };
};

const reportLine = async (
  place: { readonly tournament: string; readonly round: number },
  cells: Cells,
  context: StoredContext,
): Promise<Answer<object>> => {
  const found = await readTournament(context.store, place.tournament);
  if (!found.ok) return found;
  if (!found.value.rounds[place.round - 1])
    return refused({ code: 'NOT_FOUND', kind: 'round', id: String(place.round) });
  const at = placeOf(found.value, place.round, cells);
  if (!('table' in at)) return invalidInput(at);
  const checked = checkInput(reportResult.input, {
    ...place,
    table: at.table,
    ...resultOf(cells, at, found.value),
  });
  return checked.ok ? reportResult.run(checked.value, context) : checked;
};

const { fields, count } = csvImport('tables');

/**
 * Reports the results of a round from a CSV file: a header line, then a line for each table with its number or both names, and both
 * sides' Victory Points. `columns` says what other headings mean (see `previewCsv`). The report names each line and every fault in
 * it; a dry run shows what would happen. A table that is reported already is refused: correct it by hand.
 */
export const importResults = bulkOperation({
  name: 'importResults',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/results/import',
  graphql: { input: 'ImportResultsInput', inputDescription: 'The file.' },
  who: scorekeepers,

  fields: { round: roundNumber, ...fields },
  count,
  linesOf: (input) =>
    linesOfCsv('RESULTS', input, (cells) => ({
      content: cells,
      run: (context) => reportLine({ tournament: input.tournament, round: input.round }, cells, context),
    })),
});
