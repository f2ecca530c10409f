import { organisers } from '../../../domain/tournaments/event/role';
import { ok } from '../../../shared/result';
import type { Grant } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { readOperation } from '../change/read-operation';
import { roleWarnings } from '../views/warnings';
import { isHeld } from './grant-role';
import type { RoleHolder, RoleHolders } from '../../kernel/generated/answers';

const holderOf = ({ id, role, holder, plays }: Grant): RoleHolder => ({
  id: id ?? 'organiser',
  role,
  holder: holder ?? null,
  entrant: plays ? entrantId(plays) : null,
});

/** The holders of roles in a tournament; for its organisers. */
export const roleHolders = readOperation({
  name: 'roleHolders',
  route: 'GET /v1/tournaments/{tournament}/roles',
  answers: 'RoleHolders',
  who: organisers,
  covers: ['F1', 'F11'],

  answer: (tournament) => {
    const players = tournament.entrants.filter(isHeld).map(({ number }): RoleHolder => ({
      id: entrantId(number),
      role: 'PLAYER',
      holder: null,
      entrant: entrantId(number),
    }));
    return ok<RoleHolders>({
      tournament: tournament.id,
      holders: [...tournament.head.facts.grants.map(holderOf), ...players],
      warnings: roleWarnings(tournament),
    });
  },
});
