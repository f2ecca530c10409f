import type { TournamentState } from './tournament';

/** Groups of states in which several operations of a tournament are possible. */

export const beforeRounds = ['REGISTRATION', 'CHECK_IN'] as const satisfies readonly TournamentState[];
export const whileOpen = [
  ...beforeRounds,
  'ROUND_DRAWN',
  'ROUND_STARTED',
  'ROUND_COMPLETE',
  'ALL_ROUNDS_COMPLETE',
] as const satisfies readonly TournamentState[];
export const onceOpen = [...whileOpen, 'FINISHED'] as const satisfies readonly TournamentState[];
export const always = ['DRAFT', ...onceOpen, 'CANCELLED'] as const satisfies readonly TournamentState[];
/** A result depends on its own round too: it must have been started. Results can be corrected for ever. */
export const onceStarted = [
  'ROUND_STARTED',
  'ROUND_COMPLETE',
  'ALL_ROUNDS_COMPLETE',
  'ROUND_DRAWN',
  'FINISHED',
] as const satisfies readonly TournamentState[];
