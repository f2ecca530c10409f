import { playerRecord } from '../../../domain/tournaments/league/league-game';
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

/** A player's season: the last one where none is named. Games and rating are of all seasons. */
export const leaguePlayer = seasonOperation({
  name: 'leaguePlayer',
  route: 'GET /v1/leagues/{league}/players/{player}',
  answers: 'LeaguePlayerPage',

  fields: { player: playerId, season: seasonNumber },
  answer: async (league, { season, input, context }) => {
    const { id } = league;
    const one = oneSeason(league, season, input.season);
    if (!one.ok) return one;
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    const found = await presentPlayers(id, [input.player], context);
    if (!found.ok) return found;
    const line = seasonTable(one.value.rule, placingsOf(one.value)).find(
      ({ player }) => player === input.player,
    );
    const rating = ratingsAfter(games.value).get(input.player);
    return ok<LeaguePlayerPage>({
      league: id,
      season: one.value.number,
      player: found.value.names[0] ?? { id: input.player, name: null },
      rank: line?.rank ?? null,
      tied: line?.tied ?? false,
      points: line?.points ?? 0,
      placings: line?.placings.map(placingView) ?? [],
      ...playerRecord(games.value, input.player),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([one.value.version, found.value.versions])),
    });
  },
});
