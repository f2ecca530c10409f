import type * as Crypto from 'node:crypto';
import type { Clock, Log, Random, RulesContext, Signer } from './app/ports';
import { invariant } from './shared/invariant';

/** Node's cryptography, loaded with its first use: To Wound needs none, and it is 2 ms of a cold start. */
const crypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');

/**
 * The only wiring: the real world behind the ports. What needs the store is wired in `compose-store.ts`, so that
 * the rules never hold the database client.
 */

const systemClock: Clock = { nowMs: () => Date.now() };

const systemRandom: Random = {
  dice: (count, sides) => Array.from({ length: count }, () => crypto().randomInt(1, sides + 1)),
  token: (byteCount) => crypto().randomBytes(byteCount).toString('base64url'),
};

/** DER around the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const SHORTEST_SECRET = 16;

/** The service's secret, from which every key is derived with its own purpose. */
export const serviceSecret = (): string => {
  const secret = process.env['MUSTER_SECRET'] ?? '';
  invariant(
    secret.length >= SHORTEST_SECRET,
    `MUSTER_SECRET must hold at least ${SHORTEST_SECRET} characters`,
  );
  return secret;
};

/** 32 bytes derived from the secret for one purpose; other purposes tell nothing about it. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(crypto().hkdfSync('sha256', secret, '', `muster ${purpose}`, 32));

/** An Ed25519 signer whose key follows from the secret, so that every function signs and knows the same receipts. */
export const createSigner = (secret: () => string): Signer => {
  let known: { readonly privateKey: Crypto.KeyObject; readonly publicKey: Crypto.KeyObject } | undefined;
  const keys = () => {
    if (known === undefined) {
      const der = Buffer.concat([PKCS8_ED25519, derivedKey(secret(), 'receipts 1')]);
      const privateKey = crypto().createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      known = { privateKey, publicKey: crypto().createPublicKey(privateKey) };
    }
    return known;
  };
  return {
    sign: (text) => crypto().sign(null, Buffer.from(text), keys().privateKey).toString('base64url'),
    verify: (text, signature) =>
      crypto().verify(null, Buffer.from(text), keys().publicKey, Buffer.from(signature, 'base64url')),
    publicKey: () => keys().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};

/** What every use-case without a store may use. */
export const rulesContext: RulesContext = {
  clock: systemClock,
  random: systemRandom,
  signer: createSigner(serviceSecret),
};

/** One line of JSON on the standard output, which Lambda keeps; silent when `MUSTER_LOG` is `off`. */
export const systemLog: Log | undefined =
  process.env['MUSTER_LOG'] === 'off'
    ? undefined
    : (entry) => {
        process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...entry })}\n`);
      };
