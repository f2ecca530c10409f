import type { LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import { authorName } from '../kernel/store/access';
import type { StoredContext } from '../kernel/store/context';
import { grantOf, isTokenShaped } from '../kernel/store/credentials';
import type { Author } from '../kernel/store/mutation';
import type { Answer } from '../kernel/use-case';

export const leagueRoles = ['LEAGUE_ORGANISER', 'LEAGUE_PLAYER'] as const;
export type LeagueRole = (typeof leagueRoles)[number];

/** What a change of a league must know of its operation. */
export interface LeagueOperation {
  readonly name: string;
  /** The role that may do it. */
  readonly who: readonly LeagueRole[];
}

/** An operation for the league's organiser. */
export const forOrganiser = (name: string): LeagueOperation => ({ name, who: ['LEAGUE_ORGANISER'] });

/** An operation for a player of the league. */
export const forPlayer = (name: string): LeagueOperation => ({ name, who: ['LEAGUE_PLAYER'] });

interface Asked {
  readonly operation: LeagueOperation;
  readonly context: StoredContext;
}

const byToken = (
  hashes: readonly { readonly hash: string }[],
  role: LeagueRole,
  { operation: { name, who }, context }: Asked,
): Answer<Author> => {
  const { token } = context.caller;
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = who.includes(role) ? grantOf(hashes, token) : undefined;
  return grant
    ? ok({ name: authorName(role, grant.hash) })
    : refused({ code: 'FORBIDDEN', operation: name, allowedRoles: who });
};

/** The league's organiser, for the history. */
export const asOrganiser = (
  { grants }: Pick<LeagueFacts, 'grants'>,
  operation: LeagueOperation,
  context: StoredContext,
): Answer<Author> => byToken(grants, 'LEAGUE_ORGANISER', { operation, context });

/** The player itself, for the history. */
export const asPlayer = (
  { tokenHash }: Pick<PlayerFacts, 'tokenHash'>,
  operation: LeagueOperation,
  context: StoredContext,
): Answer<Author> =>
  byToken(tokenHash === null ? [] : [{ hash: tokenHash }], 'LEAGUE_PLAYER', { operation, context });
