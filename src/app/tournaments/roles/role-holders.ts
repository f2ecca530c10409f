import { organisers } from '../../../domain/tournaments/event/role';
import type { RoleHolders } from '../../kernel/generated/answers';
import { ok } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { roleWarnings } from '../views/warnings';
import { holdersOf, noRole, roleId } from './role-tokens';

/** The holder of a role in a tournament; for its organisers. */
export const roleHolder = readOperation({
  name: 'roleHolder',
  route: 'GET /v1/tournaments/{tournament}/roles/{id}',
  answers: 'RoleHolder',
  who: organisers,
  covers: ['F1'],

  fields: { id: roleId },
  answer: (tournament, { input: { id } }) => {
    const found = holdersOf(tournament).find((holder) => holder.id === id);
    return found ? ok(found) : noRole(id);
  },
});

/** The holders of roles in a tournament; for its organisers. */
export const roleHolders = readOperation({
  name: 'roleHolders',
  route: 'GET /v1/tournaments/{tournament}/roles',
  answers: 'RoleHolders',
  who: organisers,
  covers: ['F1', 'F11'],

  answer: (tournament) =>
    ok<RoleHolders>({
      tournament: tournament.id,
      holders: holdersOf(tournament),
      warnings: roleWarnings(tournament),
    }),
});
