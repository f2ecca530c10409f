import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { type StoredContext, anonymousCreation, operation } from '../kernel/operation';
import { people, personName } from './people';

/**
 * Creates a person: a place of your own, where entrants and league players of many events come together. There is no password: the token
 * and the code are shown only here. The key must have at least 16 characters.
 */
export const createPerson = operation({
  name: 'createPerson',
  route: 'POST /v1/people',
  function: 'leagues',
  answers: 'GrantedPerson',
  ...anonymousCreation,
  location: '/v1/people/{person.id}',
  reads: ['PERSON'],
  writes: ['PERSON'],
  covers: ['F16'],

  input: z.strictObject({ name: personName }),
  run: (input, context: StoredContext, self) =>
    people.create(
      { self, input, facts: (owner) => ok({ name: input.name, entries: [], erased: false, ...owner }) },
      context,
    ),
});
