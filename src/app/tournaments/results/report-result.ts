import { scorekeepers, sides } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { resultChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { Outcome, ResultFacts } from '../../../domain/tournaments/event/facts';
import { crossCheck, optional } from '../../kernel/input';
import { type Answer, conflict, invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import type { Actor } from '../store/access';
import { atTable } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { type TableAsItStands, changeResult } from '../change/change-result';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';

const onlyByReferee = invalidInput([
  {
    path: 'kind',
    code: 'NOT_ALLOWED',
    message: 'must be PLAYED or CONCESSION: only a referee rules that both lost',
  },
]);

/** Whether somebody with a duty may report it: that both lost is for a referee or the organiser to rule. */
const mayOfficeReport = ({ role }: Actor, outcome: Outcome): Answer<true> =>
  outcome.kind === 'BOTH_LOST' && role === 'SCOREKEEPER' ? onlyByReferee : ok(true);

/** Whether a player or the Spare Player may report this: once, or again while nobody else has said anything. */
const maySideReport = ({ result, isPast }: TableAsItStands, side: number, outcome: Outcome): Answer<true> => {
  if (outcome.kind === 'BOTH_LOST') return onlyByReferee;
  if (isPast) return conflict('ROUND_OVER', 'The round is over: ask a scorekeeper for the correction.');
  if (!result) return ok(true);
  const { status = 'CONFIRMED', reportedBy = null } = result.facts;
  if (status !== 'REPORTED')
    return conflict(
      'RESULT_SETTLED',
      'The result is confirmed. Dispute it, or ask a scorekeeper for a correction.',
    );
  return reportedBy === side
    ? ok(true)
    : conflict('REPORTED_BY_OTHER_SIDE', 'The other side has reported: confirm that result, or dispute it.');
};

/** What a report makes of the result: a side's waits for the other, a scorekeeper's stands. */
const reported = (outcome: Outcome, { entrant }: Actor, reason: string | null): ResultFacts => ({
  outcome,
  status: entrant === null ? 'CONFIRMED' : 'REPORTED',
  reportedBy: entrant,
  reason,
});

/** Reports the result of a table. To correct one, name its version with `ifMatch`. */
export const reportResult = operation({
  name: 'reportResult',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result',
  ...resultChange,
  graphql: { input: 'ReportResultInput', inputDescription: 'How it ended.' },
  ifMatch: 'ONCE_REPORTED',
  who: [...scorekeepers, ...sides],
  when: onceStarted,
  event: 'RESULT_REPORTED',
  covers: ['F4', 'F5'],

  input: z
    .strictObject({
      ...atTable,
      ...outcomeFields,
      reason: optional(reasonText('Why it is corrected; shown with the result.')),
    })
    .check(crossCheck(kindFaults)),
  run: (report, context: StoredContext, self) =>
    changeResult(
      {
        operation: self,
        input: report,
        needsResult: false,
        set: (table, actor) => {
          const outcome = outcomeOf(report, table);
          if (!outcome.ok) return invalidInput(outcome.error);
          const may =
            actor.entrant === null
              ? mayOfficeReport(actor, outcome.value)
              : maySideReport(table, actor.entrant, outcome.value);
          if (!may.ok) return may;
          return ok(reported(outcome.value, actor, report.reason ?? null));
        },
      },
      context,
    ),
});
