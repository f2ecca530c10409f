import type { operations } from './generated/schema';

/** A question: the `operationId` of the API that answers it too. */
export type QuestionName = keyof operations;

type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Body<Q extends QuestionName> = operations[Q] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer B } };
}
  ? B
  : unknown;

/** Input of a question: the path parameters, query and body of the API as one object. */
export type Input<Q extends QuestionName> = Fields<operations[Q]['parameters']['path']> &
  Fields<operations[Q]['parameters']['query']> &
  Body<Q>;

/** Answer to a question: the JSON of the API. */
export type Output<Q extends QuestionName> = operations[Q] extends {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': infer A } };
  };
}
  ? A
  : never;

/** One thing wrong with an input: where (`sides[0].models[1].fight`), what kind of fault, and what is allowed. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Why there is no answer, in the words of the API, with the facts of the code beside them. */
export interface Refusal {
  /** Stable, UPPER_SNAKE: INVALID_INPUT, TOO_MUCH_WORK, NOT_FOUND. */
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  /** Every fault, where the code is INVALID_INPUT. */
  readonly errors?: readonly Fault[];
  readonly [fact: string]: unknown;
}

/** An answer, or why there is none. Nothing is thrown for bad input. */
export type Outcome<Q extends QuestionName> =
  { readonly ok: true; readonly value: Output<Q> } | { readonly ok: false; readonly error: Refusal };

/** Answers at once: no network, no clock, no randomness. */
export type Question<Q extends QuestionName> =
  object extends Input<Q> ? (input?: Input<Q>) => Outcome<Q> : (input: Input<Q>) => Outcome<Q>;
