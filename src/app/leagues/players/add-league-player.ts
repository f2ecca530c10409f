import { type StoredContext, leagueChange, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { addPlayer } from './add-player';
import { leagueId } from '../fields';
import { playerName } from './players';

/** Adds a player under a number of six digits, its id. The identity is the number, not the name. */
export const addLeaguePlayer = operation({
  name: 'addLeaguePlayer',
  route: 'POST /v1/leagues/{league}/players',
  ...leagueChange,
  answers: 'LeaguePlayer',
  success: 201,
  location: '/v1/leagues/{league}/players/{id}',

  input: z.strictObject({ league: leagueId, name: playerName }),
  run: (input, context: StoredContext, self) =>
    addPlayer({ self, league: input.league, name: input.name, input }, context),
});
