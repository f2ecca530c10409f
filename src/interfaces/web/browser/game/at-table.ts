import type { Game } from '../../../../app/kernel/generated/answers';
import { type Asked, ask, newKey } from '../api';
import { tableOf, tokenOfGame } from './kept-games';

/** Makes the sheet of a table of an event, which the first of its players who opens it does. */
export const openTable = (id: string): Promise<Asked<Game>> => {
  const { tournament, round, table } = tableOf(id) ?? { tournament: '', round: 0, table: 0 };
  return ask<Game>({
    method: 'POST',
    path: `/v1/tournaments/${encodeURIComponent(tournament)}/rounds/${round}/tables/${table}/game`,
    body: {},
    token: tokenOfGame(id),
    key: newKey(),
  });
};
