import { ok, refused } from '../../../shared/result';
import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Role } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { Answer } from '../../kernel/use-case';
import type { Target } from '../../kernel/store/mutation';
import type { Actor } from '../store/access';
import { entrantTarget } from '../change/change-entrant';
import { headTarget } from '../change/change-head';

/** A duty stands in the head, a player's token with its entrant. */
export type HolderFacts = TournamentFacts | EntrantFacts;

/** Whether somebody acts for the entrant: with a token, or through Discord. */
export const isHeld = ({ facts: { tokenHash, links = [] } }: Tournament['entrants'][number]): boolean =>
  Boolean(tokenHash) || links.length > 0;

export const headOf = ({ id, head }: Tournament): Target<HolderFacts> => headTarget(id, head.log);

/** The things that may hold a token. */
export const placesOf = (seen: Tournament): readonly Target<HolderFacts>[] => [
  headOf(seen),
  ...seen.entrants.map((entrant) => entrantTarget(seen.id, entrant)),
];

/** Only the organiser makes and unmakes co-organisers. */
export const mayHand = (role: Role, operation: string, actor: Actor): Answer<true> =>
  role === 'CO_ORGANISER' && actor.role !== 'ORGANISER'
    ? refused({ code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] })
    : ok(true);
