import * as z from 'zod/mini';
import { ok } from '../shared/result';
import { errorFacts, errorText } from './errors';
import type { AppError } from './errors';
import { optional } from './input';
import { nearestText } from './nearest';
import type { RulesContext } from './ports';
import type { Answer, AnyUseCase, UseCases } from './use-case';
import { callAny, invalidInput, useCase } from './use-case';

/** The questions that one call may ask many of, by where their use-cases are. None of them rolls or keeps anything. */
export const batchOperations = {
  rules: ['toWound', 'toWoundChart', 'chart', 'chartOdds', 'resolveChart', 'fallingDamage'],
  rolls: [
    'courageOdds',
    'resolveCourage',
    'fateOdds',
    'resolveFate',
    'inTheWayOdds',
    'resolveInTheWay',
    'castingOdds',
    'resolveCasting',
    'specialStrikeOdds',
    'resolveSpecialStrike',
    'priorityOdds',
    'resolvePriority',
    'rollOffOdds',
    'resolveRollOff',
  ],
  fights: ['duelOdds', 'strikeOdds', 'fightOdds', 'volleyOdds', 'mightAdvice'],
} as const;

type Area = keyof typeof batchOperations;

/** Loaded with the first question to each. */
const areas: {
  readonly [A in Area]: () => Promise<UseCases<(typeof batchOperations)[A][number], RulesContext>>;
} = {
  rules: async () => (await import('./rules-use-cases')).rulesUseCases,
  rolls: async () => (await import('./rolls-use-cases')).rollsUseCases,
  fights: async () => (await import('./fights')).fightUseCases,
};

const areaOf: ReadonlyMap<string, Area> = new Map(
  (Object.keys(batchOperations) as Area[]).flatMap((area) =>
    batchOperations[area].map((operation) => [operation, area] as const),
  ),
);

export const MOST_QUESTIONS = 100;
/** Fights take the longest to work out. */
export const MOST_FIGHTS = 10;

const LONGEST_NAME = 100;

const refusalOf = (error: AppError) => {
  const { title, detail } = errorText(error);
  return { ...errorFacts(error), code: error.code, title, detail };
};

const findUseCase = async (operation: string): Promise<Answer<AnyUseCase<RulesContext>>> => {
  const area = areaOf.get(operation);
  const found = area && ((await areas[area]()) as UseCases<string, RulesContext>)[operation];
  if (found) return ok(found);
  return invalidInput([
    {
      path: 'operation',
      code: 'NOT_ALLOWED',
      message: `is no question that a batch answers: ${nearestText(operation, [...areaOf.keys()])}`,
    },
  ]);
};

/**
 * Many questions in one call, each answered or refused by itself, in the order asked: up to 100, of them up to 10 about
 * fights.
 */
export const batch = useCase({
  input: z.strictObject({
    questions: z
      .array(
        z.strictObject({
          operation: z
            .string()
            .check(z.maxLength(LONGEST_NAME), z.describe('What is asked, by the name of its operation.')),
          input: optional(
            z
              .record(z.string(), z.unknown())
              .check(
                z.describe(
                  'What it is asked with: path parameters, query and body of that operation as one object.',
                ),
              ),
          ),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_QUESTIONS),
        z.describe(`The questions, 1 to ${MOST_QUESTIONS}, of them at most ${MOST_FIGHTS} about fights.`),
      ),
  }),
  run: async ({ questions }, context: RulesContext) => {
    const fights = questions.filter(({ operation }) => areaOf.get(operation) === 'fights').length;
    if (fights > MOST_FIGHTS)
      return invalidInput([
        {
          path: 'questions',
          code: 'TOO_LONG',
          message: `may hold at most ${MOST_FIGHTS} questions about fights, not ${fights}`,
        },
      ]);
    const answers = await Promise.all(
      questions.map(async ({ operation, input = {} }) => {
        const found = await findUseCase(operation);
        const answer = found.ok ? await callAny(found.value, input, context) : found;
        return answer.ok
          ? { operation, answer: answer.value, refusal: null }
          : { operation, answer: null, refusal: refusalOf(answer.error) };
      }),
    );
    return ok({ answers });
  },
});
