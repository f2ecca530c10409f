import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog } from '../../tournaments/event/change-log';
import type { EntrantFacts, Grant, HeadFacts } from '../../tournaments/event/facts';
import { entrantId, entrantNumber } from '../../tournaments/event/record';
import type { Role } from '../../tournaments/event/roles';
import { roles } from '../../tournaments/event/roles';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Fault } from '../faults';
import { idText, optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { Actor } from './access';
import { authorise } from './access';
import type { StoredContext } from './context';
import { creationKey } from './creation-key';
import { hashText, shortHash, tokenOf } from './credentials';
import { knownEntrant, placeOfEntrant } from './entrant-change';
import { entrantIdText, nameText, tournamentId } from './fields';
import { readTournament } from './items';
import type { Decision, Target } from './mutation';
import { mutate } from './mutation';
import { roleWarnings } from './role-warnings';

const MOST_GRANTS = 40;

/** Somebody with a duty or, as a player, with an entrant. */
export interface RoleHolder {
  /** What revoking takes: a player's is the id of its entrant. */
  readonly id: string;
  readonly role: Role;
  /** Whom the token was given to. */
  readonly holder: string | null;
  /** The entrant that the same person is. */
  readonly entrant: string | null;
}

/** A token, shown to whoever asked for it and again to a repetition of that request. */
export interface GrantedRole extends RoleHolder {
  readonly tournament: string;
  readonly token: string;
}

export const ORGANISER_ID = 'organiser';

const holderOf = ({ id, role, holder, plays }: Grant): RoleHolder => ({
  id: id ?? ORGANISER_ID,
  role,
  holder: holder ?? null,
  entrant: plays ? entrantId(plays) : null,
});

const headPlace = ({ id, head }: Tournament): Target<HeadFacts | EntrantFacts> => ({
  address: { item: 'HEAD', tournament: id },
  log: head.log as ChangeLog<HeadFacts | EntrantFacts>,
});

const entrantPlace = (
  id: string,
  entrant: Tournament['entrants'][number],
): Target<HeadFacts | EntrantFacts> => placeOfEntrant(id, entrant) as Target<HeadFacts | EntrantFacts>;

/** Whether somebody acts for the entrant: with a token, or through Discord. */
const isHeld = ({ facts: { tokenHash, links = [] } }: Tournament['entrants'][number]): boolean =>
  Boolean(tokenHash) || links.length > 0;

/** Tokens stand in the head, a player's with its entrant. */
const ofTournament = (tournament: string, { store }: StoredContext) => ({
  read: () => readTournament(store, tournament),
  head: ({ head }: Tournament) => head,
  places: (seen: Tournament) => [
    headPlace(seen),
    ...seen.entrants.map((entrant) => entrantPlace(seen.id, entrant)),
  ],
});

/** Only the organiser makes and unmakes co-organisers. */
const mayHand = (role: Role, operation: string, actor: Actor): Answer<true> =>
  role === 'CO_ORGANISER' && actor.role !== 'ORGANISER'
    ? refused({ code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] })
    : ok(true);

const grantable = roles.filter((role) => role !== 'ORGANISER');

/** Hands out a token for a role. A player's is for one entrant, and its old one stops working. */
export const grantRole = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    role: z.enum(grantable).check(z.describe('The role; a PLAYER needs an entrant.')),
    holder: optional(nameText('Whom the token is for, in words.')),
    entrant: optional(entrantIdText),
  }),
  run: async (input, context: StoredContext): Promise<Answer<GrantedRole>> => {
    const key = creationKey(context, 'who repeats it gets the token again');
    if (!key.ok) return key;
    const { role, holder = null, entrant } = input;
    const asker = hashText(context.caller.token ?? '');
    const request = hashText(`${asker} ${key.value}`);
    const forPlayer = role === 'PLAYER' && entrant !== undefined;
    const token = tokenOf(context.keyring, {
      tournament: input.tournament,
      role,
      request,
      ...(forPlayer && { entrant }),
    });
    const hash = hashText(token);
    const id = forPlayer ? entrant : `r${shortHash(request).slice(0, 10)}`;

    const decide = (seen: Tournament, actor: Actor): Answer<Decision<HeadFacts | EntrantFacts>> => {
      const allowed = mayHand(role, 'grantRole', actor);
      if (!allowed.ok) return allowed;
      if (role === 'PLAYER' && entrant === undefined) {
        const fault: Fault = { path: 'entrant', code: 'REQUIRED', message: 'is required for a PLAYER' };
        return invalidInput([fault]);
      }
      const found = entrant === undefined ? undefined : knownEntrant(seen, entrant);
      if (found && !found.ok) return found;
      if (forPlayer && found) return ok({ ...entrantPlace(seen.id, found.value), set: { tokenHash: hash } });
      const { grants } = seen.head.facts;
      if (grants.length >= MOST_GRANTS)
        return refused({
          code: 'CONFLICT',
          detail: `A tournament has ${MOST_GRANTS} tokens of duty at most: revoke one.`,
        });
      const grant: Grant = { role, hash, id, holder, plays: found?.value.number ?? null };
      return ok({ ...headPlace(seen), set: { grants: [...grants, grant] } });
    };
    return mutate<HeadFacts | EntrantFacts, Tournament, GrantedRole>(
      {
        ...ofTournament(input.tournament, context),
        operation: 'grantRole',
        target: input.tournament,
        input,
        decide,
        answer: () => ({
          tournament: input.tournament,
          id,
          role,
          holder: forPlayer ? null : holder,
          entrant: entrant ?? null,
          token,
        }),
      },
      context,
    );
  },
});

/** A token that no longer works. */
export interface RevokedRole {
  readonly tournament: string;
  readonly id: string;
}

/**
 * Takes a token back: it stops working at once, a player's together with its links. The organiser's own is replaced by
 * `recoverOrganiserToken`.
 */
export const revokeRole = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    id: idText('The id that granting gave: for a player that of its entrant.'),
  }),
  run: (input, context: StoredContext) => {
    const { tournament, id } = input;
    const none = refused({ code: 'NOT_FOUND', kind: 'role', id } as const);
    const decide = (seen: Tournament, actor: Actor): Answer<Decision<HeadFacts | EntrantFacts>> => {
      const player = seen.entrants[(entrantNumber(id) ?? 0) - 1];
      if (player)
        return isHeld(player)
          ? ok({ ...entrantPlace(seen.id, player), set: { tokenHash: null, links: [] } })
          : none;
      const { grants } = seen.head.facts;
      const grant = grants.find((one) => one.id === id);
      if (!grant) return none;
      const allowed = mayHand(grant.role, 'revokeRole', actor);
      return allowed.ok
        ? ok({ ...headPlace(seen), set: { grants: grants.filter((one) => one !== grant) } })
        : allowed;
    };
    return mutate<HeadFacts | EntrantFacts, Tournament, RevokedRole>(
      {
        ...ofTournament(tournament, context),
        operation: 'revokeRole',
        target: `${tournament}/${id}`,
        input,
        decide,
        answer: () => ({ tournament, id }),
      },
      context,
    );
  },
});

export interface RoleHolders {
  readonly tournament: string;
  readonly holders: readonly RoleHolder[];
  /** Who has a duty and also plays: document 001 advises against it. */
  readonly warnings: readonly string[];
}

/** Who holds which role; for the organisers. */
export const roleHolders = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const { head, entrants } = found.value;
    const actor = authorise(head.facts, 'roleHolders', context.caller);
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
