import { onceOpen } from '../../../domain/tournaments/event/states';
import * as z from 'zod/mini';
import { clearable, optional } from '../../kernel/input';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import {
  entrantName,
  fixedTableFault,
  members,
  club,
  givenPairingFields,
  membersFault,
  clearablePairingFields,
} from './entrants';
import { givenNumbers, numbersFault, teamAfter } from './team-members';
import { entrantOperation } from '../change/change-entrant';

/**
 * Corrects the data of an entrant. A JSON merge patch: null clears, but for `name` and `members`. A patch without a field changes nothing and
 * raises no version. A player of a team keeps the number, and with it army, games and claims in leagues, wherever a new list has the
 * name. A new name where another is gone is the same player under a corrected name; `memberNumbers` says otherwise.
 */
export const updateEntrant = entrantOperation({
  name: 'updateEntrant',
  route: 'PATCH /v1/tournaments/{tournament}/entrants/{entrant}',
  graphql: {
    input: 'UpdateEntrantInput',
    inputDescription: 'The changes; omitted fields stay as they are.',
  },
  when: onceOpen,

  fields: {
    name: z.optional(entrantName),
    members: z.optional(members),
    memberNumbers: optional(givenNumbers),
    club: clearable(club),
    ...clearablePairingFields,
  },
  set: ({ facts, log, number }, { input, tournament: { head, entrants } }) => {
    if (facts.erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased.');
    const faults = [
      ...membersFault(head.facts, input.members ?? facts.members),
      ...numbersFault({ facts, log }, head.facts, input),
      ...fixedTableFault(entrants, number, input.fixedTable),
    ];
    if (faults.length > 0) return invalidInput(faults);
    return ok({
      ...(input.name !== undefined && { name: input.name }),
      ...(input.members !== undefined && teamAfter({ facts, log }, head.facts, input)),
      ...(input.club !== undefined && { club: input.club }),
      ...givenPairingFields(input),
    });
  },
});
