import type { Role } from '../../../domain/tournaments/event/role';
import {
  openTables,
  type Tournament,
  type TournamentState,
} from '../../../domain/tournaments/event/tournament';
import { type WebhookEvent, type WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import { tournamentOperations } from '../../kernel/generated/tournament-operations';
import type { TournamentOperationFacts } from '../../kernel/operation';
import { type Answer, ok, refused } from '../../kernel/use-case';

const declared: Readonly<Record<string, TournamentOperationFacts>> = tournamentOperations;

/** The changes that are possible in this state, by the names of their operations. */
export const allowedIn = (state: TournamentState): readonly string[] =>
  Object.keys(declared).filter((name) => declared[name]?.when?.includes(state));

/** The event that webhooks get for a change by this operation. */
export const eventOf = (name: string): WebhookEvent | undefined => declared[name]?.event;

/** Every role that may do anything with a tournament. */
export const rolesWithAnyRight = (): readonly Role[] => [
  ...new Set(Object.values(declared).flatMap(({ who = [] }) => who)),
];

/** The part of a descriptor that a change in a tournament reads. */
export interface TournamentOperation<State extends TournamentState = TournamentState> {
  readonly name: string;
  /** The roles that may do it; the organisers if omitted. */
  readonly who?: readonly Role[];
  /** The states in which it is possible; all if omitted. */
  readonly when?: readonly State[];
  /** The message that webhooks get; absent for none. */
  readonly event?: WebhookMessageType | undefined;
}

/** A tournament in one of these states. */
export type TournamentIn<State extends TournamentState> = Extract<Tournament, { readonly state: State }>;

/** Operations that need a complete round: their refusal names the open tables. */
const needsCompleteRound: readonly string[] = ['drawRound', 'finishTournament'];

/** The tournament, known to be in a state in which the operation is possible; WRONG_STATE says what is possible now. */
export const inState = <State extends TournamentState>(
  tournament: Tournament,
  { name, when }: Pick<TournamentOperation<State>, 'name' | 'when'>,
): Answer<TournamentIn<State>> => {
  const { state } = tournament;
  return when === undefined || (when as readonly TournamentState[]).includes(state)
    ? ok(tournament as TournamentIn<State>)
    : refused({
        code: 'WRONG_STATE',
        state,
        operation: name,
        allowed: allowedIn(state).filter((other) => other !== name),
        ...(state === 'ROUND_STARTED' &&
          needsCompleteRound.includes(name) && { openTables: openTables(tournament.current) }),
      });
};
