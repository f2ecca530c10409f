import { entrantId } from '../../../domain/tournaments/event/record';
import { reasonText } from '../../kernel/text-fields';
import { ok, refused } from '../../kernel/use-case';
import { entrantIdText } from '../../tournaments/fields';
import { member } from '../fields';
import { claimsOf } from '../stored-league';
import { claimOperation, numberOf } from './change-claims';

/** Releases a wrong claim. */
export const releaseClaim = claimOperation({
  name: 'releaseClaim',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims/release',

  fields: { entrant: entrantIdText, member, reason: reasonText('Why the claim was wrong.') },
  change: (input) => {
    const claimed = `${input.entrant}/${input.member}`;
    return {
      claimed,
      receipt: { reason: input.reason },
      set: ({ accepted, tournament }) => {
        const number = numberOf(tournament, input.entrant) ?? 0;
        const claim = claimsOf(accepted).get(number);
        if (!claim?.[input.member - 1]) return refused({ code: 'NOT_FOUND', kind: 'claim', id: claimed });
        const left = claim.map((player, index) => (index === input.member - 1 ? null : player));
        return ok({ [entrantId(number)]: left });
      },
    };
  },
});
