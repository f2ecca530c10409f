import type { ErrorCode } from '../../src/app/errors';
import type { operationRoutes } from '../../src/doors/rest/routes';

/** An operation that every door answers. */
export type SharedOperation = Exclude<(typeof operationRoutes)[number]['operation'], 'health'>;

/**
 * One question that is asked through every door, each of which must give the same answer. `input` is the one object of
 * the use-case: path parameters, query and body together. `refusal` is the code expected; without it an answer is.
 */
export interface Question {
  readonly name: string;
  readonly operation: SharedOperation;
  readonly input: Readonly<Record<string, unknown>>;
  readonly refusal?: ErrorCode;
}
