import type { TournamentState } from '../../../domain/tournaments/event/tournament';
import type { ReopenedTournament } from '../../kernel/generated/answers';
import { reasonText } from '../../kernel/text-fields';
import { closingOperation } from '../change/change-closing';

/**
 * Reopens a finished tournament: results can be disputed again, and the next round can be drawn if one is to come. Leagues count it
 * again once it is finished again.
 */
export const reopenTournament = closingOperation({
  name: 'reopenTournament',
  route: 'POST /v1/tournaments/{tournament}/reopen',
  answers: 'ReopenedTournament',
  when: ['FINISHED'],
  event: 'TOURNAMENT_REOPENED',

  fields: { reason: reasonText('Why it is reopened; shown in the history.') },
  decide: ({ current, head }, { reason }) => {
    const state: TournamentState =
      current.number >= head.facts.rounds ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE';
    return { set: { closed: false, reopened: reason }, receipt: { state } };
  },
  answer: ({ tournament, reason }, { log }): ReopenedTournament => ({
    tournament,
    state: (log.at(-1)?.receipt?.['state'] ?? 'ALL_ROUNDS_COMPLETE') as TournamentState,
    reason,
  }),
});
