import { scorekeepers } from '../../../domain/tournaments/event/role';
import type { ChangeLog } from '../../../shared/change-log';
import type { RoundFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import {
  type Round,
  type Tournament,
  type TournamentState,
  drawnRound,
  versionOfResults,
} from '../../../domain/tournaments/event/tournament';
import type * as answers from '../../kernel/generated/answers';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Target } from '../../kernel/store/mutation';
import { type Answer, conflict, ok } from '../../kernel/use-case';
import { oneRound } from '../fields';
import { roundKind } from '../store/read-tournament';
import type { TournamentIn } from '../store/access';
import { drawnRoundView, roundView } from '../views/round-view';
import { type TournamentChange, changeTournament } from './change-tournament';
import {
  type ChangeRequest,
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from './operation-family';
import { readForTables } from './vacate-results';

/** The place of a round, with its own changes, or those of a tournament that was finished there and reopened. */
const roundTarget = (
  { id: tournament, rounds, closing }: Tournament,
  round: RoundNumber,
): Target<RoundFacts> => ({
  kind: roundKind,
  address: { item: 'ROUND', tournament, round },
  log: rounds[round - 1]?.log ?? ((closing?.log ?? []) as ChangeLog<unknown> as ChangeLog<RoundFacts>),
});

interface RoundOptions {
  /** Other entrants may sit at the tables of a round whose start was undone: the places of its results are vacated first. */
  readonly changesTables?: true;
  /** By how much the change raises the versions of the places of results. */
  readonly raises?: (round: Round | undefined) => number;
}

/** A change of the round, drawn or not, that the decision names. */
interface RoundChange<State extends TournamentState>
  extends
    RoundOptions,
    Pick<TournamentChange<RoundFacts, State, unknown>, 'operation' | 'exists' | 'afterWrite'> {
  readonly input: { readonly tournament: string; readonly round?: RoundNumber };
  readonly decide: (
    tournament: TournamentIn<State>,
    actor: ChangeRequest<unknown>['actor'],
  ) => Answer<{ readonly number: RoundNumber; readonly facts: Partial<RoundFacts> }>;
}

/** The part of a round's version that its own history does not hold. */
const receiptOf = (round: Round | undefined, raised: number) => {
  const results = (round ? versionOfResults(round) : 0) + raised;
  return results === 0 ? {} : { receipt: { results } };
};

/** The rounds, and the place of the next. */
const roundPlaces = (tournament: Tournament): readonly Target<RoundFacts>[] =>
  Array.from({ length: tournament.rounds.length + 1 }, (_, index) => roundTarget(tournament, index + 1));

/** Changes a round, drawn or not. */
export const changeRound = <State extends TournamentState>(
  { operation: self, input, exists, changesTables, raises, afterWrite, decide }: RoundChange<State>,
  context: StoredContext,
): Promise<Answer<answers.Round>> =>
  changeTournament<RoundFacts, State, answers.Round>(
    {
      operation: self,
      input,
      tournament: input.tournament,
      idempotencyScope: [input.tournament, ...(input.round === undefined ? [] : [input.round])],
      places: roundPlaces,
      ...(exists && { exists }),
      ...(changesTables && { read: (store) => readForTables(input.tournament, { ...context, store }) }),
      ...(afterWrite && { afterWrite }),
      decide: (tournament, actor) => {
        const decided = decide(tournament, actor);
        if (!decided.ok) return decided;
        const { number, facts } = decided.value;
        const round = tournament.rounds[number - 1];
        return ok({
          ...roundTarget(tournament, number),
          set: facts,
          ...receiptOf(round, raises?.(round) ?? 0),
        });
      },
      answer: ({ address, log }, { id }) =>
        drawnRoundView(id, address.item === 'ROUND' ? address.round : 0, log),
    },
    context,
  );

/** Refuses a change that was made from another version of the round; undefined if it is not drawn yet. */
export const roundMatches = (
  tournament: Tournament,
  round: Round | undefined,
  context: StoredContext,
): Answer<true> => {
  const now = round ? roundView(tournament.id, round) : null;
  return checkIfMatch(context, [now?.version ?? '0'], { now });
};

/** Declares an operation that changes the current round, under the condition of If-Match. */
export const roundOperation = <
  const State extends TournamentState = TournamentState,
  Own extends Fields = NoFields,
>({
  fields,
  faults,
  set,
  changesTables,
  raises,
  afterWrite,
  ...facts
}: FamilyOperation<Given<typeof oneRound, Own>, Own, State> &
  RoundOptions & {
    readonly afterWrite?: (
      input: Given<typeof oneRound, Own>,
      context: StoredContext,
    ) => Promise<Answer<unknown>>;
    readonly set: (
      round: Round,
      request: ChangeRequest<Given<typeof oneRound, Own>, State>,
    ) => Answer<Partial<RoundFacts>>;
  }) =>
  operation({
    ...versionedTournamentChange,
    answers: 'Round',
    who: scorekeepers,
    covers: ['F8'],
    ...facts,
    input: inputOf(oneRound, fields, faults),
    run: (input, context: StoredContext, self) =>
      changeRound(
        {
          operation: self,
          input,
          exists: (tournament) => drawnRound(tournament, input.round),
          ...(changesTables && { changesTables }),
          ...(raises && { raises }),
          ...(afterWrite && { afterWrite: () => afterWrite(input, context) }),
          decide: (tournament, actor) => {
            const found = drawnRound(tournament, input.round);
            if (!found.ok) return found;
            const round = found.value;
            if (input.round !== tournament.rounds.length)
              return conflict('NOT_CURRENT_ROUND', `Round ${input.round} has already been started.`);
            const matches = roundMatches(tournament, round, context);
            if (!matches.ok) return matches;
            const facts = set(round, { input, tournament, actor, nowMs: context.clock.nowMs() });
            return facts.ok ? ok({ number: input.round, facts: facts.value }) : facts;
          },
        },
        context,
      ),
  });
