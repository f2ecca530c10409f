import { boundedText } from '../../kernel/input';
import { asPlayer } from '../leagues';
import { tournamentOfLeague } from '../change-league';
import { changeClaims, granted } from './change-claims';
import { type StoredContext, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Logged } from '../../../shared/change-log';
import type { AcceptedFacts } from '../../../domain/tournaments/league/facts';
import { refused, conflict } from '../../kernel/use-case';
import { hashText } from '../../kernel/store/credentials';
import { guardedCode } from '../../kernel/store/rate-limit';
import { entrantIdText } from '../../tournaments/fields';
import { isClaimCode } from '../credentials';
import { member, playerId } from '../fields';
import { noPlayer } from '../players/players';

const wasSpent = ({ log }: Logged<AcceptedFacts>, claimed: string): boolean =>
  log.some(({ receipt }) => receipt?.['code'] === claimed);

/**
 * Claims an entrant with the code that the tournament's organiser has given it, with the token of the player. A
 * code works once.
 */
export const claimWithCode = operation({
  name: 'claimWithCode',
  route: 'POST /v1/leagues/{league}/tournaments/{tournament}/claims/code',
  function: 'leagues',
  answers: 'ChangedClaims',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['LEAGUE', 'TOURNAMENT', 'RATE'],
  writes: ['LEAGUE', 'TOURNAMENT', 'RATE'],
  covers: ['F9'],

  input: z.strictObject({
    ...tournamentOfLeague,
    entrant: entrantIdText,
    member,
    player: playerId,
    code: boundedText([1, 100], 'The claim code, in any spelling of its letters.'),
  }),
  run: (input, context: StoredContext, self) => {
    const { league, tournament, entrant, player } = input;
    const claimed = `${entrant}/${input.member}`;
    const claim = () =>
      changeClaims(
        {
          self,
          idempotencyScope: [league, tournament, claimed],
          input,
          players: [player],
          author: ({ players }) => {
            const own = players.get(player);
            return own ? asPlayer(own.facts, self, context) : noPlayer(player);
          },
          set: (seen) => {
            if (
              !isClaimCode(context.keyring, { league, tournament, entrant, member: input.member }, input.code)
            )
              return refused({
                code: 'FORBIDDEN',
                operation: self.name,
                allowedRoles: ['holder of the code'],
              });
            if (wasSpent(seen.accepted, claimed))
              return conflict('CODE_SPENT', 'This code has been used already.');
            return granted([input], seen, (_, field) => field);
          },
          receipt: { code: claimed },
        },
        context,
      );
    return guardedCode(
      {
        target: `${league}/${tournament}`,
        code: hashText(input.code),
        isWrong: ({ code }) => code === 'FORBIDDEN',
        attempt: claim,
      },
      context,
    );
  },
});
