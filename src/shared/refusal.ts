import { refused } from './result';

/**
 * Refusals as operations answer them, for the domain and for the operations themselves. Which reasons of a conflict there are stands in
 * the kernel's list: an operation that answers another one does not compile.
 */

/** Kinds of faults of a field. */
export const faultCodes = [
  'REQUIRED',
  'WRONG_TYPE',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_ALLOWED',
  'WRONG_FORMAT',
  'UNKNOWN_FIELD',
  'UNKNOWN_REFERENCE',
  'DUPLICATE',
  'INCONSISTENT',
  'NOT_COVERED',
  'MORE_FAULTS',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** One thing wrong with the input: where (`entrants[3].id`, empty for the whole), what, and what was allowed. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly message: string;
}

/** A fault of a field; `path` as its kind of fault has it. */
export const fault = <const Path, const Code extends string>(path: Path, code: Code, message: string) => ({
  path,
  code,
  message,
});

/** The most faults that one refusal names; where there are more, one more line counts them. */
export const MOST_FAULTS = 100;

/** The line that counts the faults which a refusal does not name. */
export const moreFaults = (count: number, isCut = false): Fault => ({
  path: '',
  code: 'MORE_FAULTS',
  message: `there are ${isCut ? 'at least ' : ''}${count} more faults, which are not listed`,
});

/** The faults that a refusal names. */
const firstFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.length <= MOST_FAULTS + 1
    ? faults
    : [...faults.slice(0, MOST_FAULTS), moreFaults(faults.length - MOST_FAULTS)];

/** Refuses fields of the request. */
export const invalidInput = (faults: readonly Fault[]) =>
  refused({ code: 'INVALID_INPUT' as const, faults: firstFaults(faults) });

/** Refuses one field of the request. */
export const invalidField = (path: string, code: FaultCode, message: string) =>
  invalidInput([{ path, code, message }]);

/** Refuses what conflicts with the present state: the reason for programs, the words for people. */
export const conflict = <const Reason extends string>(reason: Reason, detail: string) =>
  refused({ code: 'CONFLICT' as const, reason, detail });

/** Refuses a request for a record that does not exist, by the word for its kind. */
export const notFound = (kind: string, id: string | number) =>
  refused({ code: 'NOT_FOUND' as const, kind, id: String(id) });
