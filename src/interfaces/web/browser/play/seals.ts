import { sealOf } from '../../../../shared/sealing';
import { readStored } from '../requests/stored';

/**
 * The choices that a captain has sealed on this phone, with what hides them. They stay here until they are shown, also when the page is
 * loaded again; the service gets only the seal.
 */
export interface SealedChoice {
  readonly players: readonly number[];
  readonly nonce: string;
}

const STORED = 'muster.seals';
const NONCE_BYTES = 32;
/** Old matches go first. */
const MOST_KEPT = 100;

type Kept = readonly (readonly [subject: string, choice: SealedChoice])[];

const kept = (): Kept => readStored(STORED) ?? [];

export const sealedChoice = (subject: string): SealedChoice | null =>
  kept().find(([one]) => one === subject)?.[1] ?? null;

const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** As the service reads a choice of players. */
export const choiceOf = (players: readonly number[]): string => players.join(' ');

/** Seals a choice and keeps it, before anything is sent; the seal. */
export const sealChoice = (subject: string, players: readonly number[]): string => {
  const nonce = newNonce();
  const others = kept().filter(([one]) => one !== subject);
  localStorage.setItem(
    STORED,
    JSON.stringify([[subject, { players, nonce }], ...others].slice(0, MOST_KEPT)),
  );
  return sealOf({ subject, choice: choiceOf(players), nonce });
};

/** Nothing is hidden any more. */
export const forgetChoice = (subject: string): void =>
  localStorage.setItem(STORED, JSON.stringify(kept().filter(([one]) => one !== subject)));

interface ShownSide {
  readonly subject: string;
  readonly seal: string | null;
  readonly choice: string | null;
  readonly nonce: string | null;
}

/** Whether a choice that was shown is the one that was sealed. */
export const fitsSeal = ({ subject, seal, choice, nonce }: ShownSide): boolean =>
  choice !== null && nonce !== null && sealOf({ subject, choice, nonce }) === seal;
