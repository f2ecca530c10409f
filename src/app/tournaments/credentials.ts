import { createHash, timingSafeEqual } from 'node:crypto';
import type { Grant } from '../../tournaments/event/facts';
import type { Role } from '../../tournaments/event/roles';
import type { Keyring } from './context';

/** Tokens and codes: derived, never stored; only their hashes are, and those are compared in constant time. */

const TOKEN_PREFIX = 'muster';
/** Letters and digits that nobody mistakes for another when a code is read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_GROUPS = 5;
const CODE_GROUP_LENGTH = 4;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** SHA-256 as base64url. */
export const hashText = (text: string): string => digest(text).toString('base64url');

/** The first 128 bits of it: enough to tell requests apart, small enough for each change to keep. */
export const shortHash = (text: string): string => digest(text).subarray(0, 16).toString('base64url');

const sameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The id of the tournament that this creating request makes: the same for a repeated request. */
export const tournamentIdOf = (keyring: Keyring, requestKey: string): string =>
  keyring.derive('tournament', requestKey).replaceAll(/[-_]/g, '').slice(0, 20);

/** A role's token in a tournament: the same for a repeated request. A player's says which entrant it is for. */
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
    keyring.derive('token', of.tournament, of.role, of.request, of.entrant ?? ''),
  ].join('_');

/** The id of the entrant that a player's token says it is for; undefined for any other text. */
export const entrantOfToken = (token: string | null): string | undefined =>
  /^muster_player_(e[1-9]\d{0,3})_/.exec(token ?? '')?.[1];

/** What is derived as a code that can be typed: groups of letters and digits with hyphens between. */
export const codeOf = (derived: string, groups: number, groupLength: number): string => {
  const bytes = Buffer.from(derived, 'base64url');
  const letter = (at: number): string => CODE_LETTERS[(bytes[at] ?? 0) % CODE_LETTERS.length] ?? '';
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: groupLength }, (__, at) => letter(group * groupLength + at)).join(''),
  ).join('-');
};

/** A code as it is hashed: however a person typed it. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The code that brings a lost organiser's token back: five groups of four. */
export const recoveryCodeOf = (keyring: Keyring, tournament: string, request: string): string =>
  codeOf(keyring.derive('recovery code', tournament, request), CODE_GROUPS, CODE_GROUP_LENGTH);

export const recoveryHashOf = (code: string): string => hashText(plainCode(code));

export const isRecoveryCode = (code: string, hash: string): boolean => sameText(recoveryHashOf(code), hash);

/** Whether the text looks like a token of ours at all. */
export const isTokenShaped = (token: string): boolean => /^muster_[a-z0-9_]+_[A-Za-z0-9_-]{43}$/.test(token);

/** The grant that this token stands for. Every grant is compared, so that the time tells nothing. */
export const grantOf = <G extends Pick<Grant, 'hash'>>(
  grants: readonly G[],
  token: string,
): G | undefined => {
  const hash = hashText(token);
  return grants.reduce<G | undefined>(
    (found, grant) => (sameText(grant.hash, hash) ? grant : found),
    undefined,
  );
};
