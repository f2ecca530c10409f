import { entrantId } from '../../tournaments/event/record';
import type { EntrantFacts, LinkCode } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Keyring } from '../tournaments/context';
import { grantOf, hashText } from '../tournaments/credentials';

/**
 * A Discord member who is an entrant acts with a player's token of that entrant. It follows from the service's secret, so it is
 * kept nowhere; its hash stands with the entrant, where every door finds it, and says nothing of who the member is.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a code can be used. */
export const CODE_DAYS = 7;
export const CODE_LASTS_MS = CODE_DAYS * DAY_MS;
/** A doubles team has two members, and each may have a second account. */
export const MOST_LINKS = 4;
/** As many open codes as members; an older one gives way. */
export const MOST_CODES = 4;
/** Letters and digits that nobody mistakes for another when a code is read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** A code as it is hashed: however a person typed it. */
const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export const codeHash = (code: string): string => hashText(plainCode(code));

/** The code of this request, 50 bits in two groups of five: the same when the request is repeated. */
export const linkCodeOf = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly entrant: string; readonly request: string },
): string => {
  const derived = keyring.derive('link code', of.tournament, of.entrant, of.request);
  const bytes = Buffer.from(derived, 'base64url');
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, i) => CODE_LETTERS[(bytes[i] ?? 0) % CODE_LETTERS.length],
  );
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
};

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

/** The part of a member's token that is the same for every entrant. */
const memberSecret = (keyring: Keyring, tournament: string, user: string): string =>
  keyring.derive('discord member', tournament, user);

const tokenFor = (secret: string, number: number): string => `muster_player_${entrantId(number)}_${secret}`;

/** The token with which a member acts for an entrant, once linked. */
export const memberToken = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly user: string; readonly entrant: number },
): string => tokenFor(memberSecret(keyring, of.tournament, of.user), of.entrant);

/** The entrants that a member is, as a rule one or none. */
export const entrantsOfMember = (
  { id, entrants }: Tournament,
  user: string,
  keyring: Keyring,
): readonly Entrant[] => {
  const secret = memberSecret(keyring, id, user);
  return entrants.filter(
    ({ number, facts: { links = [] } }) =>
      links.length > 0 && links.includes(hashText(tokenFor(secret, number))),
  );
};
