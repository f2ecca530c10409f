/** One thing wrong with an input: where, what kind of fault, and what is allowed. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A refusal in the API's own words (RFC 9457), with the facts of its code beside them. */
export interface Problem {
  /** Stable, UPPER_SNAKE; `HTTP_502` and the like where something on the way answered. */
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string;
  /** Every fault, where the code is INVALID_INPUT. */
  readonly errors?: readonly Fault[];
  readonly [fact: string]: unknown;
}

/** Thrown where the API refuses; its message says what was wrong and what to do. */
export class MusterRefusal extends Error {
  override readonly name = 'MusterRefusal';
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
  }
}
