import type * as Crypto from 'node:crypto';
import { type Keys, type KeyVersion, keysIn } from './app/kernel/keys';
import type { RulesContext, Signer } from './app/kernel/ports';
import { rulesContext } from './compose';
import { oncePerName } from './shared/once';
import { invariant } from './shared/invariant';

/**
 * The wiring of the service's secret. On Lambda it stands in SSM and is read once, when the process starts; elsewhere it is
 * MUSTER_SECRET. Whatever it is, everything is derived from it with a purpose of its own.
 */

let known: Keys | undefined;
let reading: Promise<void> | undefined;
let readAtMs = 0;

/** How long nobody who sends an unknown version makes us look again. */
const READ_AGAIN_MS = 60_000;

const versionToUse = (): number | undefined => {
  const text = process.env['MUSTER_KEY_VERSION'] ?? '';
  return text === '' ? undefined : Number(text);
};

/** The name of the parameter in SSM, where the secret is not in the environment. */
const parameterName = (): string | undefined =>
  process.env['MUSTER_SECRET'] === undefined ? process.env['MUSTER_SECRET_PARAMETER'] : undefined;

/** The secret's versions. */
export const serviceKeys = (): Keys => {
  if (known !== undefined) return known;
  invariant(parameterName() === undefined, 'the secret is read before it is used');
  return (known = keysIn(process.env['MUSTER_SECRET'] ?? '', versionToUse()));
};

const readNow = async (name: string): Promise<void> => {
  const { readParameter } = await import('./infrastructure/aws/read-parameter');
  known = keysIn(await readParameter(name), versionToUse());
  readAtMs = Date.now();
};

let isInEnvironment = false;

/** Reads the secret, unless it is there; what failed is tried again by the next caller. */
const keysRead = async (): Promise<void> => {
  if (known !== undefined || isInEnvironment) return;
  const name = parameterName();
  // Looking into the environment takes a microsecond: once is enough.
  isInEnvironment = name === undefined;
  if (name === undefined) return;
  reading ??= readNow(name).finally(() => {
    reading = undefined;
  });
  await reading;
};

/** Looks whether there is a newer version than this process knows: another function may use it already. */
const keysReadAgain = async (): Promise<void> => {
  const name = parameterName();
  if (name === undefined || Date.now() - readAtMs < READ_AGAIN_MS) return;
  await readNow(name);
};

/** Node's cryptography, loaded with its first use: To Wound needs none, and it is 2 ms of a cold start. */
const crypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');

/** DER around the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** 32 bytes derived from the secret for one purpose; other purposes tell nothing about it. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(crypto().hkdfSync('sha256', secret, '', `muster ${purpose}`, 32));

interface KeyPair {
  readonly privateKey: Crypto.KeyObject;
  readonly publicKey: Crypto.KeyObject;
}

const pairOf = (secret: string): KeyPair => {
  const der = Buffer.concat([PKCS8_ED25519, derivedKey(secret, 'receipts 1')]);
  const privateKey = crypto().createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: crypto().createPublicKey(privateKey) };
};

/**
 * An Ed25519 signer whose keys follow from the secret, so that every function signs and knows the same receipts. `readAgain` looks
 * for versions that this process does not know yet.
 */
export const createSigner = (keys: () => Keys, readAgain?: () => Promise<void>): Signer => {
  const pairFor = oncePerName(pairOf);
  const find = (version: number): KeyVersion | undefined => keys().all.find((one) => one.version === version);
  return {
    version: () => keys().current.version,
    sign: (text) =>
      crypto().sign(null, Buffer.from(text), pairFor(keys().current.secret).privateKey).toString('base64url'),
    verify: async (text, signature, version) => {
      if (find(version) === undefined) await readAgain?.();
      const key = find(version);
      return (
        key !== undefined &&
        crypto().verify(
          null,
          Buffer.from(text),
          pairFor(key.secret).publicKey,
          Buffer.from(signature, 'base64url'),
        )
      );
    },
    publicKeys: () =>
      keys().all.map((key) => ({
        version: key.version,
        publicKey: pairFor(key.secret).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      })),
  };
};

/** Dependencies of an operation that signs and needs no store. */
export const keyedContext: RulesContext = {
  ...rulesContext,
  signer: createSigner(serviceKeys, keysReadAgain),
};

/** The entry point that Lambda calls. */
type Handler<Event extends unknown[], Answer> = (...event: Event) => Promise<Answer>;

/** Whether this is a GET: without a store, only what is rolled is signed, and rolling is a POST. */
const isGet = (event: unknown): boolean =>
  (event as { requestContext?: { http?: { method?: string } } } | undefined)?.requestContext?.http?.method ===
  'GET';

/**
 * The handler of a function that derives keys. The secret is asked for when the process starts, and a request waits for it;
 * `getsNeedNone` where a GET need not.
 */
export const withKeys = <Event extends unknown[], Answer>(
  handler: Handler<Event, Answer>,
  { getsNeedNone = false } = {},
): Handler<Event, Answer> => {
  // The first request reports a failure.
  keysRead().catch(() => undefined);
  return async (...event) => {
    if (!(getsNeedNone && isGet(event[0]))) await keysRead();
    return handler(...event);
  };
};
