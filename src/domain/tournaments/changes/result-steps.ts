import type { Logged } from '../../../shared/change-log';
import { ok } from '../../../shared/result';
import { conflict, invalidField } from '../../../shared/refusal';
import type { StoredVetoes } from '../scenarios/scenarios-of-round';
import type { ResultFacts, RoundFacts } from '../event/facts';
import type { PlayerNumber } from '../event/numbers';
import type { Outcome } from '../event/outcome';
import type { Role } from '../event/role';
import type { StoredArmyChoices } from '../event/round-armies';

/** The steps of a result: reported, confirmed by the other side or disputed, ruled by a referee, taken back. */

/** A table as a change of its result finds it. */
export interface TableState {
  /** The facts of its round. */
  readonly round: RoundFacts;
  /** By player number; one for the game against the Spare Player. */
  readonly entrants: readonly PlayerNumber[];
  /** The scenarios to veto from; empty if nobody vetoes. */
  readonly choices: readonly string[];
  readonly vetoes: StoredVetoes | undefined;
  readonly armyChoices: StoredArmyChoices | undefined;
  readonly result: Logged<ResultFacts> | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
}

/** The author of a change; `entrant` is null for a holder of a duty, 0 for the Spare Player. */
export interface TableActor {
  readonly role: Role;
  readonly entrant: PlayerNumber | null;
}

const stateOf = ({ result }: TableState) => {
  const { status = 'CONFIRMED', reportedBy = null } = result?.facts ?? {};
  return { status, reportedBy };
};

const roundOver = (wanted: 'a' | 'the') =>
  conflict('ROUND_OVER', `The round is over: ask a scorekeeper for ${wanted} correction.`);

/** Whether this side may report: once, or again while nobody else has said anything. */
const maySideReport = (table: TableState, side: PlayerNumber) => {
  if (table.isPast) return roundOver('the');
  if (!table.result) return ok(true);
  const { status, reportedBy } = stateOf(table);
  if (status !== 'REPORTED')
    return conflict(
      'RESULT_SETTLED',
      'The result is confirmed. Dispute it, or ask a scorekeeper for a correction.',
    );
  return reportedBy === side
    ? ok(true)
    : conflict('REPORTED_BY_OTHER_SIDE', 'The other side has reported: confirm that result, or dispute it.');
};

/** A report: that of a side awaits confirmation, a scorekeeper's is confirmed. That both lost is for a referee or an organiser to rule. */
export const reported = (
  table: TableState,
  { role, entrant }: TableActor,
  { outcome, reason }: { readonly outcome: Outcome; readonly reason: string | null },
) => {
  if (outcome.kind === 'BOTH_LOST' && (entrant !== null || role === 'SCOREKEEPER'))
    return invalidField(
      'kind',
      'NOT_ALLOWED',
      'must be PLAYED or CONCESSION: only a referee rules that both lost',
    );
  const allowed = entrant === null ? ok(true) : maySideReport(table, entrant);
  return allowed.ok
    ? ok<ResultFacts>({
        outcome,
        status: entrant === null ? 'CONFIRMED' : 'REPORTED',
        reportedBy: entrant,
        reason,
      })
    : allowed;
};

/** A confirmation by the other side or a scorekeeper. */
export const confirmed = (table: TableState, { entrant }: TableActor) => {
  const { status, reportedBy } = stateOf(table);
  if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed: a referee rules.');
  if (status !== 'REPORTED') return conflict('RESULT_SETTLED', 'The result is settled already.');
  return entrant !== null && entrant === reportedBy
    ? conflict('REPORTED_BY_SAME_SIDE', 'The other side confirms, not the one that reported.')
    : ok<Partial<ResultFacts>>({ status: 'CONFIRMED' });
};

/** A dispute, while the round is on and no referee has ruled. */
export const disputed = (table: TableState, reason: string) => {
  const { status } = stateOf(table);
  if (table.isPast) return roundOver('a');
  if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed already.');
  if (status === 'RULED') return conflict('RESULT_RULED', "The referee's ruling is final.");
  return ok<Partial<ResultFacts>>({ status: 'DISPUTED', reason });
};

/** The place of a result whose report nobody has confirmed, once the side that reported or a scorekeeper takes it back. */
export const takenBack = (table: TableState, { entrant }: TableActor) => {
  const { status, reportedBy } = stateOf(table);
  if (table.isPast) return roundOver('a');
  if (status === 'DISPUTED') return conflict('RESULT_DISPUTED', 'The result is disputed: a referee rules.');
  if (status !== 'REPORTED')
    return conflict('RESULT_SETTLED', 'The result is settled: ask a scorekeeper for a correction.');
  return entrant !== null && entrant !== reportedBy
    ? conflict(
        'REPORTED_BY_OTHER_SIDE',
        'The other side has reported, and only it may take that back: confirm the result, or dispute it.',
      )
    : ok<Partial<ResultFacts>>({ outcome: null, reportedBy: null, reason: null });
};
