import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { toWound as toWoundOf } from '../../../domain/rules/charts/to-wound';
import { wholeNumber } from '../../kernel/input';
import { question, answerOf } from './to-wound-answer';

/** What one hit of a Strength needs to wound a Defence, and its exact chance. */
export const toWound = operation({
  name: 'toWound',
  route: 'GET /v1/rules/to-wound/{strength}/{defence}',
  function: 'rules',
  answers: 'ToWound',
  cache: 'reference',
  covers: ['A1'],

  input: z.strictObject({
    strength: wholeNumber(1, 10, 'Strength of the hit, 1 to 10.'),
    defence: wholeNumber(1, 10, 'Defence of the target, 1 to 10.'),
    ...question,
  }),
  run: (input) => ok(answerOf(input, toWoundOf(input.strength, input.defence, input))),
});
