import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { operation } from '../kernel/operation';
import type { StoredContext } from '../kernel/store/context';
import type { Answer } from '../kernel/use-case';
import { changePerson } from './access';
import { personId, personName } from './fields';
import { type PersonSettings, personSettings } from './views';

/** Renames a person. The names of its entrants and league players are those of the events. */
export const updatePerson = operation({
  name: 'updatePerson',
  route: 'PATCH /v1/people/{person}',
  function: 'leagues',
  answers: 'PersonSettings',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['PERSON'],
  writes: ['PERSON'],
  covers: ['F16'],

  input: z.strictObject({ person: personId, name: personName }),
  run: (input, context: StoredContext): Promise<Answer<PersonSettings>> =>
    changePerson(
      {
        operation: 'updatePerson',
        person: input.person,
        input,
        decide: () => ok({ set: { name: input.name } }),
        answer: (person) => personSettings(input.person, person),
      },
      context,
    ),
});
