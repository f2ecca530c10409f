import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { entrantId } from '../../../domain/tournaments/event/record';
import { ok } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { authorise } from '../store/access';
import { tournamentId } from '../fields';
import { readTournament } from '../store/read-tournament';
import type { EntrantContact, EntrantContacts } from '../../kernel/generated/answers';

/** How entrants can be reached, for organisers only. */
export const entrantContacts = operation({
  name: 'entrantContacts',
  route: 'GET /v1/tournaments/{tournament}/contacts',
  function: 'tournaments',
  answers: 'EntrantContacts',
  who: organisers,
  reads: ['TOURNAMENT'],
  covers: ['F13'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async ({ tournament }, { store, caller }: StoredContext, self) => {
    const found = await readTournament(store, tournament);
    if (!found.ok) return found;
    const { head, entrants } = found.value;
    const actor = authorise(head.facts, self, { token: caller.token });
    if (!actor.ok) return actor;
    const items = entrants.map(
      ({ number, facts: { name, email = null, consent = null } }): EntrantContact => ({
        entrant: entrantId(number),
        name,
        email,
        consentedAt: consent && new Date(consent.atMs).toISOString(),
        privacyDigest: consent && consent.digest,
      }),
    );
    return ok({ tournament, items } satisfies EntrantContacts);
  },
});
