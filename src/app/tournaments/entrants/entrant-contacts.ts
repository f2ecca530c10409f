import { organisers } from '../../../domain/tournaments/event/role';
import { entrantId } from '../../../domain/tournaments/event/record';
import { ok } from '../../../shared/result';
import { readOperation } from '../change/read-operation';
import type { EntrantContact, EntrantContacts } from '../../kernel/generated/answers';

/** How entrants can be reached, for organisers only. */
export const entrantContacts = readOperation({
  name: 'entrantContacts',
  route: 'GET /v1/tournaments/{tournament}/contacts',
  answers: 'EntrantContacts',
  who: organisers,
  cache: 'never',
  covers: ['F13'],

  answer: ({ id, entrants }) => {
    const items = entrants.map(
      ({ number, facts: { name, email = null, consent = null } }): EntrantContact => ({
        entrant: entrantId(number),
        name,
        email,
        consentedAt: consent && new Date(consent.atMs).toISOString(),
        privacyDigest: consent && consent.digest,
      }),
    );
    return ok<EntrantContacts>({ tournament: id, items });
  },
});
