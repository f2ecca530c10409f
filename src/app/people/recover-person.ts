import * as z from 'zod/mini';
import { operation } from '../kernel/operation';
import type { StoredContext } from '../kernel/store/context';
import { recoverOwner } from '../kernel/store/creation';
import { recoveryCodeText } from '../kernel/text-fields';
import type { Answer } from '../kernel/use-case';
import { storedPerson } from './access';
import { type GrantedPerson, grantedPerson, ownedPerson } from './credentials';
import { personId } from './fields';

/** Replaces a person's lost token. The old token and the old code stop working. */
export const recoverPerson = operation({
  name: 'recoverPerson',
  route: 'POST /v1/people/{person}/recover',
  function: 'leagues',
  answers: 'GrantedPerson',
  idempotencyKey: true,
  reads: ['PERSON', 'RATE'],
  writes: ['PERSON', 'RATE'],
  covers: ['F16'],

  input: z.strictObject({ person: personId, recoveryCode: recoveryCodeText }),
  run: ({ person, recoveryCode }, context: StoredContext): Promise<Answer<GrantedPerson>> =>
    recoverOwner(
      {
        owned: ownedPerson,
        operation: 'recoverPerson',
        id: person,
        recoveryCode,
        input: { person },
        read: () => storedPerson(person, context),
        answer: (thing, secrets) => grantedPerson(person, thing, secrets),
      },
      context,
    ),
});
