import { type ChangeLog, type Logged, type Receipt, logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { organisers } from '../../../domain/tournaments/event/role';
import {
  type Tournament,
  type TournamentState,
  cursorOf,
} from '../../../domain/tournaments/event/tournament';
import type { TournamentSettings } from '../../kernel/generated/answers';
import { operation, tournamentChange, versionedTournamentChange } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Target } from '../../kernel/store/mutation';
import { type Answer, ok } from '../../kernel/use-case';
import type { Actor, TournamentIn, TournamentOperation } from '../store/access';
import { oneTournament } from '../fields';
import { type TournamentChange, changeTournament } from './change-tournament';
import {
  type ChangeRequest,
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
  prepared,
} from './operation-family';
import { headKind } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';

export const addressOfHead = (tournament: string) => ({ item: 'HEAD', tournament }) as const;

export const headTarget = (tournament: string, log: ChangeLog<TournamentFacts>): Target<TournamentFacts> => ({
  kind: headKind,
  address: addressOfHead(tournament),
  log,
});

/** The versions that If-Match is compared with, and the answer that a mismatch shows. */
interface Current {
  readonly versions: readonly string[];
  readonly now: unknown;
}

const settingsNow = (tournament: Tournament): Current => ({
  versions: [String(tournament.head.version), cursorOf(tournament)],
  now: settingsView(tournament.id, tournament.head),
});

interface HeadChange<State extends TournamentState, Output> extends Pick<
  TournamentChange<TournamentFacts, State, Output>,
  'operation' | 'tournament' | 'input' | 'idempotencyScope'
> {
  /** The settings if omitted; null if If-Match is not compared. */
  readonly current?: ((tournament: Tournament) => Current) | null;
  /** Parts of the answer that must be stored. */
  readonly receipt?: Receipt;
  /** A patch without facts writes nothing. */
  readonly isPatch?: true;
  readonly set: (tournament: TournamentIn<State>, actor: Actor) => Answer<Partial<TournamentFacts>>;
  readonly answer: (head: Logged<TournamentFacts>) => Output;
}

/** Changes the head of a tournament. */
export const changeHead = <State extends TournamentState, Output>(
  { current = settingsNow, receipt, isPatch, set, answer, ...change }: HeadChange<State, Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  changeTournament<TournamentFacts, State, Output>(
    {
      ...change,
      places: ({ id, head }) => [headTarget(id, head.log)],
      decide: (tournament, actor) => {
        const now = current?.(tournament);
        const matches = now ? checkIfMatch(context, now.versions, now) : ok(true);
        if (!matches.ok) return matches;
        const facts = set(tournament, actor);
        return facts.ok
          ? ok({
              ...headTarget(tournament.id, tournament.head.log),
              set: facts.value,
              ...(receipt && { receipt }),
              ...(isPatch && Object.keys(facts.value).length === 0 && { changesNothing: true }),
            })
          : facts;
      },
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );

type HeadInput<Own extends Fields> = Given<typeof oneTournament, Own>;

/** The request as a change of a head and its answer get it. */
interface HeadRequest<Own extends Fields, Prepared> {
  readonly input: HeadInput<Own>;
  readonly context: StoredContext;
  readonly prepared: Prepared;
}

interface HeadOperation<
  Own extends Fields,
  State extends TournamentState,
  Output,
  Prepared,
> extends FamilyOperation<HeadInput<Own>, Own, State> {
  /** Null if If-Match is not compared. */
  readonly current?: null;
  readonly isPatch?: true;
  /** Reads or derives what the change needs, before the tournament is read. */
  readonly prepare?: (
    input: HeadInput<Own>,
    context: StoredContext,
  ) => Answer<Prepared> | Promise<Answer<Prepared>>;
  /** The message of the change, if it is not the event of the operation, with the parts of it that must be stored. */
  readonly sends?: (input: HeadInput<Own>) => Pick<HeadChange<State, Output>, 'receipt'> & {
    readonly event: TournamentOperation['event'];
  };
  /** The input as it is recorded, where earlier requests were recorded otherwise. */
  readonly recorded?: (input: HeadInput<Own>) => unknown;
  /** The part of the input beside the tournament that an idempotency key belongs to. */
  readonly scope?: (input: HeadInput<Own>) => string;
  readonly set: (
    request: ChangeRequest<HeadInput<Own>, State> & HeadRequest<Own, Prepared>,
  ) => Answer<Partial<TournamentFacts>>;
  readonly answer: (
    tournament: string,
    head: Logged<TournamentFacts>,
    request: HeadRequest<Own, Prepared>,
  ) => Output;
}

/** Declares an operation that changes the head of a tournament, under the condition of If-Match unless `current` is null. */
export const headOperation = <
  Output,
  const State extends TournamentState = TournamentState,
  Own extends Fields = NoFields,
  Prepared = undefined,
>({
  fields,
  faults,
  current,
  isPatch,
  prepare,
  scope,
  sends,
  recorded = (input) => input,
  set,
  answer,
  ...facts
}: HeadOperation<Own, State, Output, Prepared>) =>
  operation({
    ...(current === null ? tournamentChange : versionedTournamentChange),
    who: organisers,
    ...facts,
    input: inputOf(oneTournament, fields, faults),
    run: (input, context: StoredContext, self) =>
      prepared(prepare && (() => prepare(input, context)), (ready: Prepared) => {
        const { tournament: id } = input;
        const request = { input, context, prepared: ready };
        const { event = self.event, receipt } = sends?.(input) ?? {};
        return changeHead(
          {
            operation: { ...self, event },
            tournament: id,
            input: recorded(input),
            ...(receipt && { receipt }),
            ...(current === null && { current }),
            ...(isPatch && { isPatch }),
            ...(scope && { idempotencyScope: [id, scope(input)] }),
            set: (tournament, actor) => set({ ...request, tournament, actor, nowMs: context.clock.nowMs() }),
            answer: (head) => answer(id, head, request),
          },
          context,
        );
      }),
  });

/** Declares an operation that changes the settings of a tournament. */
export const settingsOperation = <
  const State extends TournamentState = TournamentState,
  Own extends Fields = NoFields,
  Prepared = undefined,
>(
  facts: Omit<HeadOperation<Own, State, TournamentSettings, Prepared>, 'answer' | 'answers'>,
) =>
  headOperation({
    event: 'TOURNAMENT_CHANGED',
    covers: ['F1'],
    ...facts,
    answers: 'TournamentSettings',
    answer: settingsView,
  });
