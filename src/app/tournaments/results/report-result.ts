import type { ResultFacts } from '../../../domain/tournaments/event/facts';
import type { Outcome } from '../../../domain/tournaments/event/outcome';
import { optional } from '../../kernel/input';
import { type Answer, conflict, invalidInput, invalidField, ok } from '../../kernel/use-case';
import type { Actor } from '../store/access';
import { reasonText } from '../../kernel/text-fields';
import { type TableState, resultOperation } from '../change/change-result';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';

const onlyByReferee = invalidField(
  'kind',
  'NOT_ALLOWED',
  'must be PLAYED or CONCESSION: only a referee rules that both lost',
);

/** Whether somebody with a duty may report it: that both lost is for a referee or the organiser to rule. */
const mayOfficeReport = ({ role }: Actor, outcome: Outcome): Answer<true> =>
  outcome.kind === 'BOTH_LOST' && role === 'SCOREKEEPER' ? onlyByReferee : ok(true);

/** Whether a player or the Spare Player may report this: once, or again while nobody else has said anything. */
const maySideReport = ({ result, isPast }: TableState, side: number, outcome: Outcome): Answer<true> => {
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

/** The result after a report: a side's report awaits confirmation, a scorekeeper's is confirmed. */
const reported = (outcome: Outcome, { entrant }: Actor, reason: string | null): ResultFacts => ({
  outcome,
  status: entrant === null ? 'CONFIRMED' : 'REPORTED',
  reportedBy: entrant,
  reason,
});

export const reportFields = {
  ...outcomeFields,
  reason: optional(reasonText('Why it is corrected; shown with the result.')),
};

/** Reports the result of a table. To correct one, name its version with `ifMatch`. */
export const reportResult = resultOperation({
  name: 'reportResult',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result',
  graphql: { input: 'ReportResultInput', inputDescription: 'How it ended.' },
  ifMatch: 'ONCE_REPORTED',
  event: 'RESULT_REPORTED',
  covers: ['F4', 'F5'],

  fields: reportFields,
  faults: kindFaults,
  set: (table, { input, actor }) => {
    const outcome = outcomeOf(input, table);
    if (!outcome.ok) return invalidInput(outcome.error);
    const allowed =
      actor.entrant === null
        ? mayOfficeReport(actor, outcome.value)
        : maySideReport(table, actor.entrant, outcome.value);
    if (!allowed.ok) return allowed;
    return ok(reported(outcome.value, actor, input.reason ?? null));
  },
});
