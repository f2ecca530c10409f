import * as z from 'zod/mini';
import { leadersKilled, scoreOf } from '../../domain/games/score';
import type { GameReport } from '../kernel/generated/answers';
import { flag, withDefault } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, invalidField, invalidInput, mapAnswer, ok } from '../kernel/use-case';
import { outcomeFields } from '../tournaments/results/result-input';
import type { GameFacts } from '../tournaments/store/game-item';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';
import { changesGame, readGame } from './game-access';

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

type Numbers = Pick<GameReport, 'victoryPoints' | 'leaderKilled'>;

/** The numbers of the result: those of the sheet, which given ones must fit; given ones alone where the sheet does not score. */
const numbersOf = (
  { setup, state, scenarioName }: GameFacts,
  given: Pick<FinishInput, 'victoryPoints' | 'leaderKilled'>,
): Answer<Numbers> => {
  const killed = given.leaderKilled ?? leadersKilled(setup, state);
  const score = scoreOf(setup, state);
  if (!score) {
    return given.victoryPoints
      ? ok({ victoryPoints: given.victoryPoints, leaderKilled: killed })
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

/** Reports the game to its event with all checks of a report; its status, null for a casual game. */
const reported = async (
  { table }: GameFacts,
  { victoryPoints: points, leaderKilled: killed }: Numbers,
  { input: given, context }: { readonly input: FinishInput; readonly context: StoredContext },
): Promise<Answer<GameReport['status']>> => {
  if (!table || !given.reports) return ok(null);
  const { reportResult } = await import('../tournaments/results/report-result');
  const done = await reportResult.run(
    {
      tournament: table.tournament,
      round: table.round,
      table: table.table,
      kind: 'PLAYED',
      victoryPoints: [...points],
      leaderKilled: killed ? [...killed] : undefined,
      numbers: given.numbers,
      winner: given.winner,
      games: undefined,
      concededBy: undefined,
      reason: undefined,
    },
    context,
  );
  return mapAnswer(done, ({ result }) => result?.status ?? null);
};

/**
 * Ends a game: its numbers become the report of the event, with all checks of `reportResult`, and the opponent confirms it as any
 * other. Victory Points and leaders come from the sheet; what the pack of the event asks beside is given. A casual game just ends.
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
    const { facts } = seen.value;
    const counted = numbersOf(facts, given);
    if (!counted.ok) return counted;
    const status = await reported(facts, counted.value, { input: given, context });
    if (!status.ok) return status;
    const { id, ...asked } = given;
    const ended = await changeSheet(
      {
        operation: name,
        id,
        input: asked,
        whenFinished: true,
        set: ({ facts: { finished } }) => ok(finished ? null : { finished: true }),
      },
      context,
    );
    return mapAnswer(ended, (game) => ({ ...counted.value, status: status.value, game }));
  },
});
