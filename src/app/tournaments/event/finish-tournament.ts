import * as z from 'zod/mini';
import type { ChangeLog } from '../../../shared/change-log';
import type { ClosingFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import type { Target } from '../../kernel/store/mutation';
import { closingKind } from '../store/read-tournament';
import { organisers } from '../../../domain/tournaments/event/role';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import { ok } from '../../../shared/result';
import { checkIfMatch } from '../../kernel/store/if-match';
import { changeTournament } from '../change/change-tournament';
import { tournamentId } from '../fields';
import { tournamentView } from '../views/tournament-view';
import type { FinishedTournament } from '../../kernel/generated/answers';

const targetAt = (tournament: string, round: RoundNumber, log: ChangeLog<unknown>): Target<ClosingFacts> => ({
  kind: closingKind,
  address: { item: 'ROUND', tournament, round },
  log: log as ChangeLog<ClosingFacts>,
});

/** The record that closes a tournament, in the place of the next round. */
export const placeOfClosing = ({ id, rounds, closing }: Tournament): Target<ClosingFacts> =>
  targetAt(id, rounds.length + 1, closing?.log ?? []);

/** Places where the tournament may have been finished or reopened: a round may be drawn there since. */
export const closingPlaces = (tournament: Tournament): readonly Target<ClosingFacts>[] => [
  ...tournament.rounds.map(({ number, log }) => targetAt(tournament.id, number, log)),
  placeOfClosing(tournament),
];

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
