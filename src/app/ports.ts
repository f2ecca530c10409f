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
  /** What the table charged, where it was asked. Requests that one process answers at once share it; on Lambda there is one. */
  readonly units?: StoreUnits;
  /** What a run of the function that tells webhooks has done, in numbers. */
  readonly deliveries?: Readonly<Record<'told' | 'untold' | 'delivered' | 'failed', number>>;
  /** Only for a crash: what broke, for whoever reads the log. */
  readonly crash?: string;
}

/** Where log lines go; absent where nobody reads them (benches). */
export type Log = (entry: LogEntry) => void;
