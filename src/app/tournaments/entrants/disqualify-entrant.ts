import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeEntrant } from '../change/change-entrant';
import { oneEntrant } from '../fields';
import { reasonText } from '../../kernel/text-fields';

/** Disqualifies an entrant: it is no longer drawn, its games stay. */
export const disqualifyEntrant = operation({
  name: 'disqualifyEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/disqualify',
  ...entrantChange,
  who: organisers,
  when: whileOpen,
  covers: ['F1'],

  input: z.strictObject({ ...oneEntrant, reason: reasonText('Why; shown with the entrant.') }),
  run: (input, context: StoredContext, self) =>
    changeEntrant(
      {
        operation: self,
        input,
        set: ({ facts }) =>
          facts.disqualified
            ? conflict('ENTRANT_DISQUALIFIED', 'The entrant has been disqualified already.')
            : ok({ disqualified: true, reason: input.reason }),
      },
      context,
    ),
});
