import type { ResultKind } from '../../domain/tournaments/event/outcome';
import type { EntrantStatus, TournamentState } from '../../domain/tournaments/event/tournament';

/** Words that both the pages and the scripts in the browser say; apart, so that a script brings along no others. */

export const tournamentStates: Readonly<Record<TournamentState, string>> = {
  DRAFT: 'Draft',
  REGISTRATION: 'Registration open',
  CHECK_IN: 'Check-in',
  ROUND_DRAWN: 'Round drawn',
  ROUND_STARTED: 'Round running',
  ROUND_COMPLETE: 'Between rounds',
  ALL_ROUNDS_COMPLETE: 'All rounds played',
  FINISHED: 'Finished',
  CANCELLED: 'Cancelled',
};

export const entrantStatuses: Readonly<Record<EntrantStatus, string>> = {
  ACTIVE: 'playing',
  WAITING: 'waiting list',
  WITHDRAWN: 'withdrawn',
  DISQUALIFIED: 'disqualified',
  NOT_CHECKED_IN: 'not checked in',
  AWAITING_APPROVAL: 'awaiting approval',
};

/** A result in short: its Victory Points, or what it came to without any. */
const endings: Readonly<Record<Exclude<ResultKind, 'PLAYED'>, string>> = {
  CONCESSION: 'conceded',
  BOTH_LOST: 'both lost',
};
export const resultInShort = ({
  kind,
  victoryPoints,
}: {
  readonly kind: ResultKind;
  readonly victoryPoints?: readonly number[] | null;
}): string => (kind === 'PLAYED' ? (victoryPoints ?? []).join('–') : endings[kind]);
