import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { type StoredContext, operation } from '../kernel/operation';
import { people, personChange, personId, personName } from './people';

/** Renames a person. The names of its entrants and league players are those of the events. */
export const updatePerson = operation({
  name: 'updatePerson',
  route: 'PATCH /v1/people/{person}',
  ...personChange,
  answers: 'PersonSettings',

  input: z.strictObject({ person: personId, name: personName }),
  run: (input, context: StoredContext, self) =>
    people.change(
      { self, id: input.person, input, decide: () => ok({ set: { name: input.name } }) },
      context,
    ),
});
