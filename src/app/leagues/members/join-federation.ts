import { leagues } from '../leagues';
import * as z from 'zod/mini';
import { clearable } from '../../kernel/input';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { ok, conflict, invalidInput } from '../../kernel/use-case';
import { leagueId } from '../fields';
import { readHead } from '../stored-league';

/**
 * Asks to be a league of a federation, which is a league too; null leaves it. It is part of the federation once that has accepted it
 * (`acceptLeague`). By asking, the league agrees that the federation shows its results; if it leaves, they leave with it.
 */
export const joinFederation = operation({
  name: 'joinFederation',
  route: 'PUT /v1/leagues/{league}/federation',
  ...versionedLeagueChange,
  answers: 'LeagueSettings',

  input: z.strictObject({
    league: leagueId,
    federation: clearable(leagueId).check(z.describe('The id of the federation; null to leave it.')),
  }),
  run: async (input, context: StoredContext, self) => {
    const { league, federation = null } = input;
    if (federation === league)
      return invalidInput([
        {
          path: 'federation',
          code: 'NOT_ALLOWED',
          message: 'must be another league: a league cannot be part of itself',
        },
      ]);
    const there = federation === null ? null : await readHead(federation, context);
    if (there && !there.ok) return there;
    return leagues.change(
      {
        self,
        id: league,
        input,
        decide: ({ facts }) => {
          if ((facts.federation ?? null) === federation) return ok({ set: {} });
          const isFederation =
            (facts.leagues ?? []).length > 0 || typeof there?.value.facts.federation === 'string';
          return federation !== null && isFederation
            ? conflict(
                'ALREADY_FEDERATED',
                'A federation has no federation above it, and a league of one has none below.',
              )
            : ok({ set: { federation } });
        },
      },
      context,
    );
  },
});
