import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import { ok, refused } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import { entrantIdText } from '../../tournaments/fields';
import { reasonText } from '../../kernel/text-fields';
import { asOrganiser, forOrganiser } from '../access';
import { changeClaims, numberOf } from './change-claims';
import { member } from '../fields';
import { claimsOf } from '../stored-league';
import { where } from './claims';

const releasing = forOrganiser('releaseClaim');

/** Releases a wrong claim. */
export const releaseClaim = operation({
  name: 'releaseClaim',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims/release',
  ...versionedLeagueChange,
  answers: 'ChangedClaims',
  covers: ['F9'],

  input: z.strictObject({
    ...where,
    entrant: entrantIdText,
    member,
    reason: reasonText('Why the claim was wrong.'),
  }),
  run: (input, context: StoredContext) => {
    const claimed = `${input.entrant}/${input.member}`;
    return changeClaims(
      {
        operation: releasing,
        idempotencyScope: [input.league, input.tournament, claimed],
        input,
        players: [],
        author: ({ head }) => asOrganiser(head.facts, releasing, context),
        set: ({ accepted, tournament }) => {
          const number = numberOf(tournament, input.entrant) ?? 0;
          const claim = claimsOf(accepted).get(number);
          if (!claim?.[input.member - 1]) return refused({ code: 'NOT_FOUND', kind: 'claim', id: claimed });
          const left = claim.map((player, index) => (index === input.member - 1 ? null : player));
          return ok({ [entrantId(number)]: left });
        },
        receipt: { reason: input.reason },
      },
      context,
    );
  },
});
