import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose address registries, RFC 6890). */
const RESERVED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const RESERVED_IPV6 = [
  // Unspecified, loopback, and IPv4-compatible addresses.
  ['::', 96],
  // Local translation to IPv4, protocols of the IETF such as Teredo, and 6to4, whose addresses contain an IPv4 address.
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_IPV4) {
  // It applies to IPv4-mapped IPv6 addresses too.
  reserved.addSubnet(network, prefix, 'ipv4');
  // Public addresses are reached through this prefix (NAT64) where a network has only IPv6.
  reserved.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of RESERVED_IPV6) reserved.addSubnet(network, prefix, 'ipv6');

/**
 * Whether the address is loopback, private, link-local, multicast or reserved otherwise.
 * @param address of IPv4 or IPv6, without brackets
 */
export function isReservedAddress(address: string): boolean {
  const [withoutZone = ''] = address.split('%', 1);
  return reserved.check(withoutZone, isIP(withoutZone) === 6 ? 'ipv6' : 'ipv4');
}
