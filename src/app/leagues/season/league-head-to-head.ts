import type { LeagueHeadToHead } from '../../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { headToHead } from '../../../domain/tournaments/league/head-to-head';
import { ok } from '../../../shared/result';
import { type CrossFault, crossCheck } from '../../kernel/input';
import { shortHash } from '../../kernel/store/credentials';
import { leagueId, playerId } from '../fields';
import { playedSeason, presentPlayers } from './player-page';

const sameFault = (value: unknown): readonly CrossFault[] => {
  const { player, opponent } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof player === 'string' && player === opponent
    ? [{ path: ['opponent'], code: 'DUPLICATE', message: 'must be another player' }]
    : [];
};

/** Every game of the season between two players, seen by the first. */
export const leagueHeadToHead = operation({
  name: 'leagueHeadToHead',
  route: 'GET /v1/leagues/{league}/players/{player}/against/{opponent}',
  ...leagueRead,
  answers: 'LeagueHeadToHead',

  input: z
    .strictObject({ league: leagueId, player: playerId, opponent: playerId })
    .check(crossCheck(sameFault)),
  run: async (input, context: StoredContext) => {
    const played = await playedSeason(input.league, context);
    if (!played.ok) return played;
    const found = await presentPlayers(input.league, [input.player, input.opponent], context);
    if (!found.ok) return found;
    return ok<LeagueHeadToHead>({
      league: input.league,
      player: found.value.names[0] ?? { id: input.player, name: null },
      opponent: found.value.names[1] ?? { id: input.opponent, name: null },
      ...headToHead(played.value.games, input.player, input.opponent),
      version: shortHash(JSON.stringify([played.value.season.version, found.value.versions])),
    });
  },
});
