import { refused } from '../../shared/result';

/**
 * Refusals that follow from the facts of a tournament, in the form in which operations answer them. Their reasons and codes stand in the
 * kernel's lists: an operation that answers another one does not compile.
 */

/** Refuses what conflicts with the present state: the reason for programs, the words for people. */
export const conflict = <const Reason extends string>(reason: Reason, detail: string) =>
  refused({ code: 'CONFLICT' as const, reason, detail });

/** A fault of a field of the request: its path, its kind, and what was allowed. */
export interface Fault {
  readonly path: string;
  readonly code: 'REQUIRED' | 'NOT_ALLOWED' | 'UNKNOWN_REFERENCE' | 'DUPLICATE' | 'INCONSISTENT' | 'TOO_LONG';
  readonly message: string;
}

export const fault = (path: string, code: Fault['code'], message: string): Fault => ({ path, code, message });

/** Refuses fields of the request. */
export const invalidInput = (faults: readonly Fault[]) => refused({ code: 'INVALID_INPUT' as const, faults });

/** Refuses one field of the request. */
export const invalidField = (path: string, code: Fault['code'], message: string) =>
  invalidInput([fault(path, code, message)]);

/** Refuses a request for a part of the tournament that does not exist. */
export const notFound = (kind: string, id: string | number) =>
  refused({ code: 'NOT_FOUND' as const, kind, id: String(id) });
