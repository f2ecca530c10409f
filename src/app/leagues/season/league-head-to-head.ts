import { headToHead } from '../../../domain/tournaments/league/head-to-head';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { LeagueHeadToHead } from '../../kernel/generated/answers';
import type { CrossFault } from '../../kernel/input';
import { shortHash } from '../../kernel/store/credentials';
import { ok } from '../../kernel/use-case';
import { playerId } from '../fields';
import { presentPlayers } from './player-page';
import { gamesOfSeason } from './season';
import { seasonOperation } from './season-operation';

const sameFault = (value: unknown): readonly CrossFault[] => {
  const { player, opponent } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof player === 'string' && player === opponent
    ? [{ path: ['opponent'], code: 'DUPLICATE', message: 'must be another player' }]
    : [];
};

/** Every game of the season between two players, seen by the first. */
export const leagueHeadToHead = seasonOperation({
  name: 'leagueHeadToHead',
  route: 'GET /v1/leagues/{league}/players/{player}/against/{opponent}',
  answers: 'LeagueHeadToHead',

  fields: { player: playerId, opponent: playerId },
  faults: sameFault,
  answer: async ({ id: league, head }, { season, input, context }) => {
    const player = playerIn(head.facts.merged, input.player);
    const opponent = playerIn(head.facts.merged, input.opponent);
    const games = await gamesOfSeason(season.settled, context);
    if (!games.ok) return games;
    const found = await presentPlayers(league, [player, opponent], context);
    if (!found.ok) return found;
    return ok<LeagueHeadToHead>({
      league,
      player: found.value.names[0] ?? { id: player, name: null },
      opponent: found.value.names[1] ?? { id: opponent, name: null },
      ...headToHead(games.value, player, opponent),
      version: shortHash(JSON.stringify([season.version, found.value.versions])),
    });
  },
});
