import { scorekeepers } from '../../../domain/tournaments/event/role';
import * as z from 'zod/mini';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import { ok, refused } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import type { Answer } from '../../kernel/use-case';
import { changeEntrantLinks } from '../change/change-entrant';
import { afterForgettingMembers } from '../personal-data/forget-members';
import { oneEntrant } from '../fields';
import type { UnlinkedEntrant } from '../../kernel/generated/answers';

/**
 * Revokes every link of an entrant (Discord members and typed codes) and its open codes.
 */
export const unlinkEntrant = operation({
  name: 'unlinkEntrant',
  route: 'DELETE /v1/tournaments/{tournament}/entrants/{entrant}/links',
  ...tournamentChange,
  answers: 'UnlinkedEntrant',
  who: [...scorekeepers, 'PLAYER'],
  covers: ['F1'],

  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext, self): Promise<Answer<UnlinkedEntrant>> => {
    const unlinked = await changeEntrantLinks(
      {
        operation: self,
        input,
        set: ({ links = [], linkCodes = [] }) =>
          links.length + linkCodes.length === 0
            ? refused({ code: 'NOT_FOUND', kind: 'link', id: input.entrant })
            : ok({ links: [], linkCodes: [] }),
        answer: () => input,
      },
      context,
    );
    return afterForgettingMembers(unlinked, input.tournament, context);
  },
});
