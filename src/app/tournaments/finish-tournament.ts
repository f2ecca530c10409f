import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { ClosingFacts } from '../../tournaments/event/facts';
import { ready } from '../../tournaments/event/operations';
import type { TournamentState } from '../../tournaments/event/tournament';
import { cursorOf } from '../../tournaments/event/tournament';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { tournamentId } from './fields';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import { mutate } from './mutation';
import type { Address } from './store';
import { tournamentView } from './views';

/** A finished tournament. */
export interface FinishedTournament {
  readonly tournament: string;
  readonly state: TournamentState;
  /** The round after which it was finished. */
  readonly finishedAfter: number;
}

/** Finishes a tournament whose drawn rounds are all reported. Results can still be corrected. */
export const finishTournament = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: (input, context: StoredContext) => {
    const placeAfter = (rounds: number): Address => ({
      item: 'ROUND',
      tournament: input.tournament,
      round: rounds + 1,
    });
    return mutate(
      {
        operation: 'finishTournament',
        target: input.tournament,
        input,
        read: () => readTournament(context.store, input.tournament),
        head: ({ head }) => head,
        places: ({ closing, rounds }) =>
          closing ? [{ address: placeAfter(rounds.length), log: closing.log }] : [],
        decide: (tournament) => {
          const possible = ready(tournament, 'finishTournament');
          if (!possible.ok) return possible;
          const matches = checkIfMatch(context, [cursorOf(tournament)], { now: tournamentView(tournament) });
          if (!matches.ok) return matches;
          const set: ClosingFacts = { closed: true, basis: cursorOf(tournament) };
          return ok({ address: placeAfter(tournament.rounds.length), log: [], set });
        },
        answer: ({ address }): FinishedTournament => ({
          tournament: input.tournament,
          state: 'FINISHED',
          finishedAfter: address.item === 'ROUND' ? address.round - 1 : 0,
        }),
      },
      context,
    );
  },
});
