import * as z from 'zod/mini';
import { type StoredContext, operation } from '../kernel/operation';
import { recoveryCodeText } from '../kernel/text-fields';
import { people, personId } from './people';

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
  run: ({ person, recoveryCode }, context: StoredContext, self) =>
    people.recover({ self, id: person, code: recoveryCode }, context),
});
