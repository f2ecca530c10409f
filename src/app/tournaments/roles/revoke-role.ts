import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { always } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { idText } from '../../kernel/input';
import { type Answer, ok, refused } from '../../kernel/use-case';
import type { Decision } from '../../kernel/store/mutation';
import type { Actor } from '../store/access';
import { afterForgettingMembers } from '../facts/personal-data';
import { changeTournament } from '../change/change-tournament';
import { entrantTarget } from '../change/change-entrant';
import { tournamentId } from '../fields';
import { type HolderFacts, isHeld, mayHand, headOf, placesOf } from './grant-role';
import type { RevokedRole } from '../../kernel/generated/answers';

/** Revokes a token: it stops working at once. */
export const revokeRole = operation({
  name: 'revokeRole',
  route: 'DELETE /v1/tournaments/{tournament}/roles/{id}',
  ...tournamentChange,
  answers: 'RevokedRole',
  who: organisers,
  when: always,
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    id: idText('The id that granting gave: for a player that of its entrant.'),
  }),
  run: async (input, context: StoredContext, self) => {
    const { tournament, id } = input;
    const none = refused({ code: 'NOT_FOUND', kind: 'role', id } as const);
    const decide = (seen: Tournament, actor: Actor): Answer<Decision<HolderFacts>> => {
      const player = seen.entrants[(entrantNumber(id) ?? 0) - 1];
      if (player)
        return isHeld(player)
          ? ok({ ...entrantTarget(seen.id, player), set: { tokenHash: null, links: [] } })
          : none;
      const { grants } = seen.head.facts;
      const grant = grants.find((one) => one.id === id);
      if (!grant) return none;
      const allowed = mayHand(grant.role, 'revokeRole', actor);
      return allowed.ok
        ? ok({ ...headOf(seen), set: { grants: grants.filter((one) => one !== grant) } })
        : allowed;
    };
    const revoked = await changeTournament(
      {
        operation: self,
        tournament,
        idempotencyScope: [tournament, id],
        input,
        places: placesOf,
        decide,
        answer: (): RevokedRole => ({ tournament, id }),
      },
      context,
    );
    // A player's token goes with the links of its entrant.
    return entrantNumber(id) === undefined ? revoked : afterForgettingMembers(revoked, tournament, context);
  },
});
