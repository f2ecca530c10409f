import { referees } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { resultChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { crossCheck } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { atTable } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { changeResult } from '../change/change-result';
import { kindFaults, outcomeFields, outcomeOf } from './result-input';

/** Rules how a table ended. A ruling is final. */
export const ruleResult = operation({
  name: 'ruleResult',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/ruling',
  ...resultChange,
  graphql: { input: 'RuleResultInput', inputDescription: 'The ruling.' },
  who: referees,
  when: onceStarted,
  event: 'RESULT_RULED',
  covers: ['F5'],

  input: z
    .strictObject({
      ...atTable,
      ...outcomeFields,
      reason: reasonText('The ruling in words; shown with the result.'),
    })
    .check(crossCheck(kindFaults)),
  run: (input, context: StoredContext, self) =>
    changeResult(
      {
        operation: self,
        input,
        needsResult: false,
        set: (table) => {
          const { result } = table;
          const outcome = outcomeOf(input, table);
          if (!outcome.ok) return invalidInput(outcome.error);
          const reportedBy = result?.facts.reportedBy ?? null;
          return ok({ outcome: outcome.value, status: 'RULED', reportedBy, reason: input.reason });
        },
      },
      context,
    ),
});
