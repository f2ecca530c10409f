import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { StoredContext } from '../../kernel/store/context';
import { forOrganiser } from '../access';
import { playerViewOf } from '../views';
import { onePlayer, playerName, changePlayer, presentPlayer } from './players';

/** Changes a player's name. */
export const renameLeaguePlayer = operation({
  name: 'renameLeaguePlayer',
  route: 'PATCH /v1/leagues/{league}/players/{player}',
  ...versionedLeagueChange,
  answers: 'LeaguePlayer',
  covers: ['F9'],

  input: z.strictObject({ ...onePlayer, name: playerName }),
  run: (input, context: StoredContext) =>
    changePlayer(
      {
        operation: forOrganiser('renameLeaguePlayer'),
        input,
        player: input.player,
        decide: (player) => {
          const found = presentPlayer(player, input, context);
          return found.ok ? ok({ log: found.value.log, set: { name: input.name } }) : found;
        },
        answer: (log) => playerViewOf(input.league, input.player, log),
      },
      context,
    ),
});
