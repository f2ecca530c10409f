import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { optional, withDefault } from '../../kernel/input';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { changeEntrants } from '../change/change-entrant';
import { tournamentId } from '../fields';
import {
  entrantName,
  members,
  club,
  givenPairingFields,
  membersFault,
  nextNumber,
  pairingFields,
} from './entrants';

export const entrantFields = {
  name: entrantName,
  members: withDefault(members, []),
  club: optional(club),
  ...pairingFields,
};

/**
 * Registers an entrant under the next player number. Beyond the cap it joins the waiting list; after round 1 it joins from the next
 * draw.
 */
export const registerEntrant = operation({
  name: 'registerEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants',
  ...tournamentChange,
  answers: 'Entrant',
  graphql: { input: 'RegisterEntrantInput', inputDescription: 'The entrant.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/entrants/{id}',
  who: organisers,
  when: whileOpen,
  event: 'ENTRANT_REGISTERED',
  covers: ['F1', 'F10'],

  input: z.strictObject({
    tournament: tournamentId,
    ...entrantFields,
  }),
  run: (input, context: StoredContext, self) =>
    changeEntrants(
      {
        operation: self,
        input,
        decide: ({ head, entrants, rounds }) => {
          const faults = membersFault(head.facts, input.members);
          if (faults.length > 0) return invalidInput(faults);
          const number = nextNumber(entrants);
          if (number > LARGEST_CAP)
            return conflict('ENTRANT_LIMIT', `A tournament takes ${LARGEST_CAP} entrants at most.`);
          const { name, club: from = null } = input;
          return ok({
            number,
            log: [],
            set: {
              name,
              members: input.members,
              club: from,
              ...givenPairingFields(input),
              withdrawn: false,
              reason: null,
              ...(rounds.length > 0 && { late: true }),
            },
          });
        },
      },
      context,
    ),
});
