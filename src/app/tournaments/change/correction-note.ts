import { type ChangeLog, type Logged, type Receipt, logged } from '../../../shared/change-log';
import type { ResultFacts, RoundFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import { type Tournament, isStanding } from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import type { Store } from '../../kernel/store/store';
import type { Answer } from '../../kernel/use-case';
import { drawWarningNote } from '../views/draw-warning-texts';
import { readTournament } from '../store/read-tournament';

/** The whole tournament, where a result is about to be corrected under a next round that is drawn and not started. */
export const beforeStartOf = async (
  next: Logged<RoundFacts> | undefined,
  place: Logged<ResultFacts> | undefined,
  { tournament, store }: { readonly tournament: string; readonly store: Store },
): Promise<Answer<Tournament | undefined>> =>
  !next || next.facts.started || !place || !isStanding(place)
    ? ok(undefined)
    : readTournament(store, tournament);

/** What another outcome of a table does to the next round, as it is noted with the correction. */
export const noteOf = (
  { round, table }: { readonly round: RoundNumber; readonly table: TableNumber },
  before: Tournament | undefined,
  { log, set }: { readonly log: ChangeLog<ResultFacts>; readonly set: Partial<ResultFacts> },
): { readonly receipt?: Receipt } => {
  const corrected = before?.rounds[round - 1];
  if (!before || !corrected || set.outcome === undefined) return {};
  const result = logged<ResultFacts>([...log, { op: '', by: '', key: '', input: '', at: 0, set }]);
  if (!isStanding(result)) return {};
  const results = new Map([...corrected.results, [table, result]]);
  const rounds = before.rounds.map((one) => (one === corrected ? { ...one, results } : one));
  const { drawWarning } = drawWarningNote({ ...before, rounds });
  return drawWarning === undefined ? {} : { receipt: { drawWarning } };
};
