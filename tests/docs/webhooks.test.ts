import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pauseAfter } from '../../src/app/tournaments/sending/retry-schedule';
import { webhookEvents } from '../../src/domain/tournaments/event/webhook';

const page = readFileSync(join(__dirname, '../../docs/webhooks.md'), 'utf8');

it('names every type of message', () => {
  for (const type of [...Object.keys(webhookEvents), 'PING']) expect(page).toContain(`\`${type}\``);
});

it('says when it is tried again', () => {
  const [, words = ''] = /Tried again ([\w ,]+) after the previous attempt/.exec(page) ?? [];
  const units: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000 };
  const pauses = [...words.matchAll(/(\d+) (s|min|h)\b/g)].map(
    ([, count, unit]) => Number(count) * (units[unit ?? ''] ?? 0),
  );
  expect(pauses).toHaveLength(9);
  expect(pauses).toEqual(pauses.map((_, index) => pauseAfter(index + 1, 0)));
});

describe('its code for receivers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-webhooks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

  const answers = (script: string): unknown => {
    writeFileSync(join(folder, 'check.mjs'), `${code}\n${script}`);
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'check.mjs')], { encoding: 'utf8' });
    return JSON.parse(stdout || JSON.stringify(stderr));
  };

  // The signature is openssl's, as in tests/app/tournaments/webhooks/signature.test.ts.
  const given = `
    const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
    const body = '{"type":"PING"}';
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': 'v1,gCjupW5Z84nDOaugMle6w+v0yTmRjHBTmqGmUeHYRPk= v1,5xY97Lh+bBhMqxpGehdB/lF5ZgkD3e+ME9SQ2MkWTrg=',
    };
    const now = 1_700_000_100;
    const other = { ...headers, 'webhook-id': 'msg_2' };
    const asks = [[secret, headers, body, now], [secret, headers, body + ' ', now], [secret, other, body, now],
      [secret, headers, body, now + 300], [secret, { ...headers, 'webhook-signature': 'v1,' }, body, now]];
    console.log(JSON.stringify(asks.map((ask) => isFromMuster(...ask))));`;

  it('takes what is signed, and refuses what is changed, replayed or not signed', () => {
    expect(answers(given)).toEqual([true, false, false, false, false]);
  });
});
