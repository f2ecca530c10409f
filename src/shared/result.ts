/** A computation that may be refused: the value, or the refusal as a value. Bugs are thrown, not returned. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = <E>(error: E): Result<never, E> => ({ ok: false, error });
