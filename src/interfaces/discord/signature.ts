import { type KeyObject, createPublicKey, verify } from 'node:crypto';
import type { GatewayEvent } from '../http/gateway-event';

/** How old a signed request may be, and how far its clock may run ahead of ours. */
const REPLAY_WINDOW_SECONDS = 300;

/** DER around the 32 bytes of an Ed25519 public key (RFC 8410). */
const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex');

const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const SIGNATURE = /^[0-9a-f]{128}$/i;
const TIMESTAMP = /^\d{1,12}$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The application's public key, as Discord shows it: 64 hexadecimal digits. Undefined where the text is none. */
export const publicKeyOf = (text: string): KeyObject | undefined => {
  if (!PUBLIC_KEY.test(text)) return undefined;
  const der = Buffer.concat([SPKI_ED25519, Buffer.from(text, 'hex')]);
  return createPublicKey({ key: der, format: 'der', type: 'spki' });
};

const rawBody = ({ body = '', isBase64Encoded }: GatewayEvent): Buffer | undefined => {
  if (!isBase64Encoded) return Buffer.from(body, 'utf8');
  return BASE64.test(body) && body.length % 4 === 0 ? Buffer.from(body, 'base64') : undefined;
};

/**
 * The body as text, if Discord signed these very bytes with this timestamp and the timestamp is within the window.
 * Undefined otherwise, whatever is wrong: who forges is not told what to fix. Nothing is parsed before.
 */
export const verifiedBody = (event: GatewayEvent, key: KeyObject, nowMs: number): string | undefined => {
  const signature = event.headers['x-signature-ed25519'] ?? '';
  const timestamp = event.headers['x-signature-timestamp'] ?? '';
  if (!SIGNATURE.test(signature) || !TIMESTAMP.test(timestamp)) return undefined;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > REPLAY_WINDOW_SECONDS) return undefined;
  const body = rawBody(event);
  if (body === undefined) return undefined;
  const signed = Buffer.concat([Buffer.from(timestamp, 'utf8'), body]);
  return verify(null, signed, key, Buffer.from(signature, 'hex')) ? body.toString('utf8') : undefined;
};
