import * as z from 'zod/mini';
import { registered, registeredOnce } from '../../../domain/tournaments/changes/registration';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import type { TournamentOperation } from '../store/access';
import { changeEntrants } from '../change/change-entrant';
import { tournamentId } from '../fields';
import { entrantFields } from './entrants';

const input = z.strictObject({ tournament: tournamentId, ...entrantFields });
type Self = TournamentOperation<(typeof whileOpen)[number]>;

const register =
  (decide: typeof registered) => (given: z.output<typeof input>, context: StoredContext, self: Self) =>
    changeEntrants({ operation: self, input: given, decide: (event) => decide(event, given) }, context);

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
  run: register(registered),
});

/** The same, but not for a name that is registered already: a file that is sent again registers nobody twice. */
export const registerOnce = {
  input,
  run: (given: z.output<typeof input>, context: StoredContext) =>
    register(registeredOnce)(given, context, registerEntrant),
};
