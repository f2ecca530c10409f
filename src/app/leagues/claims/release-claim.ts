import { leagues } from '../leagues';
import { tournamentOfLeague, changeClaims, numberOf } from './change-claims';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import { ok, refused } from '../../../shared/result';
import { entrantIdText } from '../../tournaments/fields';
import { reasonText } from '../../kernel/text-fields';
import { member } from '../fields';
import { claimsOf } from '../stored-league';

/** Releases a wrong claim. */
export const releaseClaim = operation({
  name: 'releaseClaim',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims/release',
  ...versionedLeagueChange,
  answers: 'ChangedClaims',

  input: z.strictObject({
    ...tournamentOfLeague,
    entrant: entrantIdText,
    member,
    reason: reasonText('Why the claim was wrong.'),
  }),
  run: (input, context: StoredContext, self) => {
    const claimed = `${input.entrant}/${input.member}`;
    return changeClaims(
      {
        self,
        idempotencyScope: [input.league, input.tournament, claimed],
        input,
        players: [],
        author: ({ head }) => leagues.asOwner(self, head, context),
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
