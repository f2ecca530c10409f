/** The ports to the world: use-cases get these as arguments, `src/compose.ts` supplies the real ones. */

import type { EventRules } from '../../shared/house-ruling';
import type { PublicKey } from './generated/answers';
import type { WorkBudget } from './work-budget';

/** Milliseconds since the epoch. */
export interface Clock {
  readonly nowMs: () => number;
  /** Waits; absent where nobody is to wait. */
  readonly pause?: (milliseconds: number) => Promise<void>;
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
  /** The version of the key that `sign` uses; 1 where there is no other. */
  readonly version?: () => number;
  /** The signature of `text` as base64url. */
  readonly sign: (text: string) => string;
  /** Whether the key of that version has made this signature. */
  readonly verify: (text: string, signature: string, version: number) => boolean | Promise<boolean>;
  /** The public keys of every version as PEM (SPKI), for checking elsewhere; the newest first. */
  readonly publicKeys: () => readonly PublicKey[];
}

/** The context of a use-case that needs no store. */
export interface RulesContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly signer: Signer;
  /** The rest of the request's budget; absent where nobody counts. */
  readonly work?: WorkBudget;
  /** The event that is asked in, for operations that ask others: these follow its house rulings. */
  readonly event?: EventRules | undefined;
}

/** DynamoDB's capacity units, indexes included. */
export interface StoreUnits {
  readonly reads: number;
  readonly writes: number;
}

/** One structured line of the log: one per request, and one more for a crash. Never a token, a body or a person. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly requestId: string;
  /** The route as the gateway names it, such as `GET /v1/rules/to-wound`; for GraphQL the fields asked, for the bot its command. */
  readonly route: string;
  /** The error code, or OK. */
  readonly outcome: string;
  readonly status: number;
  readonly durationMs: number;
  /** Whether it was the first request that this process answered: only then, and then true. */
  readonly cold?: true;
  /** Charges of the table, where it was asked. Requests that one process answers at once share it; on Lambda there is one. */
  readonly units?: StoreUnits;
  /** Counts of a run that sends deliveries. */
  readonly deliveries?: Readonly<Record<'processed' | 'left' | 'delivered' | 'failed', number>>;
  /** Counts of a run that makes the projections for readers. */
  readonly readers?: Readonly<Record<'made' | 'failed', number>>;
  /** Counts of a run that publishes bulk data. */
  readonly published?: Readonly<Record<'made' | 'removed' | 'failed', number>>;
  /** Only for a crash: what broke, for whoever reads the log. */
  readonly crash?: string;
}

/** Writes a line of the log; absent where nobody reads it (benches). */
export type Log = (entry: LogEntry) => void;
