import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { OwnedKind } from '../../kernel/owned/creation';
import { recoveryCodeOf, shortId } from '../../kernel/store/credentials';
import { headKind } from './item-kinds';
import type { Role } from '../../../domain/tournaments/event/role';
import type { Keyring } from '../../kernel/store/context';
import { versionMark } from '../../kernel/store/key-versions';

/** The ids and tokens of a tournament: derived from the request that made them, never stored. */

const TOKEN_PREFIX = 'muster';

/** The id of the tournament that this creating request makes: the same for a repeated request. */
export const tournamentIdOf = (keyring: Keyring, requestKey: string): string =>
  shortId(keyring.derive('tournament', requestKey));

/**
 * A role's token in a tournament: the same for a repeated request. A player's says which entrant it is for; a later version of the
 * secret is named too.
 */
export const tokenOf = (
  keyring: Keyring,
  of: {
    readonly tournament: string;
    readonly role: Role;
    readonly request: string;
    readonly entrant?: string;
  },
): string =>
  [
    TOKEN_PREFIX,
    of.role.toLowerCase(),
    ...(of.entrant === undefined ? [] : [of.entrant]),
    versionMark(keyring) + keyring.derive('token', of.tournament, of.role, of.request, of.entrant ?? ''),
  ].join('_');

/** The id of the entrant that a player's token says it is for; undefined for any other text. */
export const entrantOfToken = (token: string | null): string | undefined =>
  /^muster_player_(e[1-9]\d{0,3})_/.exec(token ?? '')?.[1];

/** How a tournament belongs to its organiser. */
export const ownedTournament: OwnedKind<TournamentFacts> = {
  kind: headKind,
  addressOf: (tournament) => ({ item: 'HEAD', tournament }),
  secretsOf: (keyring, tournament, request) => ({
    organiserToken: tokenOf(keyring, { tournament, role: 'ORGANISER', request }),
    recoveryCode: recoveryCodeOf(keyring, tournament, request),
  }),
};
