import type * as z from 'zod/mini';
import { type AppError, errorFacts, errorText } from '../../../src/app/kernel/errors';
import { namesProfile } from '../../../src/app/fights/profiles/names-profile';
import { withNodeIds } from '../../../src/app/kernel/nodes/with-node-ids';
import { type Answer, type UseCase, call } from '../../../src/app/kernel/use-case';
import { createWorkBudget } from '../../../src/app/kernel/work-budget';
import type { Outcome, Question, QuestionName } from './types';

/** The answer as the API sends it: what is undefined is not in JSON. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const refused = (error: AppError): { readonly ok: false; readonly error: never } => ({
  ok: false,
  error: { ...errorFacts(error), code: error.code, ...errorText(error) } as never,
});

/** The paths of every profile that a model anywhere in an input names: `sides[0].models[1].profile`. */
const profilePaths = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null || !namesProfile(value)) return [];
  const at = (key: string): string =>
    Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'profile' && typeof inner === 'string' ? [at(key)] : profilePaths(inner, at(key)),
  );
};

/** A model by its profile is asked of the API: each field that names one. */
const withProfiles = (paths: readonly string[]): AppError => ({
  code: 'INVALID_INPUT',
  faults: paths.map((path) => ({
    path,
    code: 'NOT_ALLOWED',
    message: 'names a profile: this package holds no army lists. Give the numbers, or ask the API',
  })),
});

/**
 * A question of the API as a function that answers at once, within the same limit of work. `answers` names the type of the answer
 * where that holds global ids.
 */
export const answering = <Q extends QuestionName, S extends z.ZodMiniType = z.ZodMiniType>(
  operation: Pick<UseCase<S, unknown, never>, 'input' | 'price' | 'run'>,
  answers?: string,
): Question<Q> => {
  const question = (input: object = {}): Outcome<Q> => {
    const profiles = profilePaths(input);
    if (profiles.length > 0) return refused(withProfiles(profiles));
    // A question of this package waits for nothing: what the API would load first is not there.
    const { input: schema, price, run } = operation;
    const answer = call({ input: schema, run, ...(price && { price }) }, input, {
      work: createWorkBudget(),
    } as never) as Answer<unknown>;
    if (!answer.ok) return refused(answer.error);
    const value = answers
      ? withNodeIds({ type: answers, input, audience: 'REST' }, answer.value)
      : answer.value;
    return { ok: true, value: asJson(value) as never };
  };
  return question as Question<Q>;
};
