import { playerRecord } from '../../../domain/tournaments/league/league-game';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import { seasonTable } from '../../../domain/tournaments/league/season-table';
import type { LeaguePlayerPage } from '../../kernel/generated/answers';
import { shortHash } from '../../kernel/store/credentials';
import { ok } from '../../kernel/use-case';
import { playerId } from '../fields';
import { placingView } from './league-table';
import { presentPlayers, ratingView } from './player-page';
import { ratingsAfter } from './ratings-after';
import { gamesOfSeason, placingsOf } from './season';
import { seasonOperation } from './season-operation';

/** A player's season; of a merged player, that of the player it counts for. */
export const leaguePlayer = seasonOperation({
  name: 'leaguePlayer',
  route: 'GET /v1/leagues/{league}/players/{player}',
  answers: 'LeaguePlayerPage',

  fields: { player: playerId },
  answer: async ({ id, head }, { season, input, context }) => {
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    const own = playerIn(head.facts.merged, input.player);
    const found = await presentPlayers(id, [own], context);
    if (!found.ok) return found;
    const line = seasonTable(head.facts.rule, placingsOf(season)).find(({ player }) => player === own);
    const rating = ratingsAfter(games.value).get(own);
    return ok<LeaguePlayerPage>({
      league: id,
      player: found.value.names[0] ?? { id: own, name: null },
      rank: line?.rank ?? null,
      tied: line?.tied ?? false,
      points: line?.points ?? 0,
      placings: line?.placings.map(placingView) ?? [],
      ...playerRecord(games.value, own),
      rating: rating ? ratingView(rating) : null,
      version: shortHash(JSON.stringify([season.version, found.value.versions])),
    });
  },
});
