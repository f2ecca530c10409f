import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { operation } from '../kernel/operation';
import type { StoredContext } from '../kernel/store/context';
import { withoutPerson } from '../tournaments/facts/forget-person';
import type { Answer } from '../kernel/use-case';
import { changePerson } from './access';
import { personId } from './fields';

/** What is left of a person. */
export interface ErasedPerson {
  readonly person: string;
  readonly erased: true;
}

/**
 * Erases a person with its history: the name, what was bound, the code. It cannot be undone, and its address answers 410 from then on. What the
 * events keep of an entrant or a league player, their organisers erase (`eraseEntrant`, `eraseLeaguePlayer`).
 */
export const erasePerson = operation({
  name: 'erasePerson',
  route: 'POST /v1/people/{person}/erase',
  function: 'leagues',
  answers: 'ErasedPerson',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['PERSON'],
  writes: ['PERSON'],
  covers: ['F16'],

  input: z.strictObject({ person: personId }),
  run: (input, context: StoredContext): Promise<Answer<ErasedPerson>> =>
    changePerson(
      {
        operation: 'erasePerson',
        person: input.person,
        input,
        decide: ({ facts, log }) =>
          ok({
            log: log.map((change) => withoutPerson(change, {})),
            // The hash of the token stays, so that a lost answer to this very request can be repeated.
            set: { name: null, entries: [], erased: true, grants: facts.grants, recoveryHash: '' },
          }),
        answer: () => ({ person: input.person, erased: true }),
      },
      context,
    ),
});
