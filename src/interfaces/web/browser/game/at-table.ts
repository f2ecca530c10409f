import type { Game } from '../../../../app/kernel/generated/answers';
import { type Asked, ask, newKey } from '../requests/api';
import { tableOf, tokenOfGame } from './kept-games';

/** Makes the sheet of a table of an event, which the first of its players who opens it does. */
export const openTable = (id: string): Promise<Asked<Game>> => {
  const { tournament = '', round, table, board } = tableOf(id) ?? {};
  return ask<Game>({
    method: 'POST',
    path: `/v1/tournaments/${encodeURIComponent(tournament)}/rounds/${round}/tables/${table}/game`,
    body: board === undefined ? {} : { board: Number(board) },
    token: tokenOfGame(id),
    key: newKey(),
  });
};
