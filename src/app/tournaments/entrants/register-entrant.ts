import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { optional, withDefault } from '../../kernel/input';
import { sameName } from '../../../domain/tournaments/pairing/wishes';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import { conflict, invalidField, invalidInput, ok } from '../../kernel/use-case';
import type { TournamentOperation } from '../store/access';
import { changeEntrants } from '../change/change-entrant';
import { tournamentId } from '../fields';
import {
  entrantName,
  fixedTableFault,
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

const input = z.strictObject({ tournament: tournamentId, ...entrantFields });
type Registration = z.output<typeof input>;

/** The entrant of this name that is there already, however it is written. */
const namesake = (entrants: readonly Entrant[], { name }: Registration): Entrant | undefined =>
  entrants.find(({ facts }) => sameName(facts.name) === sameName(name));

const register = (
  given: Registration,
  context: StoredContext,
  {
    operation: self,
    isOnce,
  }: { readonly operation: TournamentOperation<(typeof whileOpen)[number]>; readonly isOnce: boolean },
) =>
  changeEntrants(
    {
      operation: self,
      input: given,
      decide: ({ head, entrants, rounds }) => {
        const faults = [
          ...membersFault(head.facts, given.members),
          ...fixedTableFault(entrants, undefined, given.fixedTable),
        ];
        if (faults.length > 0) return invalidInput(faults);
        const number = nextNumber(entrants);
        if (number > LARGEST_CAP)
          return conflict('ENTRANT_LIMIT', `A tournament takes ${LARGEST_CAP} entrants at most.`);
        const double = isOnce ? namesake(entrants, given) : undefined;
        if (double)
          return invalidField('name', 'DUPLICATE', `"${given.name}" is registered already, as ${entrantId(double.number)}`); // prettier-ignore
        const { name, club: from = null } = given;
        return ok({
          number,
          log: [],
          set: {
            name,
            members: given.members,
            club: from,
            ...givenPairingFields(given),
            withdrawn: false,
            reason: null,
            ...(rounds.length > 0 && { late: true }),
          },
        });
      },
    },
    context,
  );

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

  input,
  run: (given, context: StoredContext, self) => register(given, context, { operation: self, isOnce: false }),
});

/** The same, but not for a name that is registered already: a file that is sent again registers nobody twice. */
export const registerOnce = {
  input,
  run: (given: Registration, context: StoredContext) =>
    register(given, context, { operation: registerEntrant, isOnce: true }),
};
