import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { cursorOf } from '../../../domain/tournaments/event/tournament';

import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import { changeTournament } from '../change/change-tournament';
import { closingPlaces, placeOfClosing } from '../store/closing';
import { tournamentId } from '../fields';
import { tournamentView } from '../views/tournament-view';
import type { FinishedTournament } from '../../kernel/generated/answers';

/** Finishes a tournament whose drawn rounds are all reported. `reopenTournament` undoes it. */
export const finishTournament = operation({
  name: 'finishTournament',
  route: 'POST /v1/tournaments/{tournament}/finish',
  ...versionedTournamentChange,
  answers: 'FinishedTournament',
  who: organisers,
  when: ['ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'TOURNAMENT_FINISHED',
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId }),
  run: ({ tournament: id }, context: StoredContext, self) =>
    changeTournament(
      {
        operation: self,
        tournament: id,
        input: { tournament: id },
        places: closingPlaces,
        decide: (tournament) => {
          const now = tournamentView(tournament);
          const matches = checkIfMatch(context, [cursorOf(tournament)], { now });
          if (!matches.ok) return matches;
          return ok({
            ...placeOfClosing(tournament),
            set: { closed: true, basis: cursorOf(tournament) },
          });
        },
        answer: ({ address }): FinishedTournament => ({
          tournament: id,
          state: 'FINISHED',
          finishedAfter: address.item === 'ROUND' ? address.round - 1 : 0,
        }),
      },
      context,
    ),
});
