import type { Keyring } from './context';
import { hashText } from './credentials';

/** Secrets of older versions are found again by trying the versions: there are few, and each try is one HMAC. */

const versionOf = ({ version }: Keyring): number => version?.() ?? 1;

/** The keyrings of all versions, the current one first. */
export const everyKeyring = (keyring: Keyring): readonly Keyring[] => [
  keyring,
  ...(keyring.others?.() ?? []),
];

/** The keyring of a version; the current one where there is none such. */
export const keyringOf = (keyring: Keyring, version: number): Keyring =>
  everyKeyring(keyring).find((one) => versionOf(one) === version) ?? keyring;

/** How a token names the version that it was made with. Version 1 is not named: tokens of release 0.1 name none. */
export const versionMark = (keyring: Keyring): string => {
  const version = versionOf(keyring);
  return version === 1 ? '' : `k${version}_`;
};

/** The version under which something was made, as it is stored with it; absent for version 1. */
export const storedVersion = (keyring: Keyring): { readonly keyVersion?: number } => {
  const version = versionOf(keyring);
  return version === 1 ? {} : { keyVersion: version };
};

/** The secret under the version for which it `isKnown`; under the current one where none is. */
export const derivedAs = (
  keyring: Keyring,
  derive: (one: Keyring) => string,
  isKnown: (derived: string) => boolean,
): string => everyKeyring(keyring).map(derive).find(isKnown) ?? derive(keyring);

/** The changes of a thing, as far as they say what was written. */
type Written = readonly { readonly set?: unknown }[];

/** A secret that a request hands out: derived under a keyring, and stored as its hash. */
export interface Secret {
  readonly under: (keyring: Keyring) => string;
  readonly hashOf?: (secret: string) => string;
}

/**
 * The keyring that the last of these changes was made with: the one whose secret has a hash among what the change wrote. A request that
 * is repeated after a rotation is so answered with the very secret of the first time.
 */
export const keyringOfChange = (
  keyring: Keyring,
  log: Written,
  { under, hashOf = hashText }: Secret,
): Keyring => {
  const set = JSON.stringify(log.at(-1)?.set ?? null);
  return everyKeyring(keyring).find((one) => set.includes(`"${hashOf(under(one))}"`)) ?? keyring;
};

/** The secret that the last of these changes has handed out. */
export const handedOut = (keyring: Keyring, log: Written, secret: Secret): string =>
  secret.under(keyringOfChange(keyring, log, secret));
