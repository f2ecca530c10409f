import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { Tournament, TournamentState } from './tournament';

const beforeRounds = ['REGISTRATION', 'CHECK_IN'] as const;
const whileOpen = [
  ...beforeRounds,
  'ROUND_DRAWN',
  'ROUND_STARTED',
  'ROUND_COMPLETE',
  'ALL_ROUNDS_COMPLETE',
] as const;
const always = ['DRAFT', ...whileOpen, 'FINISHED'] as const;
const onceStarted = [
  'ROUND_STARTED',
  'ROUND_COMPLETE',
  'ALL_ROUNDS_COMPLETE',
  'ROUND_DRAWN',
  'FINISHED',
] as const;

/**
 * In which states of a tournament each operation is possible. Reporting depends on its own round too: it must have been
 * started. Results can be corrected for ever.
 */
export const operationStates = {
  updateTournament: ['DRAFT', ...whileOpen],
  openRegistration: ['DRAFT'],
  openCheckIn: ['REGISTRATION'],
  grantRole: always,
  revokeRole: always,
  registerEntrant: whileOpen,
  updateEntrant: [...whileOpen, 'FINISHED'],
  checkInEntrant: ['CHECK_IN', 'ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  recordCheck: whileOpen,
  submitArmy: whileOpen,
  publishArmyLists: [...whileOpen, 'FINISHED'],
  withdrawEntrant: whileOpen,
  reinstateEntrant: whileOpen,
  disqualifyEntrant: whileOpen,
  eraseEntrant: always,
  adjustEntrant: [...whileOpen, 'FINISHED'],
  setScore: [...whileOpen, 'FINISHED'],
  chooseFavouriteOpponent: onceStarted,
  drawRound: [...beforeRounds, 'ROUND_COMPLETE'],
  setRoundTables: [...beforeRounds, 'ROUND_COMPLETE', 'ROUND_DRAWN'],
  swapEntrants: ['ROUND_DRAWN'],
  redrawRound: ['ROUND_DRAWN'],
  startRound: ['ROUND_DRAWN'],
  extendRound: ['ROUND_STARTED'],
  reportResult: onceStarted,
  confirmResult: onceStarted,
  disputeResult: ['ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  ruleResult: onceStarted,
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
