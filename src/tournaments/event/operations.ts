import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { Role } from './facts';
import type { Tournament, TournamentState } from './tournament';

const whileRunning = [
  'REGISTRATION',
  'ROUND_DRAWN',
  'ROUND_STARTED',
  'ROUND_COMPLETE',
  'ALL_ROUNDS_COMPLETE',
] as const;

/**
 * In which states of a tournament each operation is possible. Reporting depends on its own round too: it must have been
 * started. Results can be corrected for ever.
 */
export const operationStates = {
  updateTournament: whileRunning,
  registerEntrant: whileRunning,
  withdrawEntrant: whileRunning,
  reinstateEntrant: whileRunning,
  drawRound: ['REGISTRATION', 'ROUND_COMPLETE'],
  setRoundTables: ['REGISTRATION', 'ROUND_COMPLETE', 'ROUND_DRAWN'],
  redrawRound: ['ROUND_DRAWN'],
  startRound: ['ROUND_DRAWN'],
  reportResult: ['ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE', 'ROUND_DRAWN', 'FINISHED'],
  finishTournament: ['ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
} as const satisfies Readonly<Record<string, readonly TournamentState[]>>;

export type Operation = keyof typeof operationStates;
export const operations = Object.keys(operationStates) as readonly Operation[];

/** The tournament in a state in which the operation is possible. */
export type Ready<O extends Operation> = Extract<Tournament, { state: (typeof operationStates)[O][number] }>;

/** The operation is not possible now; these are. */
export interface WrongState {
  readonly code: 'WRONG_STATE';
  readonly state: TournamentState;
  readonly operation: Operation;
  readonly allowed: readonly Operation[];
}

export const allowedIn = (state: TournamentState): readonly Operation[] =>
  operations.filter((operation) =>
    (operationStates[operation] as readonly TournamentState[]).includes(state),
  );

export const wrongState = (operation: Operation, state: TournamentState): Result<never, WrongState> =>
  refused({
    code: 'WRONG_STATE',
    state,
    operation,
    allowed: allowedIn(state).filter((other) => other !== operation),
  });

/** The tournament, known to be in a state in which `operation` is possible, or the refusal with what is possible. */
export const ready = <O extends Operation>(
  tournament: Tournament,
  operation: O,
): Result<Ready<O>, WrongState> =>
  (operationStates[operation] as readonly TournamentState[]).includes(tournament.state)
    ? ok(tournament as Ready<O>)
    : wrongState(operation, tournament.state);

/** Which roles may do what. Reading is for everyone, of a private tournament for any token of it. */
export const operationRoles: Readonly<Record<Operation, readonly Role[]>> = {
  updateTournament: ['ORGANISER'],
  registerEntrant: ['ORGANISER'],
  withdrawEntrant: ['ORGANISER'],
  reinstateEntrant: ['ORGANISER'],
  drawRound: ['ORGANISER'],
  setRoundTables: ['ORGANISER'],
  redrawRound: ['ORGANISER'],
  startRound: ['ORGANISER'],
  reportResult: ['ORGANISER'],
  finishTournament: ['ORGANISER'],
};
