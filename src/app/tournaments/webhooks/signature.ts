import { createHmac } from 'node:crypto';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import type { Keyring } from '../../kernel/store/context';
import { keyringOf, versionMark } from '../../kernel/store/key-versions';

/** Signatures as Standard Webhooks has them (standardwebhooks.com), so that its libraries check them. */

const SECRET_PREFIX = 'whsec_';
/** How long a replaced secret signs too. */
export const FORMER_SECRET_LASTS_MS = 24 * 60 * 60 * 1000;

/** The stored origin of a webhook's secret: the request that made it, and the version of the key unless it is the first. */
export const secretOrigin = (keyring: Keyring, request: string): string =>
  versionMark(keyring).replace('_', '.') + request;

const keyOf = (keyring: Keyring, tournament: string, from: string): Buffer => {
  const version = Number(/^k(\d+)\./.exec(from)?.[1] ?? 1);
  return Buffer.from(keyringOf(keyring, version).derive('webhook secret', tournament, from), 'base64url');
};

/** The secret that this request made: 32 bytes, in base64 after `whsec_`. It is stored nowhere; who asks again gets it again. */
export const webhookSecret = (keyring: Keyring, tournament: string, from: string): string =>
  `${SECRET_PREFIX}${keyOf(keyring, tournament, from).toString('base64')}`;

/** The headers of a message, signed with the secret, and for a day after it was replaced with the former one too. */
export const signedHeaders = (
  keyring: Keyring,
  { tournament, webhook }: { readonly tournament: string; readonly webhook: Webhook },
  message: { readonly id: string; readonly atMs: number; readonly body: string },
): Readonly<Record<string, string>> => {
  const seconds = Math.floor(message.atMs / 1000);
  const { secretFrom, formerSecret } = webhook;
  const secrets = [
    secretFrom,
    ...(formerSecret && formerSecret.untilMs > message.atMs ? [formerSecret.from] : []),
  ];
  const signature = (from: string): string =>
    createHmac('sha256', keyOf(keyring, tournament, from))
      .update(`${message.id}.${seconds}.${message.body}`)
      .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'muster-webhooks',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((from) => `v1,${signature(from)}`).join(' '),
  };
};
