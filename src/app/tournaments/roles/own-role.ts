import { entrantId } from '../../../domain/tournaments/event/record';
import { SPARE } from '../../../domain/tournaments/event/numbers';
import { roles } from '../../../domain/tournaments/event/role';
import type { OwnRole } from '../../kernel/generated/answers';
import { ok } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { actorOf, notOfRole, operationsFor } from '../store/access';

/** The role of the token that asks, and what it may do: a page shows each helper what is theirs. */
export const ownRole = readOperation({
  name: 'ownRole',
  route: 'GET /v1/tournaments/{tournament}/own-role',
  answers: 'OwnRole',
  covers: ['F1'],

  answer: ({ id, head, entrants }, { context: { caller } }) => {
    const { token } = caller;
    const actor = token === null ? undefined : actorOf(head.facts, entrants, token);
    if (actor === undefined) return notOfRole(token, 'ownRole', Object.keys(roles));
    const { role, entrant } = actor;
    return ok<OwnRole>({
      tournament: id,
      role,
      entrant: entrant === null || entrant === SPARE ? null : entrantId(entrant),
      operations: operationsFor(role),
    });
  },
});
