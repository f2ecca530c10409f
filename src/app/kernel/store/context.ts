import type { RulesContext } from '../ports';
import type { CreationRate } from './creation-rate';
import type { Moments } from './process-cache';
import type { Store } from './store';
import type { ChangeQueue } from './change-queue';

/** Who asks, and under which conditions: what an interface finds beside the input. */
export interface Caller {
  /** The bearer token. */
  readonly token: string | null;
  /** Names this request, so that repeating it does nothing twice. */
  readonly idempotencyKey: string | null;
  /** The version the caller last saw, bare or as an ETag; `*` for any. */
  readonly ifMatch: string | null;
  /** The network address that the request came from; absent where it came from no network. */
  readonly address?: string;
  /** Cursors of the tournament that the caller has seen: nothing older may be answered. */
  readonly promised?: readonly string[];
}

/** Derives what only this service can know, and knows again when asked the same. */
export interface Keyring {
  /** HMAC-SHA-256 of the parts under a key of the service's secret, as base64url. */
  readonly derive: (...parts: readonly string[]) => string;
  /** The version of the secret that this keyring derives with; 1 where there is no other. */
  readonly version?: () => number;
  /** The keyrings of the other versions, newest first: what they have made is still known. */
  readonly others?: () => readonly Keyring[];
}

/** Spares readings of what readers are given, where a process knows that nothing was written since. */
export interface ReaderMemory {
  /** What was read of this part of a tournament's projection since anything of the tournament was put, or what `read` finds now. */
  readonly remembered: <Found extends { readonly characters: number }>(
    tournament: string,
    part: string,
    read: () => Promise<Found>,
  ) => Promise<Found>;
}

/** What a use-case that needs the store may use. */
export interface StoredContext extends RulesContext {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly caller: Caller;
  /** Makes concurrent changes within a process take turns; without it they race. */
  readonly changeQueue?: ChangeQueue;
  /** What this process answers for all who ask at one moment; without it each is answered for itself. */
  readonly moments?: Moments;
  /** How much anybody may create; without it a gateway counts, or nobody does. */
  readonly creationRate?: CreationRate;
  /** The answers of this request are put together from one reading of the facts: what readers are given is not asked. */
  readonly takesFacts?: boolean;
  /** Whether a projection of this tournament that was compared then is known to be behind its facts: where the process that writes also sees the changes. */
  readonly isProjectionBehind?: (tournament: string, comparedAtMs: number) => boolean;
  readonly readerMemory?: ReaderMemory;
  /** Whether webhooks may send to this very machine: for a local service that says so. */
  readonly allowLoopbackWebhooks?: boolean;
}
