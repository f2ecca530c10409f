import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { SPARE, type PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { organisers, type Role } from '../../../domain/tournaments/event/role';
import { rolesWithAnyRight, type TournamentOperation } from './operation';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { authorName, grantOf, isTokenShaped } from '../../kernel/store/credentials';
import type { Author } from '../../kernel/store/mutation';

/** The author of a change in a tournament. */
export interface Actor extends Author {
  readonly role: Role;
  /** For a player's token; 0 for the Spare Player's. */
  readonly entrant: PlayerNumber | null;
}

/** An entrant as far as its token goes. */
export interface TokenHolder {
  readonly number: PlayerNumber;
  readonly facts: Pick<EntrantFacts, 'tokenHash' | 'links'>;
}

/** Rights beside those of role holders: players and the Spare Player may change their own records. */
export interface Ownership {
  readonly entrants?: readonly TokenHolder[];
  /** The player numbers it is about; 0 for the Spare Player. */
  readonly own?: readonly PlayerNumber[];
}

/** The holder of a token; undefined for a token of another tournament. */
export const actorOf = (
  { grants }: Pick<TournamentFacts, 'grants'>,
  entrants: readonly TokenHolder[],
  token: string,
): Actor | undefined => {
  const grant = grantOf(grants, token);
  if (grant)
    return {
      role: grant.role,
      entrant: grant.role === 'SPARE_PLAYER' ? SPARE : null,
      name: authorName(grant.role, grant.hash),
    };
  const holders = entrants.flatMap(({ number, facts: { tokenHash, links = [] } }) =>
    [...(tokenHash ? [tokenHash] : []), ...links].map((hash) => ({ number, hash })),
  );
  const holder = grantOf(holders, token);
  return holder && { role: 'PLAYER', entrant: holder.number, name: authorName('PLAYER', holder.hash) };
};

/**
 * The actor, if allowed. UNAUTHENTICATED: no token, or none of ours. FORBIDDEN: a token, but not one of this tournament's that may do
 * it, or not with what is somebody else's.
 */
export const authorise = (
  head: Pick<TournamentFacts, 'grants'>,
  { name, who = organisers }: Pick<TournamentOperation, 'name' | 'who'>,
  { token, entrants = [], own = [] }: Ownership & { readonly token: string | null },
): Answer<Actor> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const actor = actorOf(head, entrants, token);
  const isAllowed =
    actor && who.includes(actor.role) && (actor.entrant === null || own.includes(actor.entrant));
  return isAllowed ? ok(actor) : refused({ code: 'FORBIDDEN', operation: name, allowedRoles: who });
};

/** Anybody may read a public tournament that is no draft; another wants a token of it. */
export const mayRead = (
  { facts }: { readonly facts: TournamentFacts },
  operation: string,
  { token, entrants }: { readonly token: string | null; readonly entrants: readonly TokenHolder[] },
): Answer<true> => {
  if (facts.visibility === 'PUBLIC' && facts.phase !== 'DRAFT') return ok(true);
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  return actorOf(facts, entrants, token)
    ? ok(true)
    : refused({
        code: 'FORBIDDEN',
        operation,
        allowedRoles: rolesWithAnyRight(),
      });
};
