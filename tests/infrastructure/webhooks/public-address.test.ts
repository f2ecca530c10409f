import { isLoopbackAddress, isPublicAddress } from '../../../src/infrastructure/webhooks/public-address';

/** First and last address of each block, typed off IANA's special-purpose registries (RFC 6890 and its updates). */
const inside: readonly (readonly [what: string, first: string, last: string])[] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private 10/8', '10.0.0.0', '10.255.255.255'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['metadata of AWS, Azure, Google', '169.254.169.254', '169.254.169.254'],
  ['metadata of ECS tasks', '169.254.170.2', '169.254.170.2'],
  ['metadata of Alibaba', '100.100.100.200', '100.100.100.200'],
  ['private 172.16/12', '172.16.0.0', '172.31.255.255'],
  ['protocols', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private 192.168/16', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255', '255.255.255.255'],
  ['unspecified', '::', '::'],
  ['loopback of IPv6', '::1', '::1'],
  ['IPv4-compatible', '::7f00:1', '::a00:1'],
  ['IPv4-mapped', '::ffff:0:0', '::ffff:ffff:ffff'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ['IPv4-mapped, but public', '::ffff:93.184.215.14', '::ffff:5db8:d70e'],
  ['NAT64', '64:ff9b::', '64:ff9b::ffff:ffff'],
  ['NAT64 of a metadata service', '64:ff9b::169.254.169.254', '64:ff9b::a9fe:a9fe'],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['benchmarks of IPv6', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation of IPv6', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4 of a private address', '2002:a00:1::', '2002:c0a8:101::1'],
  ['documentation, the new', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['metadata of AWS over IPv6', 'fd00:ec2::254', 'fd00:ec2::254'],
  ['link-local of IPv6', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast of IPv6', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

describe('addresses that are not on the internet', () => {
  it.each(inside)('%s, %s to %s', (_what, first, last) => {
    expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
  });

  it.each([
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '127.0.0.1 ',
    '1.2.3.4.5',
    'fe80::1%eth0',
    '[::1]',
  ])('%j is none at all', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });
});

/** The nearest addresses on either side of the blocks, and some of well-known services. */
const outside = [
  ...[
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
  ],
  ...[
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.0.3.0',
    '192.167.255.255',
  ],
  ...[
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '203.0.112.255',
    '223.255.255.255',
    '8.8.8.8',
  ],
  ...['2001:200::', '2001:4860:4860::8888', '2600::', '2606:4700:4700::1111', '2a00:1450::', '2003::1'],
];

it.each(outside)('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1', false],
  ['', false],
])('whether %s is this very machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
