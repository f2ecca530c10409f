import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { Outcome, ResultFacts } from '../../tournaments/event/facts';
import { crossCheck, optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { Actor } from './access';
import type { StoredContext } from './context';
import { reasonText, roundNumber, tableNumber, tournamentId } from './fields';
import type { TableAsItStands } from './result-change';
import { changeResult } from './result-change';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';

const atTable = { tournament: tournamentId, round: roundNumber, table: tableNumber };

const conflict = (detail: string): Answer<never> => refused({ code: 'CONFLICT', detail });

/** Whether a player or the Spare Player may report this: once, or again while nobody else has said anything. */
const maySideReport = ({ result, isPast }: TableAsItStands, side: number, outcome: Outcome): Answer<true> => {
  if (outcome.kind === 'BOTH_LOST')
    return invalidInput([
      {
        path: 'kind',
        code: 'NOT_ALLOWED',
        message: 'must be PLAYED or CONCESSION: only a referee rules that both lost',
      },
    ]);
  if (isPast) return conflict('The round is over: ask a scorekeeper for the correction.');
  if (!result) return ok(true);
  const { status = 'CONFIRMED', reportedBy = null } = result.facts;
  if (status !== 'REPORTED')
    return conflict('The result stands: dispute it, or ask a scorekeeper for a correction.');
  return reportedBy === side
    ? ok(true)
    : conflict('The other side has reported: confirm that result, or dispute it.');
};

/** What a report makes of the result: a side's waits for the other, a scorekeeper's stands. */
const reported = (outcome: Outcome, { entrant }: Actor, reason: string | null): ResultFacts => ({
  outcome,
  status: entrant === null ? 'CONFIRMED' : 'REPORTED',
  reportedBy: entrant,
  reason,
});

/**
 * Reports the result of a table, or corrects it: a correction names with If-Match the version it corrects. A player's report waits
 * for the other side and counts until it objects. Scorekeepers and organisers can correct for ever: standings follow, draws stay.
 */
export const reportResult = useCase({
  input: z
    .strictObject({
      ...atTable,
      ...outcomeFields,
      reason: optional(reasonText('Why it is corrected; shown with the result.')),
    })
    .check(crossCheck(kindFaults)),
  run: (report, context: StoredContext) =>
    changeResult(
      { operation: 'reportResult', input: report, needsResult: false },
      (table, actor) => {
        const outcome = outcomeOf(report, table.entrants);
        if (!outcome.ok) return invalidInput(outcome.error);
        if (actor.entrant !== null) {
          const may = maySideReport(table, actor.entrant, outcome.value);
          if (!may.ok) return may;
        }
        return ok(reported(outcome.value, actor, report.reason ?? null));
      },
      context,
    ),
});

/** Confirms a reported result: the other side does, or a scorekeeper. If-Match names the version that is confirmed. */
export const confirmResult = useCase({
  input: z.strictObject(atTable),
  run: (input, context: StoredContext) =>
    changeResult(
      { operation: 'confirmResult', input, needsResult: true },
      ({ result }, actor) => {
        const { status = 'CONFIRMED', reportedBy = null } = result?.facts ?? {};
        if (status !== 'REPORTED')
          return conflict(
            status === 'DISPUTED'
              ? 'The result is disputed: a referee rules.'
              : 'The result is settled already.',
          );
        return actor.entrant !== null && actor.entrant === reportedBy
          ? conflict('The other side confirms, not the one that reported.')
          : ok({ status: 'CONFIRMED' });
      },
      context,
    ),
});

/** Objects to a result: the round is not complete until a referee has ruled. What is reported stands until then. */
export const disputeResult = useCase({
  input: z.strictObject({ ...atTable, reason: reasonText('What is wrong with it; shown with the result.') }),
  run: (input, context: StoredContext) =>
    changeResult(
      { operation: 'disputeResult', input, needsResult: true },
      ({ result, isPast }) => {
        const { status } = result?.facts ?? {};
        if (isPast) return conflict('The round is over: ask a scorekeeper for a correction.');
        if (status === 'DISPUTED' || status === 'RULED')
          return conflict(
            status === 'DISPUTED' ? 'The result is disputed already.' : "The referee's ruling is final.",
          );
        return ok({ status: 'DISPUTED', reason: input.reason });
      },
      context,
    ),
});

/** Rules how a table ended, disputed or not: final, as document 001 says (REFEREE). */
export const ruleResult = useCase({
  input: z
    .strictObject({
      ...atTable,
      ...outcomeFields,
      reason: reasonText('The ruling in words; shown with the result.'),
    })
    .check(crossCheck(kindFaults)),
  run: (input, context: StoredContext) =>
    changeResult(
      { operation: 'ruleResult', input, needsResult: false },
      ({ entrants, result }) => {
        const outcome = outcomeOf(input, entrants);
        if (!outcome.ok) return invalidInput(outcome.error);
        const reportedBy = result?.facts.reportedBy ?? null;
        return ok({ outcome: outcome.value, status: 'RULED', reportedBy, reason: input.reason });
      },
      context,
    ),
});
