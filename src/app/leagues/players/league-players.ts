import type { LeaguePlayerList } from '../../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { loggedOf } from '../../kernel/store/items';
import { cursor, leagueId, limit } from '../fields';
import { playerKind, readHead } from '../stored-league';
import { unknownCursor } from '../page';
import { playerView } from '../views';

const PLAYER_ID = /^[A-Za-z0-9]+$/;

/** The players by id. A page repeats and skips nobody, whoever joins meanwhile. */
export const leaguePlayers = operation({
  name: 'leaguePlayers',
  route: 'GET /v1/leagues/{league}/players',
  ...leagueRead,
  answers: 'LeaguePlayerList',

  input: z.strictObject({ league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    if (input.cursor !== undefined && !PLAYER_ID.test(input.cursor)) return unknownCursor();
    const [head, page] = await Promise.all([
      readHead(input.league, context),
      context.store.leaguePlayers(input.league, input.limit, input.cursor),
    ]);
    if (!head.ok) return head;
    if (!page.ok) return page;
    const items = page.value.items.flatMap((item) => {
      const player = loggedOf(playerKind, item);
      return player && item.address.item === 'PLAYER'
        ? [playerView(input.league, item.address.player, player)]
        : [];
    });
    return ok<LeaguePlayerList>({ items, nextCursor: page.value.next });
  },
});
