/**
 * States what must hold if the program is right. Not for bad input: that is a refusal (`shared/result`).
 * @throws Error when the condition is false, which is a bug in the caller or here.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
