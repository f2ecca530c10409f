import { boundedText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { LONGEST_RECEIPT } from '../../kernel/limits';
import type { RulesContext } from '../../kernel/ports';
import { readReceipt } from '../../kernel/receipts';

/** Whether a receipt of a roll is ours and unchanged, and what it says. */
export const checkReceipt = operation({
  name: 'checkReceipt',
  route: 'POST /v1/receipts/check',
  function: 'rules',
  answers: 'ReceiptCheck',
  graphql: { kind: 'query' },
  covers: ['A26'],

  input: z.strictObject({
    receipt: boundedText(
      [1, LONGEST_RECEIPT],
      'The text that came with the roll: muster1.<content>.<signature>.',
    ),
  }),
  run: async ({ receipt }, context: RulesContext) => {
    const content = await readReceipt(receipt, context);
    return ok({ valid: content !== null, content });
  },
});
