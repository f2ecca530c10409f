import type { HeadFacts } from '../../tournaments/event/facts';
import { operationRoles } from '../../tournaments/event/operations';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { grantOf, isTokenShaped } from './credentials';

/** Who is written into the history: the role, and enough of the token's hash to tell two of one role apart. */
export const authorName = (role: string, hash: string): string => `${role}:${hash.slice(0, 8)}`;

const rolesFor = (operation: string): readonly string[] =>
  (operationRoles as Readonly<Record<string, readonly string[]>>)[operation] ?? ['ORGANISER'];

/**
 * Who does this, for the history. UNAUTHENTICATED: no token, or none of ours. FORBIDDEN: a token, but not one of this
 * tournament's that may do it.
 */
export const authorise = (head: HeadFacts, operation: string, token: string | null): Answer<string> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(head.grants, token);
  const allowedRoles = rolesFor(operation);
  return grant && allowedRoles.includes(grant.role)
    ? ok(authorName(grant.role, grant.hash))
    : refused({ code: 'FORBIDDEN', operation, allowedRoles });
};

/** Anybody may read a public tournament; a private one wants a token of it. */
export const mayRead = (head: HeadFacts, operation: string, token: string | null): Answer<true> => {
  if (head.visibility === 'PUBLIC') return ok(true);
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  return grantOf(head.grants, token)
    ? ok(true)
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] });
};
