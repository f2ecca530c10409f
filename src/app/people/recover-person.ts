import * as z from 'zod/mini';
import { operation } from '../operation';
import type { StoredContext } from '../store/context';
import { recoverOwner } from '../store/creation';
import { recoveryCodeText } from '../tournaments/fields';
import type { Answer } from '../use-case';
import { storedPerson } from './access';
import type { GrantedPerson } from './credentials';
import { grantedPerson, ownedPerson } from './credentials';
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
