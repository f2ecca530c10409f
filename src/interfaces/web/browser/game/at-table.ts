import type { CreatedGame, Game } from '../../../../app/kernel/generated/answers';
import { ask, newKey } from '../api';
import { tokenFor } from '../tokens';
import { keepGame, keptGames } from './kept-games';
import { openGame, page, redraw, take } from './model';

/** The sheet of a table of an event: made by the first of its players who opens it, with the token of the event. */

type Seat = readonly [tournament: string, round: string, table: string];

/** Without a connection a table opens that this phone has opened before. */
const known = (seat: string): string | undefined => keptGames().find(({ at }) => at === seat)?.id;

export const openTable = async (seat: Seat): Promise<void> => {
  const [tournament, round, table] = seat;
  const at = seat.join('/');
  const asked = await ask<CreatedGame | Game>({
    method: 'POST',
    path: `/v1/tournaments/${encodeURIComponent(tournament)}/rounds/${round}/tables/${table}/game`,
    body: {},
    token: tokenFor(tournament),
    key: newKey(),
  });
  const kept = known(at);
  if (asked.kind === 'OK') {
    const game = 'game' in asked.value ? asked.value.game : asked.value;
    keepGame({ id: game.id, tournament, at });
    history.replaceState(null, '', `#${game.id}`);
    openGame(game.id);
    return take(game, asked.etag);
  }
  if (asked.kind === 'OFFLINE' && kept !== undefined) return openGame(kept);
  page.isOffline = asked.kind === 'OFFLINE';
  page.refusal = asked.kind === 'REFUSED' ? asked.problem : null;
  redraw();
};
