import * as z from 'zod/mini';
import type { FaultCode } from './faults';

/** The pieces input schemas are made of, so that every door refuses the same thing in the same words. */

/** Refuses 1.5 like `z.int()`, but lets all other checks go on: that one gives up on everything around it. */
const isWhole = () => {
  const check = z.check<number>((payload) => {
    if (!Number.isSafeInteger(payload.value))
      payload.issues.push({ code: 'invalid_type', expected: 'int', input: payload.value, continue: true });
  });
  // Says to the schema documents that the number is an integer, as `z.int()` does.
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, { format: 'safeint' }));
  return check;
};

/** A whole number from `minimum` to `maximum`, both included. */
export const wholeNumber = (minimum: number, maximum: number, description: string) =>
  z.number().check(isWhole(), z.minimum(minimum), z.maximum(maximum), z.describe(description));

/** A field that may be left out or null (GraphQL sends null for "not given"): then `fallback` holds. */
export const withDefault = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  z.pipe(
    z._default(z.nullable(schema), fallback as never),
    z.transform((value): z.output<S> => (value === null ? fallback : (value as z.output<S>))),
  );

/** A field that may be left out or null; absent in the output then. */
export const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> | undefined => value ?? undefined),
  );

/** An opaque id as a caller may name it. */
export const idText = (description: string) =>
  z.string().check(z.minLength(1), z.maxLength(100), z.describe(description));

/** One thing wrong between fields: where, as steps (`['entrants', 3, 'id']`), what, and what was allowed. */
export interface CrossFault {
  readonly path: readonly (string | number)[];
  readonly code: FaultCode;
  readonly message: string;
}

/**
 * Checks fields against each other. It runs even where single fields have faults, so that one answer lists everything;
 * `value` may therefore be anything, and what has the wrong shape is to be passed over (its own fault is reported).
 */
export const crossCheck = <T>(faultsIn: (value: unknown) => readonly CrossFault[]) =>
  z.check<T>(
    (payload) => {
      for (const { path, code, message } of faultsIn(payload.value))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: [...path],
          message,
          params: { fault: code },
        });
    },
    { when: () => true },
  );

/**
 * Checks fields against each other once each has its right type; faults of range do not hide these. For checks that
 * would have to pass over too much of `crossCheck`'s "anything".
 */
export const typedCrossCheck = <T>(faultsIn: (value: T) => readonly CrossFault[]) =>
  z.check<T>((payload) => {
    for (const { path, code, message } of faultsIn(payload.value))
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [...path],
        message,
        params: { fault: code },
      });
  });
