import { ok, refused } from '../../../shared/result';
import type { ChangeLog } from '../../../shared/change-log';
import type { RoundFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import {
  type Round,
  type Tournament,
  type TournamentState,
  versionOfResults,
} from '../../../domain/tournaments/event/tournament';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Target } from '../../kernel/store/mutation';
import { type Answer, conflict } from '../../kernel/use-case';
import { changeTournament } from './change-tournament';
import { roundKind } from '../store/item-kinds';
import type { TournamentIn, TournamentOperation } from '../store/operation';
import { drawnRoundView, roundView } from '../views/round-view';
import { readForTables } from './vacate-results';
import type { RoundView } from '../views';

const roundTarget = (
  tournament: string,
  { number, log }: Pick<Round, 'number' | 'log'>,
): Target<RoundFacts> => ({ kind: roundKind, address: { item: 'ROUND', tournament, round: number }, log });

/** What has been written in the place of a round: its own changes, or that the tournament was finished there and reopened. */
export const logOfPlace = ({ rounds, closing }: Tournament, number: RoundNumber): ChangeLog<RoundFacts> =>
  rounds[number - 1]?.log ?? ((closing?.log ?? []) as ChangeLog<unknown> as ChangeLog<RoundFacts>);

/** Which round is to be written, what of it there is, and what changes. */
export type RoundDecision = Pick<Round, 'number' | 'log'> & { readonly set: Partial<RoundFacts> };

/** A change of some round, drawn or not, which the decision names. */
export interface RoundsChange<State extends TournamentState> {
  readonly operation: TournamentOperation<State>;
  readonly input: { readonly tournament: string; readonly round?: RoundNumber };
  /** What is refused in every state: that the round is not there. */
  readonly exists?: (tournament: Tournament) => Answer<unknown>;
  /** It may seat others at the tables of a round whose start was taken back. */
  readonly changesTables?: true;
  /** By how much it raises the versions of the places of results. */
  readonly raises?: (round: Round | undefined) => number;
  /** Runs once it is written, and before it is acknowledged. */
  readonly afterWrite?: () => Promise<Answer<unknown>>;
  readonly decide: (tournament: TournamentIn<State>) => Answer<RoundDecision>;
}

/** What a round's own history does not say of its version. */
const receiptOf = (round: Round | undefined, raised: number) => {
  const results = (round ? versionOfResults(round) : 0) + raised;
  return results === 0 ? {} : { receipt: { results } };
};

/** Every place in which a round was drawn, or may be. */
const roundPlaces = (tournament: Tournament): readonly Target<RoundFacts>[] => {
  const { id, rounds } = tournament;
  const next = rounds.length + 1;
  return [
    ...rounds.map((round) => roundTarget(id, round)),
    roundTarget(id, { number: next, log: logOfPlace(tournament, next) }),
  ];
};

/** Changes a round that the decision names. */
export const changeRounds = <State extends TournamentState>(
  { operation, input, exists, changesTables, raises, afterWrite, decide }: RoundsChange<State>,
  context: StoredContext,
): Promise<Answer<RoundView>> =>
  changeTournament<RoundFacts, State, RoundView>(
    {
      operation,
      input,
      tournament: input.tournament,
      idempotencyScope: [input.tournament, ...(input.round === undefined ? [] : [input.round])],
      places: (tournament) => roundPlaces(tournament),
      ...(exists && { exists }),
      ...(changesTables && { read: (store) => readForTables(input.tournament, { ...context, store }) }),
      ...(afterWrite && { afterWrite }),
      decide: (tournament) => {
        const decided = decide(tournament);
        if (!decided.ok) return decided;
        const round = tournament.rounds[decided.value.number - 1];
        return ok({
          ...roundTarget(tournament.id, decided.value),
          set: decided.value.set,
          ...receiptOf(round, raises?.(round) ?? 0),
        });
      },
      answer: ({ address, log }, { id }) =>
        drawnRoundView(id, address.item === 'ROUND' ? address.round : 0, log),
    },
    context,
  );

/** Refuses a change that was made from another version of the round; null where it is not there yet. */
export const roundMatches = (
  tournament: Tournament,
  round: Round | undefined,
  context: StoredContext,
): Answer<true> => {
  const now = round ? roundView(tournament.id, round) : null;
  return checkIfMatch(context, [now?.version ?? '0'], { now });
};

const roundOf = ({ rounds }: Tournament, number: RoundNumber): Answer<Round> => {
  const round = rounds[number - 1];
  return round ? ok(round) : refused({ code: 'NOT_FOUND', kind: 'round', id: String(number) });
};

/** A change of the round that is on, named by its number. */
export interface RoundChange<State extends TournamentState> extends Pick<
  RoundsChange<State>,
  'changesTables' | 'raises' | 'afterWrite'
> {
  readonly operation: TournamentOperation<State>;
  readonly input: { readonly tournament: string; readonly round: RoundNumber };
  readonly set: (round: Round, tournament: TournamentIn<State>) => Answer<Partial<RoundFacts>>;
}

/** Changes the round that is on, under the condition of If-Match. */
export const changeRound = <State extends TournamentState>(
  { input, set, ...change }: RoundChange<State>,
  context: StoredContext,
): Promise<Answer<RoundView>> =>
  changeRounds(
    {
      ...change,
      input,
      exists: (tournament) => roundOf(tournament, input.round),
      decide: (tournament) => {
        const found = roundOf(tournament, input.round);
        if (!found.ok) return found;
        const round = found.value;
        if (input.round !== tournament.rounds.length)
          return conflict('NOT_CURRENT_ROUND', `Round ${input.round} has already been started.`);
        const matches = roundMatches(tournament, round, context);
        if (!matches.ok) return matches;
        const facts = set(round, tournament);
        return facts.ok ? ok({ number: input.round, log: round.log, set: facts.value }) : facts;
      },
    },
    context,
  );
