import { urlFaults } from '../../../../src/app/tournaments/webhooks/url-faults';

const wordsFor = (url: string, allowLoopback = false) => urlFaults(url, allowLoopback)[0]?.message ?? 'fine';

it.each([
  'https://example.org/hook',
  'https://example.org',
  'https://example.org:443/hook?key=1',
  'https://example.org:8443/',
  'HTTPS://Hooks.Example.ORG/a/b',
  'https://xn--bcher-kva.example.org/',
  'https://example.co.uk./hook',
])('%s is fine', (url) => {
  expect(wordsFor(url)).toBe('fine');
});

const NO_URL = 'must be an address such as https://example.org/hook';
const NO_NAME = 'must name a host, not an IP address';
const NO_HOST = 'must name a host on the internet';

it.each([
  ['nonsense', NO_URL],
  ['//example.org/', NO_URL],
  ['ftp://example.org/', NO_URL],
  ['file:///etc/passwd', NO_URL],
  ['https:example.org', NO_URL],
  ['javascript:alert(1)', NO_URL],
  ['http://example.org/', 'must begin with https://'],
  ['https://user@example.org/', 'must not hold a user name or password'],
  ['https://:secret@example.org/', 'must not hold a user name or password'],
  ['https://example.org:22/', 'must use port 443 or 8443'],
  ['https://example.org:80/', 'must use port 443 or 8443'],
  ['https://127.0.0.1/', NO_NAME],
  ['https://93.184.215.14/', NO_NAME],
  ['https://2130706433/', NO_NAME],
  ['https://0x7f000001/', NO_NAME],
  ['https://0177.0.0.1/', NO_NAME],
  ['https://127.1/', NO_NAME],
  ['https://[::1]/', NO_NAME],
  ['https://[::ffff:10.0.0.1]/', NO_NAME],
  ['https://１２７.0.0.1/', NO_NAME],
  ['https://localhost/', NO_HOST],
  ['https://localhost./', NO_HOST],
  ['https://app.localhost/', NO_HOST],
  ['https://intranet/', NO_HOST],
  ['https://db.internal/', NO_HOST],
  ['https://printer.local/', NO_HOST],
  ['https://router.home.arpa/', NO_HOST],
])('%s is refused: %s', (url, words) => {
  expect(wordsFor(url)).toBe(words);
});

it('a local service may be told to let its own machine be told, and no other', () => {
  for (const url of [
    'http://localhost:8080/',
    'http://127.0.0.1:9/',
    'http://[::1]:9/',
    'https://localhost/',
  ])
    expect([wordsFor(url, true), wordsFor(url) === 'fine']).toEqual(['fine', false]);
  expect(wordsFor('http://10.0.0.1/', true)).toBe('must begin with https://');
  expect(wordsFor('https://10.0.0.1/', true)).toBe(NO_NAME);
  expect(wordsFor('http://user:pass@localhost/', true)).toBe('must not hold a user name or password');
});
