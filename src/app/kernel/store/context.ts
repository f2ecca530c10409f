import type { RulesContext } from '../ports';
import type { Answer } from '../answer';
import type { ProcessCache } from './process-cache';
import type { Store } from './store';
import type { ChangeQueue } from './change-queue';

/** The caller and the conditions of a request, beside its input. */
export interface Caller {
  /** The bearer token. */
  readonly token: string | null;
  /** Identifies this request, so that a repetition does nothing twice. */
  readonly idempotencyKey: string | null;
  /** The version the caller last saw, bare or as an ETag; `*` for any. */
  readonly ifMatch: string | null;
  /** The network address that the request came from; absent where it came from no network. */
  readonly address?: string;
  /** Cursors of the tournament that the caller has seen: the answer must not be older. */
  readonly promised?: readonly string[];
}

/** Derives secrets that only this service knows, always the same from the same parts. */
export interface Keyring {
  /** HMAC-SHA-256 of the parts under a key of the service's secret, as base64url. */
  readonly derive: (...parts: readonly string[]) => string;
  /** The version of the secret that this keyring derives with; 1 where there is no other. */
  readonly version?: () => number;
  /** The keyrings of the other versions, newest first: their secrets stay valid. */
  readonly others?: () => readonly Keyring[];
}

/** Keeps parts of the public projection, and facts, in memory while the process knows that nothing was written since. */
export interface ReaderMemory {
  /** This part of a tournament's projection, or its facts, from memory, or as `read` finds it now. */
  readonly remembered: <Found extends { readonly characters: number }>(
    tournament: string,
    part: string,
    read: () => Promise<Found>,
  ) => Promise<Found>;
}

/** A creation without a token, by the network address it came from; its weight is 1 for a single record, more for an import. */
export interface Creation {
  readonly address: string | undefined;
  readonly request: string;
  readonly weight: number;
}

export interface CreationRate {
  /** Counts the creation and returns null if it is within the limit. A repeated request counts once. */
  readonly take: (creation: Creation) => Answer<never> | null;
}

/** The context of a use-case that needs the store. */
export interface StoredContext extends RulesContext {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly caller: Caller;
  /** Makes concurrent changes within a process take turns; without it they race. */
  readonly changeQueue?: ChangeQueue;
  /** Shares answers between concurrent requests; without it each request reads for itself. */
  readonly processCache?: ProcessCache;
  /** Limits how much a network creates; without it only a gateway's limit applies, if there is one. */
  readonly creationRate?: CreationRate;
  /** The answers of this request are put together from one reading of the facts: what readers are given is not asked. */
  readonly takesFacts?: boolean;
  /** Whether a projection of this tournament that was compared then is known to be behind its facts: where the process that writes also sees the changes. */
  readonly isProjectionBehind?: (tournament: string, comparedAtMs: number) => boolean;
  readonly readerMemory?: ReaderMemory;
  /** Whether webhooks may send to this very machine: for a local service that says so. */
  readonly allowLoopbackWebhooks?: boolean;
  /** Whether this service sends emails to players. */
  readonly sendsMail?: boolean;
}
