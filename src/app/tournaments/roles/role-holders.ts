import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import { ok } from '../../../shared/result';
import type { Grant } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { StoredContext } from '../../kernel/store/context';
import { authorise } from '../store/access';
import { tournamentId } from '../fields';
import { readTournament } from '../store/read-tournament';
import { roleWarnings } from '../views/warnings';
import { isHeld } from './grant-role';
import type { RoleHolder, RoleHolders } from '../../kernel/generated/answers';

const ORGANISER_ID = 'organiser';

const holderOf = ({ id, role, holder, plays }: Grant): RoleHolder => ({
  id: id ?? ORGANISER_ID,
  role,
  holder: holder ?? null,
  entrant: plays ? entrantId(plays) : null,
});

/** The holders of roles in a tournament; for its organisers. */
export const roleHolders = operation({
  name: 'roleHolders',
  route: 'GET /v1/tournaments/{tournament}/roles',
  ...tournamentRead,
  answers: 'RoleHolders',
  who: organisers,
  covers: ['F1', 'F11'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext, self) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const { head, entrants } = found.value;
    const actor = authorise(head.facts, self, context.caller);
    if (!actor.ok) return actor;
    const players = entrants.filter(isHeld).map(({ number }): RoleHolder => ({
      id: entrantId(number),
      role: 'PLAYER',
      holder: null,
      entrant: entrantId(number),
    }));
    return ok<RoleHolders>({
      tournament: input.tournament,
      holders: [...head.facts.grants.map(holderOf), ...players],
      warnings: roleWarnings(found.value),
    });
  },
});
