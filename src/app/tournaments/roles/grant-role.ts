import * as z from 'zod/mini';
import type { EntrantFacts, TournamentFacts, Grant } from '../../../domain/tournaments/event/facts';
import { type Role, organisers, roles } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Answer, conflict, invalidInput, ok, refused } from '../../kernel/use-case';
import type { Target, Decision } from '../../kernel/store/mutation';
import type { Actor } from '../store/access';
import { entrantTarget, knownEntrant } from '../change/change-entrant';
import { headTarget } from '../change/change-head';
import { always } from '../../../domain/tournaments/event/states';
import { operation, tournamentChange } from '../../kernel/operation';
import type { Fault } from '../../kernel/faults';
import { optional, oneOf } from '../../kernel/input';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { changeTournament } from '../change/change-tournament';
import { tokenOf } from '../store/links';
import { entrantIdText, tournamentId } from '../fields';
import { nameText } from '../../kernel/text-fields';
import { handedOut } from '../../kernel/store/key-versions';
import type { GrantedRole } from '../../kernel/generated/answers';

/** A duty stands in the head, a player's token with its entrant. */
export type HolderFacts = TournamentFacts | EntrantFacts;

/** Whether somebody acts for the entrant: with a token, or through Discord. */
export const isHeld = ({ facts: { tokenHash, links = [] } }: Tournament['entrants'][number]): boolean =>
  Boolean(tokenHash) || links.length > 0;

export const headOf = ({ id, head }: Tournament): Target<HolderFacts> => headTarget(id, head.log);

/** The things that may hold a token. */
export const placesOf = (seen: Tournament): readonly Target<HolderFacts>[] => [
  headOf(seen),
  ...seen.entrants.map((entrant) => entrantTarget(seen.id, entrant)),
];

/** Only the organiser makes and unmakes co-organisers. */
export const mayHand = (role: Role, operation: string, actor: Actor): Answer<true> =>
  role === 'CO_ORGANISER' && actor.role !== 'ORGANISER'
    ? refused({ code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] })
    : ok(true);

const MOST_GRANTS = 40;

const grantable = roles.filter((role) => role !== 'ORGANISER');

/**
 * Hands out a token for a role. The key must have at least 16 characters: a repeated request gets the token again.
 */
export const grantRole = operation({
  name: 'grantRole',
  route: 'POST /v1/tournaments/{tournament}/roles',
  ...tournamentChange,
  answers: 'GrantedRole',
  graphql: { input: 'GrantRoleInput', inputDescription: 'The role and whom it is for.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/roles/{id}',
  who: organisers,
  when: always,
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    role: oneOf('GrantableRole', grantable, 'The role; a PLAYER needs an entrant.'),
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

    const decide = (seen: Tournament, actor: Actor): Answer<Decision<HolderFacts>> => {
      const allowed = mayHand(role, 'grantRole', actor);
      if (!allowed.ok) return allowed;
      if (role === 'PLAYER' && entrant === undefined) {
        const fault: Fault = { path: 'entrant', code: 'REQUIRED', message: 'is required for a PLAYER' };
        return invalidInput([fault]);
      }
      const found = entrant === undefined ? undefined : knownEntrant(seen, entrant);
      if (found && !found.ok) return found;
      if (forPlayer && found) return ok({ ...entrantTarget(seen.id, found.value), set: { tokenHash: hash } });
      const { grants } = seen.head.facts;
      if (grants.length >= MOST_GRANTS)
        return conflict('GRANT_LIMIT', `A tournament has ${MOST_GRANTS} role tokens at most: revoke one.`);
      const grant: Grant = { role, hash, id, holder, plays: found?.value.number ?? null };
      return ok({ ...headOf(seen), set: { grants: [...grants, grant] } });
    };
    return changeTournament(
      {
        operation: self,
        tournament: input.tournament,
        input,
        places: placesOf,
        decide,
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
