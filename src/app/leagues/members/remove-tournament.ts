import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';
import { tournamentId } from '../../tournaments/fields';
import { reasonText } from '../../kernel/text-fields';
import { changeAccepted } from '../change-accepted';
import { leagueId } from '../fields';

/** Takes a tournament out of a league again. Its claims stay in case it is accepted again. */
export const removeTournament = operation({
  name: 'removeTournament',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/remove',
  ...versionedLeagueChange,
  answers: 'AcceptedTournament',

  input: z.strictObject({
    league: leagueId,
    tournament: tournamentId,
    reason: reasonText('Why it no longer counts.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeAccepted(
      {
        self,
        input,
        set: ({ accepted }) =>
          accepted?.facts.accepted
            ? ok({ accepted: false, reason: input.reason })
            : refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: input.tournament }),
      },
      context,
    ),
});
