import type { LeaguePlayerToken } from '../../kernel/generated/answers';
import { type Answer, mapAnswer, ok } from '../../kernel/use-case';
import { playerView } from '../views';
import { changePlayerRecord, onePlayer, requestOf } from './players';
import { operation, versionedLeagueChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { hashText } from '../../kernel/store/credentials';
import { requestKey } from '../../kernel/store/mutation';
import { playerTokenOf } from '../credentials';
import { handedOut } from '../../kernel/store/key-versions';

/** Gives a player a token to claim with; an earlier one stops working. */
export const issueLeaguePlayerToken = operation({
  name: 'issueLeaguePlayerToken',
  route: 'POST /v1/leagues/{league}/players/{player}/token',
  ...versionedLeagueChange,
  answers: 'LeaguePlayerToken',

  input: z.strictObject(onePlayer),
  run: async (input, context: StoredContext, self): Promise<Answer<LeaguePlayerToken>> => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const request = requestOf(context, key.value);
    const tokenUnder = (keyring: Keyring): string => playerTokenOf(keyring, { ...input, request });
    const decide = () => ok({ set: { tokenHash: hashText(tokenUnder(context.keyring)) } });
    const changed = await changePlayerRecord({ self, input, decide }, context);
    return mapAnswer(changed, (player) => ({
      player: playerView(input.league, input.player, player),
      playerToken: handedOut(context.keyring, player.log, { under: tokenUnder }),
    }));
  },
});
