import { organisers } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { idText } from '../../kernel/input';
import { ok, refused } from '../../kernel/use-case';
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

/** Everybody with a role: holders of grants, then players. */
const holdersOf = ({ head, entrants }: Tournament): readonly RoleHolder[] => [
  ...head.facts.grants.map(holderOf),
  ...entrants.filter(isHeld).map(({ number }): RoleHolder => {
    const id = entrantId(number);
    return { id, role: 'PLAYER', holder: null, entrant: id };
  }),
];

/** The holder of a role in a tournament; for its organisers. */
export const roleHolder = readOperation({
  name: 'roleHolder',
  route: 'GET /v1/tournaments/{tournament}/roles/{id}',
  answers: 'RoleHolder',
  who: organisers,
  covers: ['F1'],

  fields: { id: idText('The id that granting gave: for a player that of its entrant.') },
  answer: (tournament, { input: { id } }) => {
    const found = holdersOf(tournament).find((holder) => holder.id === id);
    return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: 'role', id });
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
