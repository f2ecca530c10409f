import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { factsAt } from '../../tournaments/event/change-log';
import type { EntrantFacts } from '../../tournaments/event/facts';
import { entrantId } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import { invariant } from '../../shared/invariant';
import { authorName } from './access';
import type { StoredContext } from './context';
import { creationKey } from './creation-key';
import { hashText, tokenOf } from './credentials';
import { placeOfEntrant } from './entrant-change';
import { tournamentId } from './fields';
import { readTournament } from './items';
import { codeHash, codeText, entrantOfCode, linkedBy, wrongCode } from './links';
import { mutate } from './mutation';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';

/** What a code was exchanged for: a player's token, shown to who sent the code, and again to a repetition of that request. */
export interface RedeemedLinkCode {
  readonly tournament: string;
  readonly entrant: string;
  /** The name of the entrant, as it was at that moment. */
  readonly name: string;
  readonly playerToken: string;
}

/**
 * Exchanges a one-time code for a player's token of the entrant that the code was made for: on a telephone on which the code was
 * typed, say. The code is used up then. CONFLICT: a wrong, used or expired code, or an entrant with four links.
 */
export const redeemLinkCode = useCase({
  input: z.strictObject({ tournament: tournamentId, code: codeText }),
  run: async ({ tournament, code }, context: StoredContext): Promise<Answer<RedeemedLinkCode>> => {
    const request = creationKey(context, 'who repeats it gets the token again');
    if (!request.ok) return request;
    const { keyring, clock, store } = context;
    const used = codeHash(code);
    const tokenFor = (number: number): string =>
      tokenOf(keyring, { tournament, role: 'PLAYER', request: request.value, entrant: entrantId(number) });
    const meant = (seen: Tournament) => entrantOfCode(seen, code, clock.nowMs());
    return mutate<EntrantFacts, Tournament, RedeemedLinkCode>(
      {
        operation: 'redeemLinkCode',
        target: tournament,
        input: { code: used },
        read: () => readTournament(store, tournament),
        head: null,
        author: (seen) => {
          const entrant = meant(seen);
          return ok(entrant ? authorName('PLAYER', hashText(tokenFor(entrant.number))) : 'ANYONE');
        },
        places: ({ id, entrants }) => entrants.map((entrant) => placeOfEntrant(id, entrant)),
        decide: (seen) => {
          const entrant = meant(seen);
          if (entrant === undefined) return refused(wrongCode);
          const set = linkedBy(entrant.facts, used, hashText(tokenFor(entrant.number)));
          return set.ok ? ok({ ...placeOfEntrant(seen.id, entrant), set: set.value }) : set;
        },
        answer: ({ address, log }) => {
          invariant(address.item === 'ENTRANT', 'a code is redeemed by a change of its entrant');
          return {
            tournament,
            entrant: entrantId(address.number),
            name: factsAt(log).name,
            playerToken: tokenFor(address.number),
          };
        },
      },
      context,
    );
  },
});
