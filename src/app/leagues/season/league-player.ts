import type { LeaguePlayerPage } from '../../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { playerRecord } from '../../../domain/tournaments/league/league-game';
import { seasonTable } from '../../../domain/tournaments/league/season-table';
import { ok } from '../../../shared/result';
import { shortHash } from '../../kernel/store/credentials';
import { leagueId, playerId } from '../fields';
import { placingView } from './league-table';
import { ratingsAfter } from './ratings-after';
import { placingsOf } from './season';
import { playedSeason, presentPlayers, ratingView } from './player-page';

/** A player's season. */
export const leaguePlayer = operation({
  name: 'leaguePlayer',
  route: 'GET /v1/leagues/{league}/players/{player}',
  ...leagueRead,
  answers: 'LeaguePlayerPage',

  input: z.strictObject({ league: leagueId, player: playerId }),
  run: async (input, context: StoredContext) => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const found = await presentPlayers(input.league, [input.player], context);
    if (!found.ok) return found;
    const { league, season, games } = played.value;
    const table = seasonTable(league.head.facts.rule, placingsOf(season));
    const line = table.find(({ player }) => player === input.player);
    const rating = ratingsAfter(games).get(input.player);
    return ok<LeaguePlayerPage>({
      league: input.league,
      player: found.value.names[0] ?? { id: input.player, name: null },
      rank: line?.rank ?? null,
      tied: line?.tied ?? false,
      points: line?.points ?? 0,
      placings: line?.placings.map(placingView) ?? [],
      ...playerRecord(games, input.player),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([season.version, found.value.versions])),
    });
  },
});
