import type { RulesContext } from '../ports';
import type { Store } from './store';

/** Who asks, and under which conditions: what a door finds beside the input. */
export interface Caller {
  /** The bearer token. */
  readonly token: string | null;
  /** Names this request, so that repeating it does nothing twice. */
  readonly idempotencyKey: string | null;
  /** The version the caller last saw, bare or as an ETag; `*` for any. */
  readonly ifMatch: string | null;
}

/** Derives what only this service can know, and knows again when asked the same. */
export interface Keyring {
  /** HMAC-SHA-256 of the parts under a key of the service's secret, as base64url. */
  readonly derive: (...parts: readonly string[]) => string;
}

/** What a use-case that needs the store may use. */
export interface StoredContext extends RulesContext {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly caller: Caller;
  /** Whether webhooks may send to this very machine: for a local service that says so. */
  readonly allowLoopbackWebhooks?: boolean;
}
