import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { sealOf } from '../../../shared/sealing';
import type { RulesContext } from '../../kernel/ports';
import { subjectLine, choiceLine, SEALING_METHOD } from './sealed-choices';

const NONCE_BYTES = 32;

/** Seals a secret choice: hand out the commitment now, show choice and nonce afterwards. Nothing is stored. */
export const sealChoice = operation({
  name: 'sealChoice',
  route: 'POST /v1/rules/sealed-choices',
  function: 'reference',
  answers: 'SealedChoice',
  graphql: { input: 'SealChoiceInput', inputDescription: 'What is chosen, and what for.' },
  covers: ['D4'],

  input: z.strictObject({ subject: subjectLine, choice: choiceLine }),
  run: (input, { random }: RulesContext) => {
    const nonce = random.token(NONCE_BYTES);
    return ok({ ...input, nonce, commitment: sealOf({ ...input, nonce }), method: SEALING_METHOD });
  },
});
