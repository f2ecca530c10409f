import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { RulesContext } from '../ports';
import type { ReceiptContent } from '../receipts';
import { readReceipt } from '../receipts';
import { useCase } from '../use-case';

export interface ReceiptCheck {
  readonly valid: boolean;
  /** What it says; null unless it is valid. */
  readonly content: ReceiptContent | null;
}

/** Whether a receipt of a roll is ours and unchanged, and what it says. */
export const checkReceipt = useCase({
  input: z.strictObject({
    receipt: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200_000),
        z.describe('The text that came with the roll: muster1.<content>.<signature>.'),
      ),
  }),
  run: ({ receipt }, context: RulesContext) => {
    const content = readReceipt(receipt, context);
    return ok<ReceiptCheck>({ valid: content !== null, content });
  },
});

/** The public key that receipts are signed with, for checking them without us. */
export const receiptKey = useCase({
  input: z.strictObject({}),
  run: (_input, { signer }: RulesContext) => ok({ algorithm: 'Ed25519', publicKey: signer.publicKey() }),
});
