import * as z from 'zod/mini';
import { settingsOf } from '../../domain/tournaments/event/settings';
import { asScalar, optional } from '../kernel/input';
import { LONGEST_NAME } from '../kernel/limits';
import { invalidInput, ok } from '../kernel/use-case';
import { readOperation } from '../tournaments/change/read-operation';

/**
 * Asks a question about rules, fights or armies inside an event: in its edition and by its house rulings, unless the question itself
 * names a switch or an edition. Each source that the event decided has the kind `HOUSE` and the organiser's words.
 */
export const askInEvent = readOperation({
  name: 'askInEvent',
  verb: 'none',
  route: 'POST /v1/tournaments/{tournament}/rules/ask',
  graphql: { kind: 'query' },
  answers: 'EventAnswer',
  cache: 'never',
  covers: ['B8'],

  fields: {
    operation: z
      .string()
      .check(z.maxLength(LONGEST_NAME), z.describe('Name of the operation: any that a batch asks.')),
    question: optional(
      asScalar(
        'JSON',
        z
          .record(z.string(), z.unknown())
          .check(z.describe('Path parameters, query and body of that operation as one object.')),
      ),
    ),
  },
  answer: async ({ head: { facts } }, { input: { operation, question }, context }) => {
    const [{ questionOf }, { askByHouseRulings }] = await Promise.all([
      import('./questions'),
      import('../rules/asking/by-house-rulings'),
    ]);
    const found = await questionOf(operation);
    if (!found.ok) return found;
    const answer = await askByHouseRulings(found.value, {
      given: question,
      rules: settingsOf(facts),
      context,
    });
    if (answer.ok) return ok({ operation, answer: answer.value.value, followed: answer.value.followed });
    return answer.error.code === 'INVALID_INPUT'
      ? invalidInput(answer.error.faults.map((fault) => ({ ...fault, path: `question.${fault.path}` })))
      : answer;
  },
});
