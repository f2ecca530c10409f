import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { SPARE, type PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { organisers, type Role } from '../../../domain/tournaments/event/role';
import { type Answer, ok, refused } from '../../kernel/answer';
import { authorName, grantOf, isTokenShaped } from '../../kernel/store/credentials';
import type { Author } from '../../kernel/store/mutation';
import {
  openTables,
  type Tournament,
  type TournamentState,
} from '../../../domain/tournaments/event/tournament';
import type { WebhookEvent, WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import { tournamentOperations } from '../../kernel/generated/tournament-operations';
import type { TournamentOperationFacts } from '../../kernel/operation';

const declared: Readonly<Record<string, TournamentOperationFacts>> = tournamentOperations;

/** The changes that are possible in this state, by the names of their operations. */
export const allowedIn = (state: TournamentState): readonly string[] =>
  Object.keys(declared).filter((name) => declared[name]?.when?.includes(state));

/** The operations for which a role is needed and this one suffices, in whatever state they are possible. */
export const operationsFor = (role: Role): readonly string[] =>
  Object.keys(declared).filter((name) => {
    const { who, when } = declared[name] ?? {};
    return (who ?? (when ? organisers : [])).some((one) => one === role);
  });

/** The event that webhooks get for a change by this operation. */
export const eventOf = (name: string): WebhookEvent | undefined => declared[name]?.event;

/** Every role that may do anything with a tournament. */
const rolesWithAnyRight = (): readonly Role[] => [
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

/** The author of a change in a tournament. */
export interface Actor extends Author {
  readonly role: Role;
  /** For a player's token; 0 for the Spare Player's. */
  readonly entrant: PlayerNumber | null;
}

/** An entrant as far as its token goes. */
export interface TokenHolder {
  readonly number: PlayerNumber;
  readonly facts: Pick<EntrantFacts, 'tokenHash' | 'links'>;
}

/** Rights beside those of role holders: players and the Spare Player may change their own records. */
export interface Ownership {
  readonly entrants?: readonly TokenHolder[];
  /** The player numbers it is about; 0 for the Spare Player. */
  readonly own?: readonly PlayerNumber[];
}

/** The holder of a token; undefined for a token of another tournament. */
export const actorOf = (
  { grants }: Pick<TournamentFacts, 'grants'>,
  entrants: readonly TokenHolder[],
  token: string,
): Actor | undefined => {
  const grant = grantOf(grants, token);
  if (grant)
    return {
      role: grant.role,
      entrant: grant.role === 'SPARE_PLAYER' ? SPARE : null,
      name: authorName(grant.role, grant.hash),
    };
  const holders = entrants.flatMap(({ number, facts: { tokenHash, links = [] } }) =>
    [...(tokenHash ? [tokenHash] : []), ...links].map((hash) => ({ number, hash })),
  );
  const holder = grantOf(holders, token);
  return holder && { role: 'PLAYER', entrant: holder.number, name: authorName('PLAYER', holder.hash) };
};

/**
 * The actor, if allowed. UNAUTHENTICATED: no token, or none of ours. FORBIDDEN: a token, but not one of this tournament's that may do
 * it, or not with what is somebody else's.
 */
export const authorise = (
  head: Pick<TournamentFacts, 'grants'>,
  { name, who = organisers }: Pick<TournamentOperation, 'name' | 'who'>,
  { token, entrants = [], own = [] }: Ownership & { readonly token: string | null },
): Answer<Actor> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const actor = actorOf(head, entrants, token);
  const isAllowed =
    actor && who.includes(actor.role) && (actor.entrant === null || own.includes(actor.entrant));
  return isAllowed ? ok(actor) : refused({ code: 'FORBIDDEN', operation: name, allowedRoles: who });
};

/** Refuses a caller who has none of these roles; one without a token is asked for it. */
export const notOfRole = (
  token: string | null,
  operation: string,
  allowedRoles: readonly string[],
): Answer<never> =>
  refused(token === null ? { code: 'UNAUTHENTICATED' } : { code: 'FORBIDDEN', operation, allowedRoles });

/** Anybody may read a public tournament that is no draft; another wants a token of it. */
export const mayRead = (
  { facts }: { readonly facts: TournamentFacts },
  operation: string,
  { token, entrants }: { readonly token: string | null; readonly entrants: readonly TokenHolder[] },
): Answer<true> => {
  if (facts.visibility === 'PUBLIC' && facts.phase !== 'DRAFT') return ok(true);
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  return actorOf(facts, entrants, token)
    ? ok(true)
    : refused({
        code: 'FORBIDDEN',
        operation,
        allowedRoles: rolesWithAnyRight(),
      });
};
