import type { Role } from '../../../domain/tournaments/event/role';
import type { Tournament } from '../../../domain/tournaments/event/tournament';

/** What the roles are called. */
export const roleWords: Readonly<Record<Role, string>> = {
  ORGANISER: 'organiser',
  CO_ORGANISER: 'co-organiser',
  SCOREKEEPER: 'scorekeeper',
  REFEREE: 'referee',
  PLAYER: 'player',
  SPARE_PLAYER: 'Spare Player',
};

/** A holder of a duty should not play, the Spare Player have no other duty. Source: 001, ROLES AND RESPONSIBILITIES. */
export const roleWarnings = ({ head, entrants }: Pick<Tournament, 'head' | 'entrants'>): readonly string[] =>
  head.facts.grants.flatMap(({ role, plays }) => {
    const entrant = plays ? entrants[plays - 1] : undefined;
    return entrant
      ? [
          `The ${roleWords[role]} also plays, as ${entrant.facts.name}: it is recommended that this role does not.`,
        ]
      : [];
  });
