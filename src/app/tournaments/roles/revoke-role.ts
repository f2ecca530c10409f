import * as z from 'zod/mini';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { RevokedRole } from '../../kernel/generated/answers';
import { type StoredContext, operation } from '../../kernel/operation';
import { changeTournament } from '../change/change-tournament';
import { afterForgettingMembers } from '../facts/personal-data';
import { tournamentId } from '../fields';
import { placesOf, revoking, roleChange, roleId } from './role-tokens';

/** Revokes a token: it stops working at once. */
export const revokeRole = operation({
  name: 'revokeRole',
  route: 'DELETE /v1/tournaments/{tournament}/roles/{id}',
  ...roleChange,
  answers: 'RevokedRole',

  input: z.strictObject({ tournament: tournamentId, id: roleId }),
  run: async (input, context: StoredContext, self) => {
    const { tournament, id } = input;
    const revoked = await changeTournament(
      {
        operation: self,
        tournament,
        idempotencyScope: [tournament, id],
        input,
        places: placesOf,
        decide: (seen, actor) => revoking(seen, actor, id),
        answer: (): RevokedRole => ({ tournament, id }),
      },
      context,
    );
    // A player's token goes with the links of its entrant.
    return entrantNumber(id) === undefined ? revoked : afterForgettingMembers(revoked, tournament, context);
  },
});
