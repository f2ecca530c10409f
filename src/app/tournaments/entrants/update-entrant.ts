import * as z from 'zod/mini';
import { corrected } from '../../../domain/tournaments/changes/registration';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { clearable, optional } from '../../kernel/input';
import { entrantOperation } from '../change/change-entrant';
import { clearablePairingFields, club, entrantName, givenNumbers, members } from './entrants';

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
  set: (entrant, { input, tournament }) => corrected(tournament, entrant, input),
});
