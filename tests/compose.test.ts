import { createPublicKey, verify } from 'node:crypto';
import { createSigner, derivedKey, rulesContext } from '../src/compose';

describe('the dice', () => {
  it('show every face about equally often, and no other', () => {
    const faces = rulesContext.random.dice(60_000, 6);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((shown) => shown === face).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60_000);
    // Chi-squared with five degrees of freedom: above 50 about once in a thousand million runs.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(50);
  });

  it('are as many and as large as asked for', () => {
    expect(rulesContext.random.dice(0, 6)).toEqual([]);
    expect(rulesContext.random.dice(3, 1)).toEqual([1, 1, 1]);
  });
});

describe('a token', () => {
  it('holds as many random bytes as asked for', () => {
    const token = rulesContext.random.token(16);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(token).not.toBe(rulesContext.random.token(16));
  });
});

describe('the signer', () => {
  const signer = createSigner(() => 'a secret of some length');

  it('knows its own signatures, and no others', () => {
    const signature = signer.sign('text');
    expect(signer.verify('text', signature)).toBe(true);
    expect(signer.verify('other text', signature)).toBe(false);
    expect(signer.verify('text', 'nonsense')).toBe(false);
    expect(createSigner(() => 'another secret altogether').verify('text', signature)).toBe(false);
  });

  it('is the same wherever the secret is', () => {
    const elsewhere = createSigner(() => 'a secret of some length');
    expect(elsewhere.sign('text')).toBe(signer.sign('text'));
    expect(elsewhere.publicKey()).toBe(signer.publicKey());
  });

  it('can be checked with its public key alone', () => {
    const signature = Buffer.from(signer.sign('text'), 'base64url');
    expect(verify(null, Buffer.from('text'), createPublicKey(signer.publicKey()), signature)).toBe(true);
  });

  it('works only with a secret', () => {
    const without = createSigner(() => {
      throw new Error('no secret');
    });
    expect(() => without.sign('text')).toThrow('no secret');
  });
});

it('keys of different purposes have nothing in common', () => {
  expect(derivedKey('secret', 'a')).toHaveLength(32);
  expect(derivedKey('secret', 'a').equals(derivedKey('secret', 'b'))).toBe(false);
});
