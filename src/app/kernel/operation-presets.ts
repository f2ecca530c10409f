import type { OperationFacts } from './operation';

/** What operations of one sort declare alike: an operation spreads one of these and adds what is its own. */

/** Reads a tournament that goes on. */
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

/** The same, under the condition of the version that the caller last saw. */
export const versionedTournamentChange = {
  ...tournamentChange,
  ifMatch: true,
} as const satisfies Partial<OperationFacts>;

/** Changes the result of a table, of the version that the caller last saw. */
export const resultChange = {
  ...tournamentChange,
  answers: 'ReportedTable',
  ifMatch: 'REQUIRED',
} as const satisfies Partial<OperationFacts>;

/** Changes what stands of one entrant. */
export const entrantChange = {
  ...versionedTournamentChange,
  answers: 'Entrant',
  event: 'ENTRANT_CHANGED',
} as const satisfies Partial<OperationFacts>;

/** Reads a league, and its tournaments with it. */
export const leagueRead = {
  function: 'leagues',
  cache: 'live',
  reads: ['LEAGUE', 'TOURNAMENT'],
} as const satisfies Partial<OperationFacts>;

/** Changes a league under the condition of the version that the caller last saw; the request may be repeated. */
export const versionedLeagueChange = {
  function: 'leagues',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['LEAGUE', 'TOURNAMENT'],
  writes: ['LEAGUE', 'TOURNAMENT'],
} as const satisfies Partial<OperationFacts>;
