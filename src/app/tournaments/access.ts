import type { EntrantFacts, HeadFacts } from '../../tournaments/event/facts';
import type { Role } from '../../tournaments/event/roles';
import { operationRoles } from '../../tournaments/event/roles';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { grantOf, isTokenShaped } from './credentials';

/** Who is written into the history: the role, and enough of the token's hash to tell two of one role apart. */
export const authorName = (role: string, hash: string): string => `${role}:${hash.slice(0, 8)}`;

/** Who asks. */
export interface Actor {
  /** Null where no role of a tournament is needed. */
  readonly role: Role | null;
  /** The player number, for a player's token. */
  readonly entrant: number | null;
  /** For the history. */
  readonly name: string;
}

/** An entrant as far as its token goes. */
export interface TokenHolder {
  readonly number: number;
  readonly facts: Pick<EntrantFacts, 'tokenHash' | 'links'>;
}

/** Who may ask beside the holders of a duty: players, by their tokens, and the Spare Player, for what is their own. */
export interface Ownership {
  readonly entrants?: readonly TokenHolder[];
  /** The player numbers it is about; 0 for the Spare Player. */
  readonly own?: readonly number[];
}

const rolesFor = (operation: string): readonly Role[] =>
  (operationRoles as Readonly<Record<string, readonly Role[]>>)[operation] ?? ['ORGANISER'];

const SPARE = 0;

/** Whose token it is; undefined for a token of nobody here. */
export const actorOf = (
  { grants }: Pick<HeadFacts, 'grants'>,
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
 * Who does this. UNAUTHENTICATED: no token, or none of ours. FORBIDDEN: a token, but not one of this tournament's that may do
 * it, or not with what is somebody else's.
 */
export const authorise = (
  head: Pick<HeadFacts, 'grants'>,
  operation: string,
  { token, entrants = [], own = [] }: Ownership & { readonly token: string | null },
): Answer<Actor> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const actor = actorOf(head, entrants, token);
  const allowedRoles = rolesFor(operation);
  const isAllowed =
    actor?.role &&
    allowedRoles.includes(actor.role) &&
    (actor.entrant === null || own.includes(actor.entrant));
  return isAllowed ? ok(actor) : refused({ code: 'FORBIDDEN', operation, allowedRoles });
};

/** Anybody may read a public tournament that is no draft; another wants a token of it. */
export const mayRead = (
  { facts }: { readonly facts: HeadFacts },
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
        allowedRoles: [...new Set(Object.values(operationRoles).flat())],
      });
};
