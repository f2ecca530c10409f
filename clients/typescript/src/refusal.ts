import type { components } from './generated/schema';

type Schemas = components['schemas'];

/** One thing wrong with an input: where, what kind of fault, and what is allowed. */
export type Fault = Schemas['Fault'];

/** A refusal of the service: `code` says which facts stand beside it. */
type Refused = Extract<
  Schemas[keyof Schemas],
  { readonly code: string; readonly detail: string; readonly status: number }
>;

/** A refusal by something on the way, such as a gateway: `HTTP_502`. */
interface RefusedOnTheWay {
  readonly code: `HTTP_${number}`;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

/** A refusal in the API's own words (RFC 9457), with the facts of its code. A later release may add codes. */
export type Problem = Refused | RefusedOnTheWay;

/** Stable, UPPER_SNAKE: what went wrong, for programs. */
export type ErrorCode = Problem['code'];

type WithoutRequest<P> = P extends { readonly code: infer Code }
  ? Omit<P, 'type' | 'status' | 'detail' | 'instance' | (Code extends 'INTERNAL' ? never : 'requestId')>
  : never;

/** The `extensions` of an error of GraphQL where the service refuses: the same code and facts, without those of the request. */
export type GraphqlRefusal = WithoutRequest<Refused>;

/** Thrown where the API refuses; its message says what was wrong and what to do. */
export class MusterRefusal extends Error {
  override readonly name = 'MusterRefusal';
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
  }

  /** That of the problem. */
  get code(): ErrorCode {
    return this.problem.code;
  }
}
