import { leagues } from '../leagues';
import { tournamentOfLeague, changeClaims, granted } from './change-claims';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { named } from '../../kernel/input';
import * as z from 'zod/mini';
import { entrantIdText } from '../../tournaments/fields';
import { member, playerId } from '../fields';

const MOST_CLAIMS = 500;

/**
 * Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, if one claim
 * is impossible.
 */
export const claimEntrants = operation({
  name: 'claimEntrants',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims',
  ...versionedLeagueChange,
  answers: 'ChangedClaims',

  input: z.strictObject({
    ...tournamentOfLeague,
    claims: z
      .array(
        named(
          'ClaimInput',
          z.strictObject({ entrant: entrantIdText, member, player: playerId }),
          'Which player an entrant is.',
        ),
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_CLAIMS),
        z.describe(
          'The players and entrants, at most 500 at once; both members of a doubles team are claimed apart.',
        ),
      ),
  }),
  run: (input, context: StoredContext, self) =>
    changeClaims(
      {
        self,
        idempotencyScope: [input.league, input.tournament],
        input,
        players: input.claims.map(({ player }) => player),
        author: ({ head }) => leagues.asOwner(self, head, context),
        set: (seen) => granted(input.claims, seen, (index, field) => `claims[${index}].${field}`),
      },
      context,
    ),
});
