import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { flag, optional } from '../kernel/input';
import { type StoredContext, operation } from '../kernel/operation';
import { people, personChange, personId, personName } from './people';

/**
 * Renames a person, or shares its record of games; what is left out stays. The names of its entrants and league players are those of the
 * events.
 */
export const updatePerson = operation({
  name: 'updatePerson',
  route: 'PATCH /v1/people/{person}',
  ...personChange,
  answers: 'PersonSettings',
  graphql: { inputDescription: 'The changes; omitted fields stay as they are.' },

  input: z.strictObject({
    person: personId,
    name: optional(personName),
    recordIsPublic: optional(
      flag(
        'Whether everybody who has its address may read the record of games, under the name of the person.',
      ),
    ),
  }),
  run: (input, context: StoredContext, self) => {
    const { person, name, recordIsPublic } = input;
    const set = {
      ...(name !== undefined && { name }),
      ...(recordIsPublic !== undefined && { recordIsPublic }),
    };
    return people.change({ self, id: person, input, decide: () => ok({ set }) }, context);
  },
});
