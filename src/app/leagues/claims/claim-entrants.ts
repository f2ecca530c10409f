import { listField, inputObject } from '../../kernel/input';
import { entrantIdText } from '../../tournaments/fields';
import { member, playerId } from '../fields';
import { claimOperation, granted } from './change-claims';

const MOST_CLAIMS = 500;

/**
 * Confirms which players the entrants of a tournament are. Refused as a whole, with every fault, if one claim
 * is impossible.
 */
export const claimEntrants = claimOperation({
  name: 'claimEntrants',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims',

  fields: {
    claims: listField(
      inputObject('ClaimInput', 'An entrant, and the player that it is.', {
        entrant: entrantIdText,
        member,
        player: playerId,
      }),
      [1, MOST_CLAIMS],
      `The players and entrants, at most ${MOST_CLAIMS} at once; both members of a doubles team are claimed apart.`,
    ),
  },
  change: ({ claims }) => ({
    players: claims.map(({ player }) => player),
    set: (seen) => granted(claims, seen, (index, field) => `claims[${index}].${field}`),
  }),
});
