import * as z from 'zod/mini';
import { leadersKilled, scoreOf } from '../../domain/games/score';
import { type Pair, asPair } from '../../shared/pair';
import type { Fault } from '../kernel/faults';
import type { GameReport } from '../kernel/generated/answers';
import { flag, withDefault } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, invalidField, invalidInput, mapAnswer, ok } from '../kernel/use-case';
import { outcomeFields } from '../tournaments/results/result-input';
import type { GameFacts } from '../tournaments/store/game-item';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';
import { type SeenGame, changesGame, readGame } from './game-access';
import { reportMatch, reportPlayed } from './report-match';

const { victoryPoints, leaderKilled, numbers, winner } = outcomeFields;

const input = z.strictObject({
  id: gameId,
  victoryPoints,
  leaderKilled,
  numbers,
  winner,
  reports: withDefault(
    flag('Whether the result is reported to the event of the table; true if omitted.'),
    true,
  ),
});
type FinishInput = z.output<typeof input>;

type Numbers = Pick<GameReport, 'leaderKilled'> & { readonly victoryPoints: Pair<number> };

/** Fields that the report of a game of a team match has no place for. */
const notOfMatch = ['leaderKilled', 'numbers', 'winner'] as const;

/** Faults of what is said beside the sheet: a game that is over keeps its points, and one of a match has nothing but points. */
const givenFaults = ({ table, endedWith }: GameFacts, given: FinishInput): readonly Fault[] => {
  const isOfMatch = table?.members !== undefined;
  const isSettled = endedWith !== undefined && (table === null || isOfMatch);
  const differs = given.victoryPoints?.some((points, side) => points !== endedWith?.[side as 0 | 1]) ?? false;
  return [
    ...notOfMatch
      .filter((field) => isOfMatch && given[field] !== undefined)
      .map((path) => ({
        path,
        code: 'NOT_ALLOWED' as const,
        message: 'has no place in a game of a team match',
      })),
    ...(isSettled && differs
      ? [
          {
            path: 'victoryPoints',
            code: 'INCONSISTENT' as const,
            message: `must be ${endedWith.join(' and ')}, with which the game ended`,
          },
        ]
      : []),
  ];
};

/** The numbers of the result: those of the sheet, which given ones must fit; given ones alone where the sheet does not score. */
const numbersOf = (facts: GameFacts, given: FinishInput): Answer<Numbers> => {
  const { setup, state, scenarioName, endedWith } = facts;
  const faults = givenFaults(facts, given);
  if (faults.length > 0) return invalidInput(faults);
  const killed = given.leaderKilled ?? leadersKilled(setup, state);
  const score = scoreOf(setup, state);
  if (!score) {
    const points = given.victoryPoints ?? endedWith;
    return points
      ? ok({ victoryPoints: asPair(points), leaderKilled: killed })
      : invalidField(
          'victoryPoints',
          'REQUIRED',
          'is required: this sheet has no scenario that it can score',
        );
  }
  if (score.impossible.length > 0)
    return invalidInput(
      score.impossible.map((message) => ({
        path: 'victoryPoints',
        code: 'INCONSISTENT' as const,
        message: `the sheet cannot be scored by ${scenarioName}: ${message}`,
      })),
    );
  const [first, second] = score.victoryPoints;
  const fits =
    given.victoryPoints === undefined ||
    (given.victoryPoints[0] === first && given.victoryPoints[1] === second);
  return fits
    ? ok({ victoryPoints: [first, second], leaderKilled: killed })
    : invalidField(
        'victoryPoints',
        'INCONSISTENT',
        `must be ${first} and ${second}, as the sheet says by ${scenarioName}: correct the sheet, or leave them out`,
      );
};

/** Whether the sheet says already that the game ended so. */
const isEnded = ({ finished, endedWith }: GameFacts, [first, second]: Pair<number>): boolean =>
  finished && endedWith?.[0] === first && endedWith[1] === second;

/** Reports the game to its event with all checks of a report; its status, null for a casual game. */
const reported = async (
  { facts: { table }, head }: SeenGame,
  { victoryPoints: points, leaderKilled: killed }: Numbers,
  { input: given, context }: { readonly input: FinishInput; readonly context: StoredContext },
): Promise<Answer<GameReport['status']>> => {
  if (!table || !given.reports) return ok(null);
  if (table.members)
    return reportMatch({ table, size: head?.teams?.size ?? 0, victoryPoints: points }, context);
  const leaderKilled = killed ? [...killed] : undefined;
  const { numbers: counted, winner: named } = given;
  const said = { victoryPoints: [...points], leaderKilled, numbers: counted, winner: named };
  return reportPlayed(table, said, context);
};

/**
 * Ends a game: its numbers become the report of the event, with all checks of `reportResult`, and the opponent confirms it as any
 * other. Victory Points and leaders come from the sheet; what the pack of the event asks beside is given. A game of a team match is a
 * game of the match's report, which is made once the last of them is over. A casual game just ends.
 */
export const finishGame = operation({
  name: 'finishGame',
  route: 'POST /v1/games/{id}/finish',
  function: 'tournaments',
  answers: 'GameReport',
  graphql: {
    input: 'FinishGameInput',
    inputDescription: 'What the sheet does not say.',
    inputIsOptional: true,
  },
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  writes: ['GAME', 'TOURNAMENT', 'LEAGUE'],
  covers: ['F5'],

  input,
  run: async (given, context: StoredContext, { name }): Promise<Answer<GameReport>> => {
    const { token } = context.caller;
    const seen = await readGame(context.store, given.id, token);
    if (!seen.ok) return seen;
    const allowed = changesGame(seen.value, name, token);
    if (!allowed.ok) return allowed;
    const counted = numbersOf(seen.value.facts, given);
    if (!counted.ok) return counted;
    const { victoryPoints: endedWith } = counted.value;
    const asked = { input: given, context };
    const status = await reported(seen.value, counted.value, asked);
    if (!status.ok) return status;
    const { id, ...rest } = given;
    const ended = await changeSheet(
      {
        operation: name,
        id,
        input: rest,
        whenFinished: true,
        set: ({ facts: before }) => ok(isEnded(before, endedWith) ? null : { finished: true, endedWith }),
      },
      context,
    );
    if (!ended.ok) return ended;
    // Another game of the match may have ended meanwhile: then this one was the last.
    const isOpen = status.value === null && seen.value.facts.table?.members !== undefined;
    const last = isOpen ? await reported(seen.value, counted.value, asked) : status;
    if (!last.ok) return last;
    return mapAnswer(ended, (game) => ({ ...counted.value, status: last.value, game }));
  },
});
