import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '../../../src/app/tournaments/sending/channel';
import { emlOf } from '../../../src/infrastructure/mail/eml';
import { createFolderMailer } from '../../../src/infrastructure/mail/folder-mailer';
import { createSesMailer } from '../../../src/infrastructure/mail/ses-mailer';

const mail: Mail = {
  id: 'a1B2c3',
  to: 'ann@example.org',
  subject: 'Open of the Shire: round 2',
  text: 'Ann,\n\nRound 2: you play Bert at table 7.\n',
  unsubscribe: 'https://muster.example/stop?k=1',
  atMs: Date.UTC(2026, 2, 7, 9, 5),
};
const FROM = 'muster <events@muster.example>';

describe('an email as a file', () => {
  it('has the headers of RFC 5322 and of one-click unsubscribing', () => {
    expect(emlOf(mail, FROM).split('\r\n')).toEqual([
      'From: muster <events@muster.example>',
      'To: ann@example.org',
      'Subject: Open of the Shire: round 2',
      'Date: Sat, 07 Mar 2026 09:05:00 +0000',
      'Message-ID: <a1B2c3@muster.example>',
      'List-Unsubscribe: <https://muster.example/stop?k=1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      'QW5uLA0KDQpSb3VuZCAyOiB5b3UgcGxheSBCZXJ0IGF0IHRhYmxlIDcuDQo=',
      '',
    ]);
  });

  it('keeps a name with other letters or a line feed within its header', () => {
    const eml = emlOf({ ...mail, subject: 'Žižka\r\nBcc: all@example.org' }, FROM);
    expect(eml).toContain('Subject: =?utf-8?B?xb1pxb5rYSBCY2M6IGFsbEBleGFtcGxlLm9yZw==?=\r\n');
    expect(eml).not.toMatch(/^Bcc:/m);
  });
});

describe('the folder of a local service', () => {
  it('has one file for each email, however often it is sent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-mail-'));
    const { send } = createFolderMailer(join(folder, 'mail'), FROM);
    for (const one of [mail, mail, { ...mail, id: '../d4' }])
      expect(await send(one)).toEqual({ kind: 'ANSWERED', status: 200 });
    expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(['a1B2c3.eml', 'd4.eml']);
    expect(await readFile(join(folder, 'mail/a1B2c3.eml'), 'utf8')).toBe(emlOf(mail, FROM));
    await rm(folder, { recursive: true });
  });
});

describe('Amazon SES', () => {
  it('is asked with one signed request for one receiver', async () => {
    const seen: { url: string; authorization: string; body: unknown }[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const { authorization = '' } = request.headers;
        seen.push({ url: request.url ?? '', authorization, body: JSON.parse(text) as unknown });
        response.writeHead(seen.length === 1 ? 200 : 429).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { send } = createSesMailer({
      from: FROM,
      region: 'eu-central-1',
      nowMs: () => mail.atMs,
      endpoint,
    });
    expect([await send(mail), await send(mail)]).toEqual([
      { kind: 'ANSWERED', status: 200 },
      { kind: 'ANSWERED', status: 429 },
    ]);
    expect(seen[0]?.url).toBe('/v2/email/outbound-emails');
    expect(seen[0]?.authorization).toContain('/20260307/eu-central-1/ses/aws4_request');
    expect(seen[0]?.body).toEqual({
      FromEmailAddress: FROM,
      Destination: { ToAddresses: ['ann@example.org'] },
      Content: {
        Simple: {
          Subject: { Data: 'Open of the Shire: round 2', Charset: 'UTF-8' },
          Body: { Text: { Data: mail.text, Charset: 'UTF-8' } },
          Headers: [
            { Name: 'List-Unsubscribe', Value: '<https://muster.example/stop?k=1>' },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
        },
      },
    });
    await new Promise((resolve) => server.close(resolve));
    expect(await send(mail)).toEqual({ kind: 'FAILED', problem: 'NO_CONNECTION' });
  });
});
