import type { ChangeLog } from '../../../shared/change-log';
import type { ClosingFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import { organisers } from '../../../domain/tournaments/event/role';
import {
  type Tournament,
  type TournamentState,
  cursorOf,
} from '../../../domain/tournaments/event/tournament';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Decision, Target } from '../../kernel/store/mutation';
import { ok } from '../../kernel/use-case';
import { oneTournament } from '../fields';
import type { TournamentIn } from '../store/access';
import { closingKind } from '../store/read-tournament';
import { tournamentView } from '../views/tournament-view';
import { changeTournament } from './change-tournament';
import { type FamilyOperation, type Fields, type Given, type NoFields, inputOf } from './operation-family';

const targetAt = (tournament: string, round: RoundNumber, log: ChangeLog<unknown>): Target<ClosingFacts> => ({
  kind: closingKind,
  address: { item: 'ROUND', tournament, round },
  log: log as ChangeLog<ClosingFacts>,
});

/** The record that closes a tournament, in the place of the next round. */
const placeOfClosing = ({ id, rounds, closing }: Tournament): Target<ClosingFacts> =>
  targetAt(id, rounds.length + 1, closing?.log ?? []);

/** Places where the tournament may have been finished or reopened: a round may be drawn there since. */
const closingPlaces = (tournament: Tournament): readonly Target<ClosingFacts>[] => [
  ...tournament.rounds.map(({ number, log }) => targetAt(tournament.id, number, log)),
  placeOfClosing(tournament),
];

/** Declares an operation that finishes a tournament or reopens it, under the condition of If-Match. */
export const closingOperation = <Output, const State extends TournamentState, Own extends Fields = NoFields>({
  fields,
  decide,
  answer,
  ...facts
}: FamilyOperation<Given<typeof oneTournament, Own>, Own, State> & {
  readonly decide: (
    tournament: TournamentIn<State>,
    input: Given<typeof oneTournament, Own>,
  ) => Pick<Decision<ClosingFacts>, 'set' | 'receipt'>;
  readonly answer: (input: Given<typeof oneTournament, Own>, changed: Target<ClosingFacts>) => Output;
}) =>
  operation({
    ...versionedTournamentChange,
    who: organisers,
    covers: ['F1'],
    ...facts,
    input: inputOf(oneTournament, fields),
    run: (input, context: StoredContext, self) =>
      changeTournament<ClosingFacts, State, Output>(
        {
          operation: self,
          tournament: input.tournament,
          input,
          places: closingPlaces,
          decide: (tournament) => {
            const now = tournamentView(tournament);
            const matches = checkIfMatch(context, [cursorOf(tournament)], { now });
            return matches.ok ? ok({ ...placeOfClosing(tournament), ...decide(tournament, input) }) : matches;
          },
          answer: (changed) => answer(input, changed),
        },
        context,
      ),
  });
