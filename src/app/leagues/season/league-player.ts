import { playerRecord } from '../../../domain/tournaments/league/league-game';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import { seasonTable } from '../../../domain/tournaments/league/season-table';
import type { LeaguePlayerPage } from '../../kernel/generated/answers';
import { shortHash } from '../../kernel/store/credentials';
import { ok } from '../../kernel/use-case';
import { playerId, seasonNumber } from '../fields';
import { oneSeason } from './one-season';
import { placingView } from './league-table';
import { presentPlayers, ratingView } from './player-page';
import { ratingsAfter } from './ratings-after';
import { gamesOfSeason, placingsOf } from './season';
import { seasonOperation } from './season-operation';

/**
 * A player's season, the last one where none is named; games and rating are of all seasons. Of a merged player, that of the player it
 * counts for.
 */
export const leaguePlayer = seasonOperation({
  name: 'leaguePlayer',
  route: 'GET /v1/leagues/{league}/players/{player}',
  answers: 'LeaguePlayerPage',

  fields: { player: playerId, season: seasonNumber },
  answer: async (league, { season, input, context }) => {
    const { id, head } = league;
    const one = oneSeason(league, season, input.season);
    if (!one.ok) return one;
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    const own = playerIn(head.facts.merged, input.player);
    const found = await presentPlayers(id, [own], context);
    if (!found.ok) return found;
    const line = seasonTable(one.value.rule, placingsOf(one.value)).find(({ player }) => player === own);
    const rating = ratingsAfter(games.value).get(own);
    return ok<LeaguePlayerPage>({
      league: id,
      season: one.value.number,
      player: found.value.names[0] ?? { id: own, name: null },
      rank: line?.rank ?? null,
      tied: line?.tied ?? false,
      points: line?.points ?? 0,
      placings: line?.placings.map(placingView) ?? [],
      ...playerRecord(games.value, own),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([one.value.version, found.value.versions])),
    });
  },
});
