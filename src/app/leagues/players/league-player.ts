import { playerRecord } from '../../../domain/tournaments/league/league-game';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { LeaguePlayerPage } from '../../kernel/generated/answers';
import { shortHash } from '../../kernel/store/credentials';
import { ok } from '../../kernel/use-case';
import { playerId, seasonNumber } from '../fields';
import { oneSeason, placingOf } from '../season/one-season';
import { ratingView } from '../ratings/ranked-ratings';
import { presentPlayers } from './players';
import { ratingsAfter } from '../ratings/ratings-after';
import { seasonGamesOperation } from '../season/season-operation';

/**
 * A player's season, the last one where none is named; games and rating are of all seasons. Of a merged player, that of the player it
 * counts for.
 */
export const leaguePlayer = seasonGamesOperation({
  name: 'leaguePlayer',
  route: 'GET /v1/leagues/{league}/players/{player}',
  answers: 'LeaguePlayerPage',

  fields: { player: playerId, season: seasonNumber },
  answer: async (league, { season: all, games, input, context }) => {
    const season = oneSeason(league, all, input.season);
    if (!season.ok) return season;
    const own = playerIn(league.head.facts.merged, input.player);
    const found = await presentPlayers(league.id, [own], context);
    if (!found.ok) return found;
    const rating = ratingsAfter(games).get(own);
    return ok<LeaguePlayerPage>({
      league: league.id,
      season: season.value.number,
      player: found.value.names[0],
      ...placingOf(season.value, own),
      ...playerRecord(games, own),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([season.value.version, found.value.versions])),
    });
  },
});
