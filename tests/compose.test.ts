import { createPublicKey, verify } from 'node:crypto';
import { keysIn } from '../src/app/kernel/keys';
import { rulesContext } from '../src/compose';
import { createSigner, derivedKey } from '../src/compose-keys';
import type { storedContext } from '../src/compose-store';

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
  const signer = createSigner(() => keysIn('a secret of some length'));

  it('knows its own signatures, and no others', async () => {
    const signature = signer.sign('text');
    expect(await signer.verify('text', signature, 1)).toBe(true);
    expect(await signer.verify('other text', signature, 1)).toBe(false);
    expect(await signer.verify('text', 'nonsense', 1)).toBe(false);
    expect(await signer.verify('text', signature, 2)).toBe(false);
    const another = createSigner(() => keysIn('another secret altogether'));
    expect(await another.verify('text', signature, 1)).toBe(false);
  });

  it('is the same wherever the secret is', () => {
    const elsewhere = createSigner(() => keysIn('a secret of some length'));
    expect(elsewhere.sign('text')).toBe(signer.sign('text'));
    expect(elsewhere.publicKeys()).toEqual(signer.publicKeys());
  });

  it('can be checked with its public key alone, after a rotation too', () => {
    const signature = Buffer.from(signer.sign('text'), 'base64url');
    const rotated = createSigner(() => keysIn('1:a secret of some length\n2:the secret after it'));
    const [newest, older, ...others] = rotated.publicKeys();
    expect([newest?.version, older?.version, others]).toEqual([2, 1, []]);
    const checks = [newest, older].map((key) =>
      verify(null, Buffer.from('text'), createPublicKey(key?.publicKey ?? ''), signature),
    );
    expect(checks).toEqual([false, true]);
  });

  it('signs with the current version and knows the signatures of the others', async () => {
    const rotated = createSigner(() => keysIn('1:a secret of some length\n2:the secret after it'));
    expect(rotated.version?.()).toBe(2);
    expect(await rotated.verify('text', signer.sign('text'), 1)).toBe(true);
    expect(await rotated.verify('text', rotated.sign('text'), 2)).toBe(true);
    expect(await rotated.verify('text', rotated.sign('text'), 1)).toBe(false);
  });

  it('looks once more for a version that it does not know', async () => {
    let text = 'a secret of some length';
    const late = createSigner(
      () => keysIn(text),
      async () => {
        text = '1:a secret of some length\n2:the secret after it';
      },
    );
    const rotated = createSigner(() => keysIn('1:a secret of some length\n2:the secret after it'));
    expect(await late.verify('text', rotated.sign('text'), 2)).toBe(true);
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

it('the functions of a process share one queue of changes, so that none decides on what another has changed', () => {
  const queues = [1, 2].map(() => {
    let queue: unknown;
    jest.isolateModules(() => {
      const isolated = jest.requireActual<{ storedContext: typeof storedContext }>('../src/compose-store');
      queue = isolated.storedContext({
        token: null,
        idempotencyKey: null,
        ifMatch: null,
      } as never).changeQueue;
    });
    return queue;
  });
  expect(queues[0]).toBeDefined();
  expect(queues[1]).toBe(queues[0]);
});
