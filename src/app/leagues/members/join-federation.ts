import * as z from 'zod/mini';
import { clearable } from '../../kernel/input';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { leagueId } from '../fields';
import { federationAsked } from '../edition';

/**
 * Asks to be a league of a federation, which is a league too; null leaves it. It is part of the federation once that has accepted it
 * (`acceptLeague`). By asking, the league agrees that the federation shows its results; if it leaves, they leave with it.
 */
export const joinFederation = leagueOperation({
  name: 'joinFederation',
  route: 'PUT /v1/leagues/{league}/federation',

  fields: {
    federation: clearable(leagueId).check(z.describe('The id of the federation; null to leave it.')),
  },
  known: async ({ league, federation = null }, { store }) => {
    const itself = 'must be another league: a league cannot be part of itself';
    if (federation === league) return invalidField('federation', 'NOT_ALLOWED', itself);
    return federation === null ? ok(null) : federationAsked(federation, league, store);
  },
  set: (facts, { input: { federation = null }, known: above }) => {
    if ((facts.federation ?? null) === federation) return ok({});
    const isFederation = (facts.leagues ?? []).length > 0 || typeof above?.facts.federation === 'string';
    if (federation !== null && isFederation)
      return conflict(
        'ALREADY_FEDERATED',
        'A federation has no federation above it, and a league of one has none below.',
      );
    return above?.refusal ?? ok({ federation });
  },
});
