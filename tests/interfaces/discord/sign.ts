import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto';
import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { eventOf } from '../rest/ask';

/** A key pair as an application of Discord has it: the public half as 64 hexadecimal digits. */
export interface TestKey {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export const makeKey = (): TestKey => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  return { publicKey: raw.toString('hex'), privateKey };
};

/** Discord's signature of timestamp and body, hexadecimal. */
export const signatureOf = (key: TestKey, timestamp: string, body: string): string =>
  sign(null, Buffer.from(`${timestamp}${body}`), key.privateKey).toString('hex');

/** A request as it comes to the function. */
export const signedEvent = (
  key: TestKey,
  body: string,
  { timestamp, asBase64 = false }: { readonly timestamp: string; readonly asBase64?: boolean },
): GatewayEvent => {
  const event = eventOf({
    method: 'POST',
    path: '/discord/interactions',
    headers: {
      'content-type': 'application/json',
      'x-signature-ed25519': signatureOf(key, timestamp, body),
      'x-signature-timestamp': timestamp,
    },
    body,
  });
  return asBase64
    ? { ...event, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
    : { ...event, body, isBase64Encoded: false };
};
