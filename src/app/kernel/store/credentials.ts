import type * as Crypto from 'node:crypto';
import type { Grant } from '../../../domain/tournaments/event/facts';
import type { Keyring } from './context';

/** Tokens and codes: derived, never stored; only their hashes are, and those are compared in constant time. */

/** Letters and digits that nobody mistakes for another when a code is read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_GROUPS = 5;
const CODE_GROUP_LENGTH = 4;

/** Loaded with the first token: it is a tenth of a cold start, and questions about the rules need none. */
const crypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');

const digest = (text: string): Buffer => crypto().createHash('sha256').update(text).digest();

/** SHA-256 as base64url. */
export const hashText = (text: string): string => digest(text).toString('base64url');

/** The first 128 bits of it: enough to tell requests apart, small enough for each change to keep. */
export const shortHash = (text: string): string => digest(text).subarray(0, 16).toString('base64url');

const sameText = (a: string, b: string): boolean => crypto().timingSafeEqual(digest(a), digest(b));

/** An id that follows from a request: letters and digits only. */
export const shortId = (derived: string, length = 20): string =>
  derived.replaceAll(/[-_]/g, '').slice(0, length);

/** A derived secret as a code that can be typed: groups of letters and digits with hyphens between. */
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

/** The author of a change as the history names it: the role, and enough of the token's hash to distinguish two of one role. */
export const authorName = (role: string, hash: string): string => `${role}:${hash.slice(0, 8)}`;
