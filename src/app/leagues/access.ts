import type { LeagueFacts, PlayerFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import { authorName } from '../tournaments/access';
import { grantOf, isTokenShaped } from '../tournaments/credentials';
import type { Answer } from '../use-case';

/** The league's organiser, for the history. */
export const asOrganiser = (
  { grants }: Pick<LeagueFacts, 'grants'>,
  operation: string,
  token: string | null,
): Answer<string> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(grants, token);
  return grant
    ? ok(authorName('LEAGUE_ORGANISER', grant.hash))
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['LEAGUE_ORGANISER'] });
};

/** The player itself, for the history. */
export const asPlayer = (
  { tokenHash }: Pick<PlayerFacts, 'tokenHash'>,
  operation: string,
  token: string | null,
): Answer<string> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const isOwn = tokenHash !== null && grantOf([{ role: 'ORGANISER', hash: tokenHash }], token) !== undefined;
  return isOwn
    ? ok(authorName('LEAGUE_PLAYER', tokenHash))
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['LEAGUE_PLAYER'] });
};
