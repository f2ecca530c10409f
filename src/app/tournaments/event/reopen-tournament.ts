import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import { ok } from '../../../shared/result';
import { type TournamentState, cursorOf } from '../../../domain/tournaments/event/tournament';
import { checkIfMatch } from '../../kernel/store/if-match';
import { changeTournament } from '../change/change-tournament';
import { closingPlaces, placeOfClosing } from './finish-tournament';
import { tournamentId } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { tournamentView } from '../views/tournament-view';
import type { ReopenedTournament } from '../../kernel/generated/answers';

/**
 * Reopens a finished tournament: results can be disputed again, and the next round can be drawn if one is to come. Leagues count it
 * again once it is finished again.
 */
export const reopenTournament = operation({
  name: 'reopenTournament',
  route: 'POST /v1/tournaments/{tournament}/reopen',
  ...versionedTournamentChange,
  answers: 'ReopenedTournament',
  who: organisers,
  when: ['FINISHED'],
  event: 'TOURNAMENT_REOPENED',
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    reason: reasonText('Why it is reopened; shown in the history.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeTournament(
      {
        operation: self,
        tournament: input.tournament,
        input,
        places: closingPlaces,
        decide: (tournament) => {
          const now = tournamentView(tournament);
          const matches = checkIfMatch(context, [cursorOf(tournament)], { now });
          if (!matches.ok) return matches;
          const isLast = tournament.current.number >= tournament.head.facts.rounds;
          const state: TournamentState = isLast ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE';
          return ok({
            ...placeOfClosing(tournament),
            set: { closed: false, reopened: input.reason },
            receipt: { state },
          });
        },
        answer: ({ log }): ReopenedTournament => ({
          tournament: input.tournament,
          state: (log.at(-1)?.receipt?.['state'] ?? 'ALL_ROUNDS_COMPLETE') as TournamentState,
          reason: input.reason,
        }),
      },
      context,
    ),
});
