import { referees } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { checkKinds } from '../../../domain/tournaments/event/facts';
import { optional, named } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { oneEntrant } from '../fields';
import { reasonText } from '../../kernel/text-fields';

/** Records a check of an army list, the painting or the conversions. */
export const recordCheck = operation({
  name: 'recordCheck',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/checks',
  ...entrantChange,
  graphql: { input: 'RecordCheckInput', inputDescription: 'What was checked, and the result.' },
  who: referees,
  when: whileOpen,
  covers: ['F11'],

  input: z.strictObject({
    ...oneEntrant,
    check: named('EntrantCheckKind', z.enum(checkKinds)).check(z.describe('What was checked.')),
    passed: z.boolean().check(z.describe('Whether it is in order.')),
    note: optional(reasonText('A note about it.')),
  }),
  run: (input, context: StoredContext, self) =>
    changeEntrant(
      {
        operation: self,
        input,
        set: ({ facts }, _tournament, actor) => {
          const { check, passed, note = null } = input;
          const others = (facts.checks ?? []).filter((one) => one.check !== check);
          const now = { check, passed, note, by: actor.name, atMs: context.clock.nowMs() };
          return ok({ checks: [...others, now] });
        },
      },
      context,
    ),
});
