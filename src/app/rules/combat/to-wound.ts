import * as z from 'zod/mini';
import { wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { editionField } from '../edition-field';
import { answerToWound } from './to-wound-answer';

export const question = {
  bonus: withDefault(wholeNumber(0, 5, 'Added to the To Wound roll, to each die of 6/4, 6/5 and 6/6.'), 0),
  rerollOnes: withDefault(
    z.boolean().check(z.describe('Whether each die showing 1 is rolled again once.')),
    false,
  ),
  edition: editionField,
};

/** The score that a hit of a Strength needs to wound a Defence, and its exact chance. */
export const toWound = operation({
  name: 'toWound',
  route: 'GET /v1/rules/to-wound/{strength}/{defence}',
  function: 'rules',
  answers: 'ToWound',
  cache: 'reference',
  covers: ['A1'],

  input: z.strictObject({
    strength: wholeNumber(1, 10, 'Strength of the hit.'),
    defence: wholeNumber(1, 10, 'Defence of the target.'),
    ...question,
  }),
  run: answerToWound,
});
