import * as z from 'zod/mini';
import { grantableRoles } from '../../../domain/tournaments/event/role';
import type { GrantedRole } from '../../kernel/generated/answers';
import { optional, oneOf } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { handedOut } from '../../kernel/store/key-versions';
import { nameText } from '../../kernel/text-fields';
import type { Answer } from '../../kernel/use-case';
import { changeTournament } from '../change/change-tournament';
import { entrantIdText, tournamentId } from '../fields';
import { tokenOf } from '../store/links';
import { granting, placesOf, roleChange } from './role-tokens';

/**
 * Hands out a token for a role. The key must have at least 16 characters: a repeated request gets the token again.
 */
export const grantRole = operation({
  name: 'grantRole',
  route: 'POST /v1/tournaments/{tournament}/roles',
  ...roleChange,
  answers: 'GrantedRole',
  graphql: { input: 'GrantRoleInput', inputDescription: 'The role and whom it is for.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/roles/{id}',

  input: z.strictObject({
    tournament: tournamentId,
    role: oneOf('GrantableRole', grantableRoles, 'The role; a PLAYER needs an entrant.'),
    holder: optional(nameText('The person that the token is for, in words.')),
    entrant: optional(entrantIdText),
  }),
  run: async (input, context: StoredContext, self): Promise<Answer<GrantedRole>> => {
    const key = creationKey(context, 'a repeated request gets the token again');
    if (!key.ok) return key;
    const { role, holder = null, entrant } = input;
    const asker = hashText(context.caller.token ?? '');
    const request = hashText(`${asker} ${key.value}`);
    const forPlayer = role === 'PLAYER' && entrant !== undefined;
    const tokenUnder = (keyring: Keyring): string =>
      tokenOf(keyring, { tournament: input.tournament, role, request, ...(forPlayer && { entrant }) });
    const hash = hashText(tokenUnder(context.keyring));
    const id = forPlayer ? entrant : `r${shortHash(request).slice(0, 10)}`;

    return changeTournament(
      {
        operation: self,
        tournament: input.tournament,
        input,
        places: placesOf,
        decide: (seen, actor) => granting(seen, actor, { role, hash, id, holder, entrant }),
        answer: ({ log }): GrantedRole => ({
          tournament: input.tournament,
          id,
          role,
          holder: forPlayer ? null : holder,
          entrant: entrant ?? null,
          token: handedOut(context.keyring, log, { under: tokenUnder }),
        }),
      },
      context,
    );
  },
});
