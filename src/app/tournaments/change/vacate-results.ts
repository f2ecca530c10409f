import type { RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import { type Round, type Tournament, reportedTables } from '../../../domain/tournaments/event/tournament';
import type { StoredContext } from '../../kernel/store/context';
import { itemOf } from '../../kernel/store/items';
import type { Item } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { resultKind, readTournament } from '../store/read-tournament';

/**
 * A report is one conditional write of the place of its result, and the start of a round is taken back by one write of the round. So a
 * report that was on its way may still come. Raising the version of every empty place ends that: whoever was about to report there finds
 * another version and looks again. Only then may others be seated at the tables.
 */

const MOST_ATTEMPTS = 5;
const AT_ONCE = 25;

/** The tables whose places are still as they were when the start of the round was taken back. */
const unvacatedTables = ({ facts, results, vacant }: Round): readonly TableNumber[] => {
  const { unstarted } = facts;
  if (!unstarted || facts.started) return [];
  return Array.from({ length: reportedTables(facts) }, (_, index) => index + 1).filter(
    (table) => !results.has(table) && vacant.get(table)?.facts.unstarted !== unstarted.times,
  );
};

const vacantItem = (
  tournament: string,
  { number, facts, vacant }: Round,
  { table, atMs }: { readonly table: TableNumber; readonly atMs: number },
): Item =>
  itemOf(resultKind, { item: 'RESULT', tournament, round: number, table }, [
    ...(vacant.get(table)?.log ?? []),
    {
      op: 'unstartRound',
      by: 'SERVICE',
      at: atMs,
      set: { unstarted: facts.unstarted?.times ?? 0 },
      key: '',
      input: '',
    },
  ]);

/** The tournament with every empty place of its last round vacated, if the start of that round was taken back. */
export const readForTables = async (id: string, context: StoredContext): Promise<Answer<Tournament>> => {
  const { store, clock } = context;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await readTournament(store, id);
    if (!found.ok) return found;
    const round = found.value.rounds.at(-1);
    const tables = round ? unvacatedTables(round) : [];
    if (!round || tables.length === 0) return found;
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      const atMs = clock.nowMs();
      const written = await Promise.all(
        some.map((table) => store.write(vacantItem(id, round, { table, atMs }))),
      );
      const failed = written.find((one) => !one.ok);
      if (failed && !failed.ok) return failed;
    }
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

/** Vacates the places of the results of a round, unless it is started again or another has been drawn. */
export const vacateResults = async (
  tournament: string,
  round: RoundNumber,
  context: StoredContext,
): Promise<Answer<true>> => {
  const read = await readTournament(context.store, tournament);
  if (!read.ok) return read;
  if (read.value.rounds.length !== round) return ok(true);
  const vacated = await readForTables(tournament, context);
  return vacated.ok ? ok(true) : vacated;
};
