import { createHash } from 'node:crypto';

/** A choice and what hides it until it is shown. */
export interface SealedParts {
  /** The purpose of the choice: "Table 4, Jay’s target". One line. */
  readonly subject: string;
  /** One line. */
  readonly choice: string;
  /** Random text that nobody else knows, so that the choice cannot be guessed from its seal. One line. */
  readonly nonce: string;
}

const VERSION = 'muster-seal-1';

/** A line break would let two different choices have one seal. */
export const isOneLine = (text: string): boolean => !/[\n\r]/.test(text);

/**
 * The seal of a choice: SHA-256, in hexadecimal, of the UTF-8 text `muster-seal-1`, subject, choice and nonce, each
 * normalised to NFC, joined by line feeds. It tells nothing of the choice, and no other choice has it.
 */
export const sealOf = ({ subject, choice, nonce }: SealedParts): string =>
  createHash('sha256')
    .update([VERSION, subject, choice, nonce].map((line) => line.normalize('NFC')).join('\n'), 'utf8')
    .digest('hex');
