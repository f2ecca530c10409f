import { isStanding } from '../../domain/tournaments/event/tournament';
import type { MatchGame } from '../../domain/tournaments/teams/match-score';
import type { Pair } from '../../shared/pair';
import type { GameReport } from '../kernel/generated/answers';
import type { StoredContext } from '../kernel/operation';
import { getMany } from '../kernel/store/get-many';
import { loggedOf } from '../kernel/store/items';
import type { Address, Item } from '../kernel/store/store';
import { type Answer, mapAnswer, ok } from '../kernel/use-case';
import type { reportResult } from '../tournaments/results/report-result';
import { resultKind } from '../tournaments/store/read-tournament';
import { type GameTable, gameAddress, gameKind, tableGameId } from '../tournaments/store/game-item';

/** The report of a team match, made of the sheets of its games once all of them are over. */

/** A game of a match, which has just been ended with these points. */
export interface EndedBoard {
  readonly table: GameTable;
  /** The games of a match. */
  readonly size: number;
  readonly victoryPoints: Pair<number>;
}

type Status = GameReport['status'];

type ReportInput = Parameters<(typeof reportResult)['run']>[0];

const nothingSaid = {
  victoryPoints: undefined,
  leaderKilled: undefined,
  numbers: undefined,
  winner: undefined,
  games: undefined,
  concededBy: undefined,
  reason: undefined,
};

/** Reports a game that was played to its event, with all checks of a report: the status of the result. */
export const reportPlayed = async (
  { tournament, round, table }: Pick<ReportInput, 'tournament' | 'round' | 'table'>,
  said: Partial<ReportInput>,
  context: StoredContext,
): Promise<Answer<Status>> => {
  const { reportResult: report } = await import('../tournaments/results/report-result');
  const input = { ...nothingSaid, ...said, tournament, round, table, kind: 'PLAYED' as const };
  return mapAnswer(await report.run(input, context), ({ result }) => result?.status ?? null);
};

const gameOf = (item: Item | null | undefined): MatchGame | undefined => {
  const { table, endedWith } = loggedOf(gameKind, item)?.facts ?? {};
  return table?.members && endedWith && { members: table.members, victoryPoints: endedWith };
};

const resultOf = (item: Item | null | undefined): Status => {
  const place = loggedOf(resultKind, item);
  return place && isStanding(place) ? (place.facts.status ?? 'CONFIRMED') : null;
};

/** The status of the match's result, and the games that are over. */
const readMatchAt = async (
  { table, size, victoryPoints }: EndedBoard,
  { store }: StoredContext,
): Promise<Answer<{ readonly status: Status; readonly games: readonly MatchGame[] }>> => {
  const boards = Array.from({ length: size }, (_, index) => index + 1);
  const { tournament, round, table: number } = table;
  const addresses: readonly Address[] = [
    { item: 'RESULT', tournament, round, table: number },
    ...boards.map((board) => gameAddress(tableGameId({ ...table, board }))),
  ];
  const items = await getMany(store, addresses);
  if (!items.ok) return items;
  const [result, ...sheets] = items.value;
  return ok({
    status: resultOf(result),
    games: boards.flatMap((board, index) =>
      board === table.board && table.members
        ? [{ members: table.members, victoryPoints }]
        : (gameOf(sheets[index]) ?? []),
    ),
  });
};

/**
 * Reports the match of a game that is over, if it was the last one, with all checks of a report: the status of the result, null as long
 * as games are open. A match that has a result keeps it.
 */
export const reportMatch = async (ended: EndedBoard, context: StoredContext): Promise<Answer<Status>> => {
  const found = await readMatchAt(ended, context);
  if (!found.ok) return found;
  const { status, games } = found.value;
  if (status !== null || games.length < ended.size) return ok(status);
  const { tournament, round, table } = ended.table;
  const said = {
    games: games.map(({ members, victoryPoints }) => ({
      members: [...members],
      victoryPoints: [...victoryPoints],
      forfeit: undefined,
    })),
  };
  const done = await reportPlayed({ tournament, round, table }, said, context);
  if (done.ok) return done;
  // Two games may end at the same moment: whoever comes second finds the report of the other.
  const again = await readMatchAt(ended, context);
  return again.ok && again.value.status !== null ? ok(again.value.status) : done;
};
