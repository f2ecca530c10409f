import { Webhook as Receiver, WebhookVerificationError } from 'standardwebhooks';
import type { Webhook } from '../../../../src/domain/tournaments/event/webhook';
import { signedHeaders, webhookSecret } from '../../../../src/app/tournaments/webhooks/signature';

/** Keys that are known: 0 to 31, and 32 times 7. */
const keyring = {
  derive: (...parts: readonly string[]) =>
    (parts[2] === 'first'
      ? Buffer.from(Array.from({ length: 32 }, (_, i) => i))
      : Buffer.alloc(32, 7)
    ).toString('base64url'),
};
const webhook: Webhook = {
  id: 'w1',
  url: 'https://example.org/',
  events: ['ROUND_STARTED'],
  pause: null,
  createdAtMs: 0,
  secretFrom: 'first',
};
const message = { id: 'msg_1', atMs: 1_700_000_000_500, body: '{"type":"PING"}' };
// `printf 'msg_1.1700000000.{"type":"PING"}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00…1f -binary | base64`
const BY_FIRST = 'v1,5xY97Lh+bBhMqxpGehdB/lF5ZgkD3e+ME9SQ2MkWTrg=';
const BY_SECOND = 'v1,gCjupW5Z84nDOaugMle6w+v0yTmRjHBTmqGmUeHYRPk=';

it('a secret is whsec_ and 32 bytes in base64', () => {
  expect(webhookSecret(keyring, 't', 'first')).toBe('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=');
});

it('a message is signed as openssl signs it', () => {
  expect(signedHeaders(keyring, { tournament: 't', webhook }, message)).toEqual({
    'content-type': 'application/json',
    'user-agent': 'muster-webhooks',
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': BY_FIRST,
  });
});

it('a replaced secret signs too until its day is over', () => {
  const rotated = {
    ...webhook,
    secretFrom: 'second',
    formerSecret: { from: 'first', untilMs: message.atMs + 1 },
  };
  const signature = (atMs: number) =>
    signedHeaders(keyring, { tournament: 't', webhook: rotated }, { ...message, atMs })['webhook-signature'];
  expect(signature(message.atMs)).toBe(`${BY_SECOND} ${BY_FIRST}`);
  expect(signature(message.atMs + 1)).toBe(BY_SECOND);
});

describe('the library of Standard Webhooks', () => {
  const now = { ...message, atMs: Date.now() };
  const headers = { ...signedHeaders(keyring, { tournament: 't', webhook }, now) };
  const receiver = new Receiver(webhookSecret(keyring, 't', 'first'));

  it('takes what we sign', () => {
    expect(receiver.verify(now.body, headers)).toEqual({ type: 'PING' });
  });

  it('refuses another body, id, moment or secret', () => {
    const other = new Receiver(webhookSecret(keyring, 't', 'second'));
    const replayed = { ...headers, 'webhook-timestamp': String(Math.floor(now.atMs / 1000) - 3_600) };
    expect(() => receiver.verify(`${now.body} `, headers)).toThrow(WebhookVerificationError);
    expect(() => receiver.verify(now.body, { ...headers, 'webhook-id': 'msg_2' })).toThrow(
      WebhookVerificationError,
    );
    expect(() => receiver.verify(now.body, replayed)).toThrow(WebhookVerificationError);
    expect(() => other.verify(now.body, headers)).toThrow(WebhookVerificationError);
  });
});
