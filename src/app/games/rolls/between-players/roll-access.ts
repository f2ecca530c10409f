import type { Logged } from '../../../../shared/change-log';
import { type Answer, ok, refused } from '../../../kernel/use-case';
import { grantOf, isTokenShaped } from '../../../kernel/store/credentials';
import { type RollFacts, type RollToken, stateOf } from '../roll-facts';

/** The player with this token. UNAUTHENTICATED: no token, or a malformed one. FORBIDDEN: a token of another roll. */
export const playerOf = (
  { tokens }: Pick<RollFacts, 'tokens'>,
  operation: string,
  token: string | null,
): Answer<RollToken> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const grant = grantOf(tokens, token);
  return grant ? ok(grant) : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['PLAYER'] });
};

/** The roll if words can still be locked, or what it has become. */
export const openRoll = (
  { facts }: Logged<RollFacts>,
  operation: string,
  isLate: boolean,
): Answer<Logged<RollFacts>['facts']> => {
  const state = stateOf(facts);
  if (state !== 'OPEN') return refused({ code: 'WRONG_STATE', state, operation, allowed: [] });
  return isLate
    ? refused({ code: 'WRONG_STATE', state: 'TOO_LATE_TO_JOIN', operation, allowed: ['abandonRoll'] })
    : ok(facts);
};
