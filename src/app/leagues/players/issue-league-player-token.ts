import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { hashText } from '../../kernel/store/credentials';
import { requestKey } from '../../kernel/store/mutation';
import { forOrganiser } from '../access';
import { playerTokenOf } from '../credentials';
import { playerViewOf } from '../views';
import { type LeaguePlayerToken, onePlayer, requestOf, changePlayer, presentPlayer } from './players';
import { handedOut } from '../../kernel/store/key-versions';

/** Gives a player a token to claim with; an earlier one stops working. */
export const issueLeaguePlayerToken = operation({
  name: 'issueLeaguePlayerToken',
  route: 'POST /v1/leagues/{league}/players/{player}/token',
  ...versionedLeagueChange,
  answers: 'LeaguePlayerToken',
  covers: ['F9'],

  input: z.strictObject(onePlayer),
  run: async (input, context: StoredContext) => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const request = requestOf(context, key.value);
    const tokenUnder = (keyring: Keyring): string => playerTokenOf(keyring, { ...input, request });
    return changePlayer(
      {
        operation: forOrganiser('issueLeaguePlayerToken'),
        input,
        player: input.player,
        decide: (player) => {
          const found = presentPlayer(player, input, context);
          return found.ok
            ? ok({ log: found.value.log, set: { tokenHash: hashText(tokenUnder(context.keyring)) } })
            : found;
        },
        answer: (log): LeaguePlayerToken => ({
          player: playerViewOf(input.league, input.player, log),
          playerToken: handedOut(context.keyring, log, { under: tokenUnder }),
        }),
      },
      context,
    );
  },
});
