import type { EntrantFacts, Grant, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { type Role, organisers } from '../../../domain/tournaments/event/role';
import { always } from '../../../domain/tournaments/event/states';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { RoleHolder } from '../../kernel/generated/answers';
import { idText } from '../../kernel/input';
import { tournamentChange } from '../../kernel/operation';
import type { Decision, Target } from '../../kernel/store/mutation';
import { type Answer, conflict, invalidField, ok, refused } from '../../kernel/use-case';
import { entrantTarget, knownEntrant } from '../change/change-entrant';
import { headTarget } from '../change/change-head';
import type { Actor } from '../store/access';

/** The tokens of a tournament: a duty stands in the head, a player's token with its entrant. */

export type HolderFacts = TournamentFacts | EntrantFacts;

export const roleId = idText('The id that granting gave: for a player that of its entrant.');

/** Hands out or revokes a token. */
export const roleChange = { ...tournamentChange, who: organisers, when: always, covers: ['F1'] } as const;

const MOST_GRANTS = 40;

/** Whether somebody acts for the entrant: with a token, or through Discord. */
const isHeld = ({ facts: { tokenHash, links = [] } }: Tournament['entrants'][number]): boolean =>
  Boolean(tokenHash) || links.length > 0;

const holderOf = ({ id, role, holder, plays }: Grant): RoleHolder => ({
  id: id ?? 'organiser',
  role,
  holder: holder ?? null,
  entrant: plays ? entrantId(plays) : null,
});

/** Everybody with a role: holders of grants, then players. */
export const holdersOf = ({ head, entrants }: Tournament): readonly RoleHolder[] => [
  ...head.facts.grants.map(holderOf),
  ...entrants.filter(isHeld).map(({ number }): RoleHolder => {
    const id = entrantId(number);
    return { id, role: 'PLAYER', holder: null, entrant: id };
  }),
];

export const noRole = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'role', id });

const headOf = ({ id, head }: Tournament): Target<HolderFacts> => headTarget(id, head.log);

/** The records that may hold a token. */
export const placesOf = (seen: Tournament): readonly Target<HolderFacts>[] => [
  headOf(seen),
  ...seen.entrants.map((entrant) => entrantTarget(seen.id, entrant)),
];

/** Only the organiser makes and unmakes co-organisers. */
const mayHand = (role: Role, operation: string, actor: Actor): Answer<true> =>
  role === 'CO_ORGANISER' && actor.role !== 'ORGANISER'
    ? refused({ code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] })
    : ok(true);

/** The decision to hand out the token of this hash; a player's needs an entrant. */
export const granting = (
  seen: Tournament,
  actor: Actor,
  { entrant, ...grant }: Omit<Grant, 'plays'> & { readonly entrant: string | undefined },
): Answer<Decision<HolderFacts>> => {
  const { role, hash } = grant;
  const allowed = mayHand(role, 'grantRole', actor);
  if (!allowed.ok) return allowed;
  if (role === 'PLAYER' && entrant === undefined)
    return invalidField('entrant', 'REQUIRED', 'is required for a PLAYER');
  const found = entrant === undefined ? undefined : knownEntrant(seen, entrant);
  if (found && !found.ok) return found;
  if (role === 'PLAYER' && found)
    return ok({ ...entrantTarget(seen.id, found.value), set: { tokenHash: hash } });
  const { grants } = seen.head.facts;
  return grants.length >= MOST_GRANTS
    ? conflict('GRANT_LIMIT', `A tournament has ${MOST_GRANTS} role tokens at most: revoke one.`)
    : ok({ ...headOf(seen), set: { grants: [...grants, { ...grant, plays: found?.value.number ?? null }] } });
};

/** The decision to revoke a token. A player's goes with the links of its entrant. */
export const revoking = (seen: Tournament, actor: Actor, id: string): Answer<Decision<HolderFacts>> => {
  const player = seen.entrants[(entrantNumber(id) ?? 0) - 1];
  if (player)
    return isHeld(player)
      ? ok({ ...entrantTarget(seen.id, player), set: { tokenHash: null, links: [] } })
      : noRole(id);
  const { grants } = seen.head.facts;
  const grant = grants.find((one) => one.id === id);
  if (!grant) return noRole(id);
  const allowed = mayHand(grant.role, 'revokeRole', actor);
  return allowed.ok
    ? ok({ ...headOf(seen), set: { grants: grants.filter((one) => one !== grant) } })
    : allowed;
};
