import { boundedText } from '../../kernel/input';
import { leagueCodeChange } from '../../kernel/operation';
import { refused, conflict } from '../../kernel/use-case';
import { entrantIdText } from '../../tournaments/fields';
import { isClaimCode } from '../credentials';
import { member, playerId } from '../fields';
import { asPlayer } from '../leagues';
import { noPlayer } from '../players/players';
import { claimOperation, granted } from './change-claims';

/**
 * Claims an entrant with the code that the tournament's organiser has given it, with the token of the player. A
 * code works once.
 */
export const claimWithCode = claimOperation({
  name: 'claimWithCode',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims/code',
  ...leagueCodeChange,

  fields: {
    entrant: entrantIdText,
    member,
    player: playerId,
    code: boundedText([1, 100], 'The claim code, in any spelling of its letters.'),
  },
  change: (input, context, self) => {
    const { player, code } = input;
    const claimed = `${input.entrant}/${input.member}`;
    return {
      claimed,
      code,
      receipt: { code: claimed },
      players: [player],
      author: ({ players }) => {
        const own = players.get(player);
        return own ? asPlayer(own.facts, self, context) : noPlayer(player);
      },
      set: (seen) => {
        if (!isClaimCode(context.keyring, input, code))
          return refused({ code: 'FORBIDDEN', operation: self.name, allowedRoles: ['holder of the code'] });
        return seen.accepted.log.some(({ receipt }) => receipt?.['code'] === claimed)
          ? conflict('CODE_SPENT', 'This code has been used already.')
          : granted([input], seen, (_, field) => field);
      },
    };
  },
});
