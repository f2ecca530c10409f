import { shortText } from '../../kernel/input';
import type { EntrantFacts, LinkCode, TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { AppError } from '../../kernel/errors';
import { type Answer, conflict, ok, refused } from '../../kernel/use-case';
import type { Keyring } from '../../kernel/store/context';
import {
  codeOf,
  grantOf,
  hashText,
  plainCode,
  recoveryCodeOf,
  shortId,
} from '../../kernel/store/credentials';
import type { OwnedKind } from '../../kernel/owned/creation';
import { headKind } from './read-tournament';
import type { Role } from '../../../domain/tournaments/event/role';
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

/**
 * An entrant's links: more player's tokens of it, each made by a one-time code: a member of a Discord server, or a telephone on
 * which the code was typed. They follow from the service's secret and are stored nowhere; their hashes stand with the entrant.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a code can be used. */
export const CODE_DAYS = 7;
export const CODE_LASTS_MS = CODE_DAYS * DAY_MS;
/** A doubles team has two members, and each may have a second account. */
const MOST_LINKS = 4;
/** As many open codes as members; an older one gives way. */
export const MOST_CODES = 4;
const CODE_GROUPS = 2;
const CODE_GROUP_LENGTH = 5;

export const codeText = shortText('The code, in any spelling of its letters.');

export const codeHash = (code: string): string => hashText(plainCode(code));

/** The code of this request, 50 bits in two groups of five: the same when the request is repeated. */
export const linkCodeOf = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly entrant: string; readonly request: string },
): string =>
  codeOf(keyring.derive('link code', of.tournament, of.entrant, of.request), CODE_GROUPS, CODE_GROUP_LENGTH);

export const liveCodes = ({ linkCodes = [] }: EntrantFacts, nowMs: number): readonly LinkCode[] =>
  linkCodes.filter(({ expiresAtMs }) => expiresAtMs > nowMs);

type Entrant = Tournament['entrants'][number];

/** The entrant that this code was made for. Every open code is compared, so that the time tells nothing. */
export const entrantOfCode = ({ entrants }: Tournament, code: string, nowMs: number): Entrant | undefined => {
  const open = entrants.flatMap((entrant) =>
    liveCodes(entrant.facts, nowMs).map(({ hash }) => ({ hash, entrant })),
  );
  return grantOf(open, plainCode(code))?.entrant;
};

export const wrongCode: AppError = {
  code: 'CONFLICT',
  reason: 'WRONG_CODE',
  detail: 'This code is unknown, used or expired: ask the organiser for a new one.',
};

/** The facts of an entrant after its code is used: one more link, one code less. */
export const linkedBy = (
  { links = [], linkCodes = [] }: EntrantFacts,
  used: string,
  link: string,
): Answer<Partial<EntrantFacts>> => {
  if (!linkCodes.some(({ hash }) => hash === used)) return refused(wrongCode);
  return links.length >= MOST_LINKS
    ? conflict(
        'LINK_LIMIT',
        `This entrant already has the maximum of ${MOST_LINKS} links: revoke them first (unlinkEntrant, in Discord /unlink).`,
      )
    : ok({ links: [...links, link], linkCodes: linkCodes.filter(({ hash }) => hash !== used) });
};
