import type { RulesContext } from '../../../src/app/kernel/ports';

/** The world held still: the dice given, one moment, and a signature that anyone could make. */
export const fakeContext = (dice: readonly number[] = []): RulesContext => {
  const left = [...dice];
  const sign = (text: string): string => Buffer.from(`signed ${text.length}`).toString('base64url');
  return {
    clock: { nowMs: () => Date.UTC(2018, 8, 15, 10, 30) },
    random: {
      dice: (count) => left.splice(0, count),
      token: () => 'nonce',
    },
    signer: {
      sign,
      verify: (text, signature) => signature === sign(text),
      publicKeys: () => [{ version: 1, publicKey: 'a public key' }],
    },
  };
};
