import { withNodeIds } from '../kernel/nodes/with-node-ids';
import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { type AppError, errorFacts, errorText } from '../kernel/errors';
import { optional, listField, inputObject } from '../kernel/input';
import { batchQuestions } from './generated/batch-questions';
import { questionOf } from './questions';
import type { RulesContext } from '../kernel/ports';
import { ok, callAny, invalidField } from '../kernel/use-case';

export const MOST_QUESTIONS = 100;
/** Fights take the longest to work out. */
export const MOST_FIGHTS = 10;

const LONGEST_NAME = 100;

const refusalOf = (error: AppError) => {
  const { title, detail } = errorText(error);
  return { ...errorFacts(error), code: error.code, title, detail };
};

/** The answer as its own address would give it. */
const withIds = (operation: string, input: object, value: unknown): unknown =>
  withNodeIds({ type: batchQuestions[operation]?.answers, input, audience: 'REST' }, value);

/**
 * Many questions in one call, each answered or refused by itself, in the order asked: up to 100, of them up to 10
 * about fights. In GraphQL, aliases do the same.
 */
export const batch = operation({
  name: 'batch',
  verb: 'ask',
  route: 'POST /v1/batch',
  function: 'batch',
  graphql: { kind: 'none' },

  input: z.strictObject({
    questions: listField(
      inputObject('BatchQuestion', 'One question of a batch.', {
        operation: z.string().check(z.maxLength(LONGEST_NAME), z.describe('Name of the operation.')),
        input: optional(
          z
            .record(z.string(), z.unknown())
            .check(z.describe('Path parameters, query and body of that operation as one object.')),
        ),
      }),
      [1, MOST_QUESTIONS],
      `The questions, 1 to ${MOST_QUESTIONS}, of them at most ${MOST_FIGHTS} about fights.`,
    ),
  }),
  run: async ({ questions }, context: RulesContext) => {
    const fights = questions.filter(
      ({ operation }) => batchQuestions[operation]?.function === 'fights',
    ).length;
    if (fights > MOST_FIGHTS)
      return invalidField(
        'questions',
        'TOO_LONG',
        `may hold at most ${MOST_FIGHTS} questions about fights, not ${fights}`,
      );
    const answers = await Promise.all(
      questions.map(async ({ operation, input = {} }) => {
        const found = await questionOf(operation);
        const answer = found.ok ? await callAny(found.value, input, context) : found;
        return answer.ok
          ? { operation, answer: withIds(operation, input, answer.value), refusal: null }
          : { operation, answer: null, refusal: refusalOf(answer.error) };
      }),
    );
    return ok({ answers });
  },
});
