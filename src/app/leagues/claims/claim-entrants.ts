import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import { named } from '../../kernel/input';
import * as z from 'zod/mini';
import type { StoredContext } from '../../kernel/store/context';
import { entrantIdText } from '../../tournaments/fields';
import { asOrganiser, forOrganiser } from '../access';
import { changeClaims, granted } from './change-claims';
import { member, playerId } from '../fields';
import { where } from './claims';

const MOST_CLAIMS = 500;

const claiming = forOrganiser('claimEntrants');

/**
 * Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, where one claim
 * cannot be.
 */
export const claimEntrants = operation({
  name: 'claimEntrants',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims',
  ...versionedLeagueChange,
  answers: 'ChangedClaims',
  covers: ['F9'],

  input: z.strictObject({
    ...where,
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
  run: (input, context: StoredContext) =>
    changeClaims(
      {
        operation: claiming,
        idempotencyScope: [input.league, input.tournament],
        input,
        players: input.claims.map(({ player }) => player),
        author: ({ head }) => asOrganiser(head.facts, claiming, context),
        set: (seen) => granted(input.claims, seen, (index, field) => `claims[${index}].${field}`),
      },
      context,
    ),
});
