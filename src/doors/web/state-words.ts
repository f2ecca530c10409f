/** Words that both the pages and the scripts in the browser say; apart, so that a script brings along no others. */

export const tournamentStates: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  REGISTRATION: 'Registration open',
  CHECK_IN: 'Check-in',
  ROUND_DRAWN: 'Round drawn',
  ROUND_STARTED: 'Round running',
  ROUND_COMPLETE: 'Between rounds',
  ALL_ROUNDS_COMPLETE: 'All rounds played',
  FINISHED: 'Finished',
};

export const entrantStatuses: Readonly<Record<string, string>> = {
  ACTIVE: 'playing',
  WAITING: 'waiting list',
  WITHDRAWN: 'withdrawn',
  DISQUALIFIED: 'disqualified',
  ABSENT: 'not checked in',
};
