import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { sealOf } from '../../../shared/sealing';
import { subjectLine, choiceLine, nonceLine, commitmentText, SEALING_METHOD } from './sealed-choices';

/** Whether a choice shown afterwards is the one that was sealed. */
export const checkSealedChoice = operation({
  name: 'checkSealedChoice',
  route: 'POST /v1/rules/sealed-choices/check',
  function: 'reference',
  answers: 'SealedChoiceCheck',
  graphql: {
    kind: 'query',
    input: 'CheckSealedChoiceInput',
    inputDescription: 'The choice, its nonce and the commitment.',
  },
  covers: ['D4'],

  input: z.strictObject({
    subject: subjectLine,
    choice: choiceLine,
    nonce: nonceLine,
    commitment: commitmentText,
  }),
  run: ({ commitment, ...parts }) => {
    const computed = sealOf(parts);
    return ok({
      matches: computed === commitment.toLowerCase(),
      commitment: computed,
      method: SEALING_METHOD,
    });
  },
});
