import type { Fault } from './faults';
import { MOST_WORK } from './work-budget';

/** Why a request conflicts with the current state, for programs: one for each cause, stable from release to release. */
export const conflictReasons = [
  // Limits.
  'ENTRANT_LIMIT',
  'ADJUSTMENT_LIMIT',
  'GRANT_LIMIT',
  'LINK_LIMIT',
  'LEAGUE_LIMIT',
  'TOURNAMENT_LIMIT',
  'WEBHOOK_LIMIT',
  'HISTORY_FULL',
  // Entrants and their army lists.
  'ENTRANT_ERASED',
  'ENTRANT_WITHDRAWN',
  'ENTRANT_NOT_WITHDRAWN',
  'ENTRANT_DISQUALIFIED',
  'ENTRANT_CHECKED_IN',
  'ENTRANT_NOT_CHECKED_IN',
  'ENTRANT_HAS_PLAYED',
  'ENTRANT_LEFT',
  'ARMY_LISTS_PUBLISHED',
  'ARMY_DEADLINE_PASSED',
  'NO_FAVOURITE_TIEBREAKER',
  'NO_OPPONENTS_TIEBREAKER',
  'SIGN_UP_CLOSED',
  'ALREADY_SIGNED_UP',
  'CHECK_IN_CLOSED',
  'ENTRANT_APPROVED',
  'ENTRANT_NOT_APPROVED',
  'ENTRANT_HAS_NOT_PLAYED',
  'NO_TEAM_EVENT',
  'MATCH_BEGUN',
  'NOT_CURRENT_PICK',
  'PICK_SEALED',
  'PICK_NOT_SEALED',
  'PICK_SHOWN',
  'PICK_NOT_DUE',
  'GAME_NOT_PAIRED',
  'AWARD_GIVEN',
  // Rounds.
  'TOO_FEW_ENTRANTS',
  'CUT_TOO_LARGE',
  'STAGE_ROUNDS',
  'NO_STAGES',
  'NOT_FIRST_OF_STAGE',
  'PREVIEW_OUTDATED',
  'NOT_CURRENT_ROUND',
  'NOT_SETTABLE_ROUND',
  'NO_SINGLES_EVENT',
  'NOT_STRANDED',
  'NOT_PAIRED_LATE',
  'ROUND_WITHOUT_LENGTH',
  'CLOCK_PAUSED',
  'CLOCK_RUNNING',
  'ROUND_OVER',
  'ROUND_HAS_RESULTS',
  'NO_SCENARIO_POOL',
  'NO_VETO',
  'NOT_YOUR_VETO',
  'VETO_OVER',
  'NO_ARMY_CHOICE',
  'ARMY_CHOICE_OVER',
  // Results.
  'RESULT_SETTLED',
  'RESULT_DISPUTED',
  'RESULT_RULED',
  'REPORTED_BY_OTHER_SIDE',
  'REPORTED_BY_SAME_SIDE',
  // Messages.
  'NO_MAILER',
  'NO_EMAIL',
  // Codes and links.
  'WRONG_CODE',
  'CODE_SPENT',
  // Catalogues.
  'UPLOAD_EXPIRED',
  // Leagues.
  'NOT_OFFERED',
  'ALREADY_OFFERED',
  'CATALOGUE_DELETED',
  'ALREADY_ACCEPTED',
  'WRONG_EDITION',
  'PLAYER_ERASED',
  'RANKING_CHANGED',
  'NUMBER_TAKEN',
  'NOT_FEDERATED',
  'ALREADY_FEDERATED',
  'PLAYER_LINKED',
  'PLAYER_MERGED',
  'BOTH_PLAYED',
  'MERGE_LIMIT',
  // People.
  'ENTRY_LIMIT',
  // Verifiable rolls.
  'WORD_LOCKED',
  'NOT_YOUR_TURN',
  'NOT_CURRENT_MOVE',
] as const;

/** The same where only Discord's commands answer it. */
export const discordConflictReasons = [
  'TOO_MANY_WRONG_CODES',
  'ALREADY_LINKED',
  'NOT_LINKED',
  'ROLL_WITHOUT_DICE',
  'SERVER_NEEDED',
  'SERVER_NOT_CONNECTED',
  'SERVER_SHOWS_LEAGUE',
  'NOT_SERVER_ORGANISER',
  'OTHER_TOURNAMENT',
  'WRONG_TOKEN',
  'NO_ROUND_DRAWN',
  'ROUND_NOT_STARTED',
  'NO_GAME',
  'NOT_A_PLAYER',
  'NOT_CONCEDABLE',
  'TABLE_CHANGED',
] as const;
export type ConflictReason = (typeof conflictReasons)[number] | (typeof discordConflictReasons)[number];

/** The facts of every refusal a caller can meet, by its code. Each interface maps each code once, exhaustively. */
interface RefusalFacts {
  INVALID_INPUT: { faults: readonly Fault[] };
  BAD_JSON: { detail: string };
  UNSUPPORTED_MEDIA_TYPE: { given: string | null; allowed: readonly string[] };
  NOT_ACCEPTABLE: { given: string; allowed: readonly string[] };
  PAYLOAD_TOO_LARGE: { limitBytes: number };
  ROUTE_NOT_FOUND: { path: string };
  METHOD_NOT_ALLOWED: { method: string; allowed: readonly string[] };
  NOT_FOUND: { kind: string; id: string; nearest?: readonly string[] };
  /** It was there, and was deleted. */
  GONE: { kind: string; id: string };
  UNAUTHENTICATED: object;
  FORBIDDEN: { operation: string; allowedRoles: readonly string[] };
  /** `openTables`: the tables that stand in the way, where a round is to be complete first. */
  WRONG_STATE: {
    state: string;
    operation: string;
    allowed: readonly string[];
    openTables?: readonly number[];
  };
  /** `now`: the current version, in the shape in which it is read. */
  VERSION_MISMATCH: { given: string; current: string; now: unknown };
  CONFLICT: { reason: ConflictReason; detail: string };
  IDEMPOTENCY_KEY_REQUIRED: object;
  IDEMPOTENCY_KEY_REUSED: object;
  /** The question takes more units of work than are left of the request's budget. */
  TOO_MUCH_WORK: { units: number; left: number };
  /** Others changed the same thing at the same time, again and again; nothing was written. */
  CONTENDED: { retryAfterSeconds: number };
  /** This network address has asked too often, by the limit `policy` of `most` requests in a window; nothing was written. */
  TOO_MANY_REQUESTS: { retryAfterSeconds: number; policy: string; most: number; windowSeconds: number };
  UNAVAILABLE: { retryAfterSeconds: number };
  INTERNAL: { requestId: string };
}

export type ErrorCode = keyof RefusalFacts;

/** A refusal, of any code or of these. */
export type AppError<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C } & Readonly<RefusalFacts[C]>;
}[Code];

const list = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(', '));

/** The fault and what to do, for a person; the same words in every interface. */
const describers: {
  readonly [C in ErrorCode]: (error: AppError<C>) => { readonly title: string; readonly detail: string };
} = {
  INVALID_INPUT: ({ faults }) => ({
    title: 'The input is not valid',
    detail: `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: ${faults.map((f) => (f.path ? `${f.path}: ${f.message}` : f.message)).join('; ')}`,
  }),
  BAD_JSON: ({ detail }) => ({ title: 'The body is not JSON', detail: `Send a JSON document: ${detail}` }),
  UNSUPPORTED_MEDIA_TYPE: ({ given, allowed }) => ({
    title: 'The content type is not supported',
    detail: `Send Content-Type ${list(allowed)}; ${given === null ? 'none was given' : `"${given}" was given`}.`,
  }),
  NOT_ACCEPTABLE: ({ given, allowed }) => ({
    title: 'The answer cannot be given in that form',
    detail: `This address answers with ${list(allowed)}; Accept was "${given}".`,
  }),
  PAYLOAD_TOO_LARGE: ({ limitBytes }) => ({
    title: 'The body is too large',
    detail: `A body may hold at most ${limitBytes} bytes here.`,
  }),
  ROUTE_NOT_FOUND: ({ path }) => ({
    title: 'There is nothing at this address',
    detail: `No route matches ${path}; /openapi.json lists them all.`,
  }),
  METHOD_NOT_ALLOWED: ({ method, allowed }) => ({
    title: 'The method is not allowed here',
    detail: `${method} is not answered here; allowed: ${list(allowed)}.`,
  }),
  NOT_FOUND: ({ kind, id, nearest }) => {
    // An "army of entrant" has no id of its own: the id is that of the entrant.
    const [thing, owner] = kind.split(/ of (?!this )/);
    const missing =
      owner === undefined ? `No ${kind} has the id "${id}".` : `The ${owner} "${id}" has no ${thing}.`;
    return {
      title: `There is no such ${thing}`,
      detail: `${missing}${nearest && nearest.length > 0 ? ` Nearest: ${list(nearest)}.` : ''}`,
    };
  },
  GONE: ({ kind, id }) => ({
    title: `This ${kind} was deleted`,
    detail: `The ${kind} "${id}" was deleted: nothing of it can be read any more.`,
  }),
  UNAUTHENTICATED: () => ({
    title: 'A token is needed',
    detail: 'Send the token that belongs to it as "Authorization: Bearer <token>".',
  }),
  FORBIDDEN: ({ operation, allowedRoles }) => ({
    title: 'This token may not do that',
    detail: `${operation} is for: ${list(allowedRoles)}.`,
  }),
  WRONG_STATE: ({ state, operation, allowed, openTables }) => ({
    title: 'Not possible in this state',
    detail: `${operation} is not possible while the state is ${state}${openTables ? ` (open tables: ${openTables.join(', ')})` : ''}; allowed now: ${list(allowed)}.`,
  }),
  VERSION_MISMATCH: ({ given, current }) => ({
    title: 'It has changed since you read it',
    detail: `If-Match was ${given}, the version now is ${current}: read it again and repeat the change.`,
  }),
  CONFLICT: ({ detail }) => ({ title: 'The request conflicts with the current state', detail }),
  IDEMPOTENCY_KEY_REQUIRED: () => ({
    title: 'An Idempotency-Key is needed',
    detail:
      'Send a fresh "Idempotency-Key" (1-255 visible characters) with each change, the same one with each retry of it.',
  }),
  IDEMPOTENCY_KEY_REUSED: () => ({
    title: 'The Idempotency-Key was used for another request',
    detail: 'This key was already used with another body. Use a new key for a new change.',
  }),
  TOO_MUCH_WORK: ({ units, left }) => ({
    title: 'The request takes too much work',
    detail: `This question takes ${units} units of work, and ${left} of the request's ${MOST_WORK} are left: ask less at once, or send several requests.`,
  }),
  CONTENDED: ({ retryAfterSeconds }) => ({
    title: 'Too many changes of the same thing at once',
    detail: `Nothing was changed: repeat the request in ${retryAfterSeconds} s with the same Idempotency-Key.`,
  }),
  TOO_MANY_REQUESTS: ({ retryAfterSeconds }) => ({
    title: 'Too many requests from this address',
    detail: `Nothing was changed: repeat the request in ${retryAfterSeconds} s with the same Idempotency-Key.`,
  }),
  UNAVAILABLE: ({ retryAfterSeconds }) => ({
    title: 'The store does not answer',
    detail: `A change may or may not have happened: repeat it in ${retryAfterSeconds} s with the same Idempotency-Key, and it is applied once.`,
  }),
  INTERNAL: ({ requestId }) => ({
    title: 'Something broke here',
    detail: `It is logged under request id ${requestId}.`,
  }),
};

/**
 * Every code of a refusal.
 * @public The schema takes its values from here.
 */
export const errorCodes = Object.keys(describers) as readonly ErrorCode[];

export const errorText = <C extends ErrorCode>(error: AppError<C>) => describers[error.code](error);

/**
 * The facts of a refusal that a program may want beside the words: its fields without the code, the faults under
 * the name `errors`. Words of its own (`detail`) are part of the text already.
 */
export const errorFacts = ({ code: _code, ...facts }: AppError): Readonly<Record<string, unknown>> => {
  if ('faults' in facts) return { errors: facts.faults };
  if (!('detail' in facts)) return facts;
  const { detail: _detail, ...others } = facts;
  return others;
};
