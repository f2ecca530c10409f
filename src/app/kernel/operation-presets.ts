import type { OperationFacts } from './operation';

/** Declarations that operations of one kind share: an operation spreads one of these and adds its own. */

/** Reads a running tournament. */
export const tournamentRead = {
  function: 'tournaments',
  cache: 'live',
  reads: ['TOURNAMENT'],
} as const satisfies Partial<OperationFacts>;

/** Changes a tournament, and the tables of its leagues with it; the request may be repeated. */
export const tournamentChange = {
  function: 'tournaments',
  idempotencyKey: true,
  reads: ['TOURNAMENT'],
  writes: ['TOURNAMENT', 'LEAGUE'],
} as const satisfies Partial<OperationFacts>;

/** Changes a tournament under the condition of If-Match. */
export const versionedTournamentChange = {
  ...tournamentChange,
  ifMatch: true,
} as const satisfies Partial<OperationFacts>;

/** Reads a league, and its tournaments with it. */
export const leagueRead = {
  function: 'leagues',
  cache: 'live',
  reads: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],
} as const satisfies Partial<OperationFacts>;

/** Changes a league under the condition of If-Match; the request may be repeated. */
export const versionedLeagueChange = {
  function: 'leagues',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['LEAGUE', 'TOURNAMENT'],
  writes: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],
} as const satisfies Partial<OperationFacts>;
