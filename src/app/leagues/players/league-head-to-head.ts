import { headToHead } from '../../../domain/tournaments/league/head-to-head';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { LeagueHeadToHead } from '../../kernel/generated/answers';
import type { CrossFault } from '../../kernel/input';
import { shortHash } from '../../kernel/store/credentials';
import { ok } from '../../kernel/use-case';
import { playerId } from '../fields';
import { presentPlayers } from './players';
import { seasonGamesOperation } from '../season/season-operation';

const sameFault = (value: unknown): readonly CrossFault[] => {
  const { player, opponent } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof player === 'string' && player === opponent
    ? [{ path: ['opponent'], code: 'DUPLICATE', message: 'must be another player' }]
    : [];
};

/** Every game of the season between two players, seen by the first. */
export const leagueHeadToHead = seasonGamesOperation({
  name: 'leagueHeadToHead',
  route: 'GET /v1/leagues/{league}/players/{player}/against/{opponent}',
  answers: 'LeagueHeadToHead',

  fields: { player: playerId, opponent: playerId },
  faults: sameFault,
  answer: async ({ id: league, head: { facts } }, { season, games, input, context }) => {
    const player = playerIn(facts.merged, input.player);
    const opponent = playerIn(facts.merged, input.opponent);
    const found = await presentPlayers(league, [player, opponent], context);
    if (!found.ok) return found;
    const { names, versions } = found.value;
    return ok<LeagueHeadToHead>({
      league,
      player: names[0],
      opponent: names[1],
      ...headToHead(games, player, opponent),
      version: shortHash(JSON.stringify([season.version, versions])),
    });
  },
});
