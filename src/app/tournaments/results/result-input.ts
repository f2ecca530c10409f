import { namesOf } from '../../../shared/names-of';
import * as z from 'zod/mini';
import { type Result, ok, refused } from '../../../shared/result';
import { type Outcome, type ResultKind, resultKinds } from '../../../domain/tournaments/event/outcome';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { type Fault, fault } from '../../kernel/faults';
import { fieldsOf, isGiven } from '../../kernel/unchecked';
import {
  type CrossFault,
  optional,
  oneOf,
  arrayOf,
  boundedText,
  inputObject,
  shortText,
  wholeNumber,
} from '../../kernel/input';
import { MOST_GAME_NUMBERS, MOST_VICTORY_POINTS } from '../../../domain/tournaments/limits';
import type { GameNumber } from '../../../domain/tournaments/pack/game-numbers';
import type { ScoringRules } from '../../../domain/tournaments/pack/pack';
import { playedResult } from '../../../domain/tournaments/scoring/game-score';
import { asPair } from '../../../shared/pair';
import { entrantIdText, victoryPoints } from '../fields';
import { type TeamMatch, matchOf, teamGames } from '../change/team-games';

/** How a caller says that a table ended. */

/** The fields that a result of each kind may have besides its kind, and the one that it needs. */
const fieldsOfKind: {
  readonly [K in ResultKind]: { readonly allowed: readonly string[]; readonly needed?: string };
} = {
  PLAYED: {
    allowed: ['victoryPoints', 'leaderKilled', 'winner', 'games', 'numbers'],
    needed: 'victoryPoints',
  },
  CONCESSION: { allowed: ['concededBy', 'winner'], needed: 'concededBy' },
  BOTH_LOST: { allowed: [] },
};
const resultFields = ['victoryPoints', 'leaderKilled', 'concededBy', 'winner', 'games', 'numbers'];

/** A field that its kind has no place for, or needs and has not. */
export const kindFaults = (value: unknown): readonly CrossFault[] => {
  const given = fieldsOf(value);
  const kind = namesOf(resultKinds).find((known) => known === given['kind']);
  if (kind === undefined) return [];
  const { allowed, needed } = fieldsOfKind[kind];
  const misplaced = resultFields.filter((field) => isGiven(given[field]) && !allowed.includes(field));
  // A team match has its games instead.
  const isMissing = needed !== undefined && !isGiven(given[needed]) && !isGiven(given['games']);
  return [
    ...misplaced.map((field) => fault([field], 'INCONSISTENT', `has no place in a result of kind ${kind}`)),
    ...(isMissing ? [fault([needed], 'REQUIRED', `is required for a result of kind ${kind}`)] : []),
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
  numbers: optional(
    arrayOf(
      inputObject('NumberInGameInput', "A number of the event's pack as each side has it.", {
        number: shortText('Its name.'),
        values: arrayOf(
          wholeNumber(0, MOST_VICTORY_POINTS, 'How much of it.'),
          [2, 2],
          'In the order of the table.',
        ),
      }),
      MOST_GAME_NUMBERS,
      "The numbers of the event's pack, each once; the Spare Player's second.",
    ),
  ),
  concededBy: optional(entrantIdText),
  winner: optional(
    boundedText(
      [0, 100],
      'The winner, "DRAW", or "SPARE" for the Spare Player. It counts where the pack of the event asks the players; elsewhere it is checked against the result, and never needed.',
    ),
  ),
};

/** These fields, checked one by one. */
export type GivenOutcome = {
  readonly [F in keyof typeof outcomeFields]?: z.output<(typeof outcomeFields)[F]>;
} & { readonly kind: ResultKind };

const sideName = (entrants: readonly number[], side: 0 | 1): string => {
  const number = entrants[side];
  return number === undefined ? 'SPARE' : entrantId(number);
};

type Played = Extract<Outcome, { kind: 'PLAYED' }>;

/** The one who has won by the rules of the pack; the Spare Player has no id. */
const winnerOf = (outcome: Outcome, { entrants, scoring }: Reported): string => {
  if (outcome.kind === 'BOTH_LOST') return 'NOBODY';
  if (outcome.kind === 'CONCESSION')
    return entrantId(entrants.find((number) => number !== outcome.concededBy) ?? 0);
  const { victoryPoints: points, leaderKilled: _, ...score } = outcome;
  const result = playedResult(scoring, { ...score, victoryPoints: asPair(points) }, 0);
  return result === 'DRAWN' ? 'DRAW' : sideName(entrants, result === 'WON' ? 0 : 1);
};

const listed = (numbers: readonly GameNumber[]): string => numbers.map(({ id }) => id).join(', ');

/** The pack's numbers of a game as they are stored, each once, or why they are not those of the pack. */
const numbersOf = (
  given: GivenOutcome['numbers'] = [],
  { scoring: { numbers = [] }, match }: Reported,
): Result<Pick<Played, 'numbers'>, readonly Fault[]> => {
  if (match !== null || numbers.length === 0)
    return given.length === 0
      ? ok({})
      : refused([
          fault('numbers', 'NOT_ALLOWED', 'has no place here: the pack of the event has no such numbers'),
        ]);
  const missing = numbers.filter(({ id }) => !given.some(({ number }) => number === id));
  const faults = given.flatMap(({ number, values }, index): readonly Fault[] => {
    const known = numbers.find(({ id }) => id === number);
    const path = `numbers[${index}]`;
    if (!known) return [fault(`${path}.number`, 'UNKNOWN_REFERENCE', `must be one of ${listed(numbers)}`)];
    if (given.findIndex((other) => other.number === number) < index)
      return [fault(`${path}.number`, 'DUPLICATE', `appears twice: ${number}`)];
    return values.some((value) => value > known.most)
      ? [fault(`${path}.values`, 'NOT_ALLOWED', `must be 0 to ${known.most} each`)]
      : [];
  });
  const needed =
    missing.length === 0
      ? []
      : [fault('numbers', 'REQUIRED', `must say the ${listed(missing)} of both sides`)];
  return faults.length + needed.length > 0
    ? refused([...needed, ...faults])
    : ok({ numbers: given.map(({ number, values }) => ({ number, values: asPair(values) })) });
};

/** The winner that the players name, where the pack asks them; null for a draw. */
const namedWinner = (
  { winner }: GivenOutcome,
  { scoring, entrants, match }: Reported,
): Result<Pick<Played, 'winner'>, readonly Fault[]> => {
  if (winner === undefined || scoring.winner !== 'REPORTED' || match !== null) return ok({});
  if (winner === 'DRAW') return ok({ winner: null });
  const sides = [sideName(entrants, 0), sideName(entrants, 1)];
  const side = sides.indexOf(winner);
  return side < 0
    ? refused([fault('winner', 'UNKNOWN_REFERENCE', `must be ${sides.join(', ')} or DRAW`)])
    : ok({ winner: side as 0 | 1 });
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
    return games === undefined ? ok({}) : refused([fault('games', 'NOT_ALLOWED', 'is for team events only')]);
  const found = matchOf(match, games);
  if (!found.ok || points === undefined) return found;
  const sum = found.value.victoryPoints;
  return points.every((value, side) => value === sum[side])
    ? found
    : refused([
        fault('victoryPoints', 'INCONSISTENT', `must be the Game Points of the games: ${sum.join(' and ')}`),
      ]);
};

/** The entrants of a table, and the rules that a result of it follows. */
export interface Reported {
  readonly entrants: readonly number[];
  readonly match: TeamMatch | null;
  readonly scoring: ScoringRules;
}

/** The facts of a played game besides its Victory Points, or everything that is wrong with it. */
const playedParts = (
  report: GivenOutcome,
  table: Reported,
): Result<Omit<Partial<Played>, 'kind'>, readonly Fault[]> => {
  const parts = [gamesOf(report, table.match), numbersOf(report.numbers, table), namedWinner(report, table)];
  const faults = parts.flatMap((part) => (part.ok ? [] : part.error));
  return faults.length > 0
    ? refused(faults)
    : ok(Object.assign({}, ...parts.map((part) => (part.ok ? part.value : {}))) as Partial<Played>);
};

/** How the table ended, by these fields, or why they do not fit who sits there. */
export const outcomeOf = (report: GivenOutcome, table: Reported): Result<Outcome, readonly Fault[]> => {
  const { entrants } = table;
  const parts = report.kind === 'PLAYED' ? playedParts(report, table) : ok({});
  if (!parts.ok) return parts;
  if (entrants.length === 1 && report.kind !== 'PLAYED')
    return refused([fault('kind', 'NOT_ALLOWED', 'must be PLAYED: this is a game against the Spare Player')]);
  const conceder = entrantNumber(report.concededBy ?? '') ?? 0;
  if (report.kind === 'CONCESSION' && !entrants.includes(conceder))
    return refused([
      fault('concededBy', 'UNKNOWN_REFERENCE', `must be one of ${entrants.map(entrantId).join(', ')}`),
    ]);

  const played = {
    victoryPoints: report.victoryPoints ?? [],
    leaderKilled: report.leaderKilled ?? null,
    ...parts.value,
  };
  const outcome: Outcome =
    report.kind === 'PLAYED'
      ? { kind: 'PLAYED', ...played }
      : report.kind === 'CONCESSION'
        ? { kind: 'CONCESSION', concededBy: conceder }
        : { kind: 'BOTH_LOST' };
  const won = winnerOf(outcome, table);
  return report.winner === undefined || report.winner === won
    ? ok(outcome)
    : refused([fault('winner', 'INCONSISTENT', `says ${report.winner}, but by this result it is ${won}`)]);
};
