import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { onePlayer, playerName, changePlayer } from './players';

/** Changes a player's name. */
export const renameLeaguePlayer = operation({
  name: 'renameLeaguePlayer',
  route: 'PATCH /v1/leagues/{league}/players/{player}',
  ...versionedLeagueChange,
  answers: 'LeaguePlayer',

  input: z.strictObject({ ...onePlayer, name: playerName }),
  run: (input, context: StoredContext, self) =>
    changePlayer({ self, input, decide: () => ok({ set: { name: input.name } }) }, context),
});
