import { BlockList, isIP } from 'node:net';

/**
 * Which addresses are on the internet: IPv4 without what IANA keeps for special purposes, and of IPv6 only what is given out
 * (2000::/3), again without its special purposes. So addresses that carry another one inside (mapped, NAT64, 6to4, Teredo) and
 * those of clouds' metadata services are outside.
 *
 * source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890 and its updates)
 */

type Subnet = readonly [address: string, prefix: number];

const specialIpv4: readonly Subnet[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

const GIVEN_OUT_IPV6: Subnet = ['2000::', 3];
const specialIpv6: readonly Subnet[] = [
  ['2001::', 23], // protocols: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // 6bone, given back
  ['3fff::', 20], // documentation
];

const listOf = (subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family);
  return list;
};

const special4 = listOf(specialIpv4, 'ipv4');
const special6 = listOf(specialIpv6, 'ipv6');
const givenOut6 = listOf([GIVEN_OUT_IPV6], 'ipv6');

/** Whether this is an address on the internet; false for a text that is no address. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4');
    case 6:
      return givenOut6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
};

const loopback4 = listOf([['127.0.0.0', 8]], 'ipv4');

/** Whether this is an address of this very machine. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback4.check(address, 'ipv4'));
