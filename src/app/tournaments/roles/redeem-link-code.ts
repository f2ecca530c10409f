import { type StoredContext, countedTournamentChange, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { factsAt } from '../../../shared/change-log';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { invariant } from '../../../shared/invariant';
import { authorName, hashText } from '../../kernel/store/credentials';
import { creationKey } from '../../kernel/owned/creation';
import { guardedCode } from '../../kernel/rate-limits/rate-limit';
import { entrantTarget } from '../change/change-entrant';
import { tournamentId } from '../fields';
import { codeHash, codeText, entrantOfCode, linkedBy, wrongCode, tokenOf } from '../store/links';
import { readTournament } from '../store/read-tournament';
import { mutate } from '../../kernel/store/mutation';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { handedOut } from '../../kernel/store/key-versions';
import type { RedeemedLinkCode } from '../../kernel/generated/answers';

/**
 * Exchanges a one-time code for a player's token of its entrant, which uses the code up; four links are the most
 * an entrant has. No token is needed. The key must have at least 16 characters: who repeats it gets the token
 * again. After 20 wrong codes within ten minutes a
 * network address is refused further wrong ones.
 */
export const redeemLinkCode = operation({
  name: 'redeemLinkCode',
  route: 'POST /v1/tournaments/{tournament}/links',
  ...countedTournamentChange,
  answers: 'RedeemedLinkCode',
  success: 201,
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId, code: codeText }),
  run: async ({ tournament, code }, context: StoredContext): Promise<Answer<RedeemedLinkCode>> => {
    const request = creationKey(context, 'a repeated request gets the token again');
    if (!request.ok) return request;
    const { keyring, clock, store } = context;
    const used = codeHash(code);
    const tokenFor = (number: number, one = keyring): string =>
      tokenOf(one, { tournament, role: 'PLAYER', request: request.value, entrant: entrantId(number) });
    const meant = (seen: Tournament) => entrantOfCode(seen, code, clock.nowMs());
    const redeem = () =>
      mutate<EntrantFacts, Tournament, RedeemedLinkCode>(
        {
          operation: 'redeemLinkCode',
          idempotencyScope: [tournament],
          input: { code: used },
          read: () => readTournament(store, tournament),
          author: (seen) => {
            const entrant = meant(seen);
            const name = entrant ? authorName('PLAYER', hashText(tokenFor(entrant.number))) : 'ANYONE';
            return ok({ name });
          },
          places: ({ id, entrants }) => entrants.map((entrant) => entrantTarget(id, entrant)),
          decide: (seen) => {
            const entrant = meant(seen);
            if (entrant === undefined) return refused(wrongCode);
            const set = linkedBy(entrant.facts, used, hashText(tokenFor(entrant.number)));
            return set.ok ? ok({ ...entrantTarget(seen.id, entrant), set: set.value }) : set;
          },
          answer: ({ address, log }) => {
            invariant(address.item === 'ENTRANT', 'a code is redeemed by a change of its entrant');
            return {
              tournament,
              entrant: entrantId(address.number),
              name: factsAt(log).name,
              playerToken: handedOut(keyring, log, { under: (one) => tokenFor(address.number, one) }),
            };
          },
        },
        context,
      );
    return guardedCode(
      { target: tournament, code: used, isWrong: (error) => error === wrongCode, attempt: redeem },
      context,
    );
  },
});
