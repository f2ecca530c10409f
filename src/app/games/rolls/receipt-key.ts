import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import type { RulesContext } from '../../kernel/ports';

/** The public keys that receipts are signed with, for checking them without this service: the current one, and every version. */
export const receiptKey = operation({
  name: 'receiptKey',
  route: 'GET /v1/receipts/key',
  function: 'rules',
  answers: 'ReceiptKey!',
  covers: ['A26'],

  input: z.strictObject({}),
  run: (_input, { signer }: RulesContext) => {
    const keys = signer.publicKeys();
    const version = signer.version?.() ?? 1;
    const current = keys.find((key) => key.version === version);
    invariant(current !== undefined, 'the key that signs is one of all');
    return ok({ algorithm: 'Ed25519', ...current, keys });
  },
});
