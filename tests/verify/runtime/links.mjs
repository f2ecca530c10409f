// Every link that an event hands out names the public address: feeds, calendars, cards, codes to scan on slips and in the hall.
import { strict as assert } from 'node:assert';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** The modules of a code as our pages draw it: a PNG with a bit for each, behind a filter byte a line; dark is 0. */
const modulesOf = (png) => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const length = png.readUInt32BE(33);
  const lines = inflateSync(png.subarray(41, 41 + length));
  const bytes = 1 + Math.ceil(width / 8);
  return Array.from({ length: height }, (_row, y) =>
    Array.from(
      { length: width },
      (_cell, x) => ((lines[y * bytes + 1 + (x >> 3)] >> (7 - (x & 7))) & 1) === 0,
    ),
  );
};
const codesIn = (page) =>
  [...page.matchAll(/data:image\/png;base64,([\w+/=]+)/g)].map(([, data]) =>
    modulesOf(Buffer.from(data, 'base64')),
  );
const codeOf = (text) => encode(text, { ecc: 'L', border: 4 }).data;

/** `ask(method, path, options)` goes through the CDN, as `must` does, which answers the body; `home` is the event under `/v1`. */
export const checkLinks = async ({ ask, must, home, token, host, gateway }) => {
  const page = home.replace('/v1', '');
  const address = `https://${host}${page}`;
  const { text: hall } = await ask('GET', `${page}/hall`);
  assert.deepEqual(codesIn(hall), [codeOf(address)], 'the code of the hall before round 1');
  for (const path of [`${home}/rounds`, `${home}/rounds/1/start`]) await must('POST', path, { token });
  const shown = {};
  for (const path of [
    ...[
      '',
      '/calendar.ics',
      '/feed.atom',
      '/hall',
      '/rounds/1',
      '/rounds/1/slips',
      '/rounds/1/print',
      '/standings',
    ],
  ]) {
    const { status, text } = await ask('GET', `${page}${path}`);
    assert.equal(status, 200, path);
    assert.ok(!text.includes(gateway), `${path} names the gateway`);
    shown[path] = text;
  }
  for (const path of ['/calendar.ics', '/feed.atom'])
    assert.ok(shown[path].includes(address), `${path}: ${shown[path].slice(0, 500)}`);
  assert.ok(shown[''].includes(`<meta property="og:url" content="${address}"`), shown[''].slice(0, 2_000));
  const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(shown['']);
  assert.ok(card.startsWith(`https://${host}/cards/`), card);
  assert.equal((await ask('GET', new URL(card).pathname)).status, 200, 'the card is there');
  const slips = codesIn(shown['/rounds/1/slips']);
  assert.deepEqual(slips[0], codeOf(`${address}/rounds/1/tables/1`), 'the code of the first slip');
  assert.ok(shown['/rounds/1/slips'].includes(`${host}/play`), 'where the code is typed');
};
