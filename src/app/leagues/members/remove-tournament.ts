import { reasonText } from '../../kernel/text-fields';
import { ok } from '../../kernel/use-case';
import { acceptedOperation } from '../change-league';
import { notInLeague } from '../stored-league';

/** Takes a tournament out of a league again. Its claims stay in case it is accepted again. */
export const removeTournament = acceptedOperation({
  name: 'removeTournament',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/remove',

  fields: { reason: reasonText('Why it no longer counts.') },
  set: ({ accepted }, { input: { tournament, reason } }) =>
    accepted?.facts.accepted ? ok({ accepted: false, reason }) : notInLeague(tournament),
});
