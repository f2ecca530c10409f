import { nearestText } from '../kernel/nearest';
import type { RulesContext } from '../kernel/ports';
import { type Answer, type AnyUseCase, invalidField, ok } from '../kernel/use-case';
import { batchQuestions } from './generated/batch-questions';

/** The stateless question of this name. */
export const questionOf = async (operation: string): Promise<Answer<AnyUseCase<RulesContext>>> => {
  const question = Object.hasOwn(batchQuestions, operation) ? batchQuestions[operation] : undefined;
  if (question) return ok(await question.load());
  return invalidField(
    'operation',
    'NOT_ALLOWED',
    `is not a question that a batch answers: ${nearestText(operation, Object.keys(batchQuestions))}`,
  );
};
