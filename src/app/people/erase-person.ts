import * as z from 'zod/mini';
import { type StoredContext, operation } from '../kernel/operation';
import { withoutPerson } from '../tournaments/facts/forget-person';
import { ok, mapAnswer } from '../kernel/use-case';
import { erasedFacts, people, personChange, personId } from './people';

/**
 * Erases a person with its history: the name, what was bound, the shared record, the code. It cannot be undone, and its address answers 410 from then on. What the
 * events keep of an entrant or a league player, their organisers erase (`eraseEntrant`, `eraseLeaguePlayer`).
 */
export const erasePerson = operation({
  name: 'erasePerson',
  route: 'POST /v1/people/{person}/erase',
  ...personChange,
  answers: 'ErasedPerson',

  input: z.strictObject({ person: personId }),
  run: async (input, context: StoredContext, self) =>
    mapAnswer(
      await people.changeRecord(
        {
          self,
          id: input.person,
          input,
          removes: true,
          decide: ({ facts, log }) =>
            ok({
              // A repeated request of before is answered from what is left.
              log: log.map((change, index) =>
                withoutPerson(change, index === 0 ? { name: null, entries: [] } : {}),
              ),
              set: erasedFacts(facts),
            }),
        },
        context,
      ),
      () => ({ person: input.person, erased: true as const }),
    ),
});
