/** Where the world comes in: use-cases get these as arguments, `src/compose.ts` supplies the real ones. */

/** Milliseconds since the epoch. */
export interface Clock {
  readonly nowMs: () => number;
}

/** Cryptographic randomness: dice fair to the last bit, and bytes for ids, seeds and nonces. */
export interface Random {
  /** `count` independent, unbiased dice with faces 1 to `sides`. */
  readonly dice: (count: number, sides: number) => readonly number[];
  /** `byteCount` random bytes as base64url text. */
  readonly token: (byteCount: number) => string;
}

/** Signs what must be recognised later without a store. */
export interface Signer {
  /** The signature of `text` as base64url. */
  readonly sign: (text: string) => string;
  readonly verify: (text: string, signature: string) => boolean;
  /** The public key for checking elsewhere: SPKI, PEM. */
  readonly publicKey: () => string;
}

/** What a use-case that needs no store may use. */
export interface RulesContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly signer: Signer;
}
