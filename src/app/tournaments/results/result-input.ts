import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { type Result, ok, refused } from '../../../shared/result';
import { type Outcome, type ResultKind, resultKinds } from '../../../domain/tournaments/event/facts';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import type { Fault } from '../../kernel/faults';
import { type CrossFault, optional, oneOf, arrayOf, boundedText } from '../../kernel/input';
import { entrantIdText, victoryPoints } from '../fields';
import { type TeamMatch, matchOf, teamGames } from '../change/team-games';

/** How a caller says that a table ended. */

/** The fields that a result of each kind may have besides its kind. */
const fieldsOf: { readonly [K in ResultKind]: readonly string[] } = {
  PLAYED: ['victoryPoints', 'leaderKilled', 'winner', 'games'],
  CONCESSION: ['concededBy', 'winner'],
  BOTH_LOST: [],
};
const neededBy: { readonly [K in ResultKind]: readonly string[] } = {
  PLAYED: ['victoryPoints'],
  CONCESSION: ['concededBy'],
  BOTH_LOST: [],
};
const resultFields = ['victoryPoints', 'leaderKilled', 'concededBy', 'winner', 'games'];

const isKind = (kind: unknown): kind is ResultKind => namesOf(resultKinds).includes(kind as ResultKind);

/** A field that its kind has no place for, or needs and has not. */
export const kindFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (!isKind(kind)) return [];
  const has = (field: string): boolean => given[field] !== undefined && given[field] !== null;
  return [
    ...resultFields
      .filter((field) => has(field) && !fieldsOf[kind].includes(field))
      .map((field) => ({
        path: [field],
        code: 'INCONSISTENT' as const,
        message: `has no place in a result of kind ${kind}`,
      })),
    ...neededBy[kind]
      // A team match has its games instead.
      .filter((field) => !has(field) && !has('games'))
      .map((field) => ({
        path: [field],
        code: 'REQUIRED' as const,
        message: `is required for a result of kind ${kind}`,
      })),
  ];
};

export const outcomeFields = {
  kind: oneOf(
    'ResultKind',
    resultKinds,
    'PLAYED with Victory Points; CONCESSION; or BOTH_LOST, as a referee ruled.',
  ),
  victoryPoints: optional(
    arrayOf(
      victoryPoints,
      [2, 2],
      "Each side's Victory Points in the order of the table; the Spare Player's second.",
    ),
  ),
  leaderKilled: optional(
    arrayOf(z.boolean(), [2, 2], 'Whether each side killed the enemy leader; leave it out if nobody knows.'),
  ),
  games: teamGames,
  concededBy: optional(entrantIdText),
  winner: optional(
    boundedText(
      [0, 100],
      'The winner, "DRAW", or "SPARE" for the Spare Player: checked against the result, never needed.',
    ),
  ),
};

/** These fields, checked one by one. */
export type GivenOutcome = {
  readonly [F in keyof typeof outcomeFields]?: z.output<(typeof outcomeFields)[F]>;
} & { readonly kind: ResultKind };

const fault = (path: string, message: string, code: Fault['code'] = 'INCONSISTENT'): Fault => ({
  path,
  code,
  message,
});

/** The one who won by the Victory Points or the concession; the Spare Player has no id. */
const winnerOf = (outcome: Outcome, entrants: readonly number[]): string => {
  if (outcome.kind === 'BOTH_LOST') return 'NOBODY';
  if (outcome.kind === 'CONCESSION')
    return entrantId(entrants.find((number) => number !== outcome.concededBy) ?? 0);
  const [first = 0, second = 0] = outcome.victoryPoints;
  if (first === second) return 'DRAW';
  const number = entrants[first > second ? 0 : 1];
  return number === undefined ? 'SPARE' : entrantId(number);
};

/** The games of a team match with its Game Points; nothing at another table. */
const gamesOf = (
  { games, victoryPoints: points }: GivenOutcome,
  match: TeamMatch | null,
): Result<
  Pick<Extract<Outcome, { kind: 'PLAYED' }>, 'games'> & { readonly victoryPoints?: readonly number[] },
  readonly Fault[]
> => {
  if (match === null)
    return games === undefined ? ok({}) : refused([fault('games', 'is for team events only', 'NOT_ALLOWED')]);
  const found = matchOf(match, games);
  if (!found.ok || points === undefined) return found;
  const sum = found.value.victoryPoints;
  return points.every((value, side) => value === sum[side])
    ? found
    : refused([fault('victoryPoints', `must be the Game Points of the games: ${sum.join(' and ')}`)]);
};

/** How the table ended, by these fields, or why they do not fit who sits there. */
export const outcomeOf = (
  report: GivenOutcome,
  { entrants, match }: { readonly entrants: readonly number[]; readonly match: TeamMatch | null },
): Result<Outcome, readonly Fault[]> => {
  const games = report.kind === 'PLAYED' ? gamesOf(report, match) : ok({});
  if (!games.ok) return games;
  if (entrants.length === 1 && report.kind !== 'PLAYED')
    return refused([fault('kind', 'must be PLAYED: this is a game against the Spare Player', 'NOT_ALLOWED')]);
  const conceder = entrantNumber(report.concededBy ?? '') ?? 0;
  if (report.kind === 'CONCESSION' && !entrants.includes(conceder))
    return refused([
      fault('concededBy', `must be one of ${entrants.map(entrantId).join(', ')}`, 'UNKNOWN_REFERENCE'),
    ]);

  const played = {
    victoryPoints: report.victoryPoints ?? [],
    leaderKilled: report.leaderKilled ?? null,
    ...games.value,
  };
  const outcome: Outcome =
    report.kind === 'PLAYED'
      ? { kind: 'PLAYED', ...played }
      : report.kind === 'CONCESSION'
        ? { kind: 'CONCESSION', concededBy: conceder }
        : { kind: 'BOTH_LOST' };
  const won = winnerOf(outcome, entrants);
  return report.winner === undefined || report.winner === won
    ? ok(outcome)
    : refused([fault('winner', `says ${report.winner}, but by this result it is ${won}`)]);
};
