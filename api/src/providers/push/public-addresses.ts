import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that nobody outside should reach through Rondo: loopback, private networks, link-local, reserved. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  // Addresses that a gateway turns into IPv4 ones, possibly of the server's own network: NAT64, 6to4, Teredo.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is https, on its default port and, as far as its name shows, not in the server's own network. */
export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  // Every push service uses port 443, which an address leaves out; other ports would let strangers make the server knock at any door.
  if (url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isInside(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/.test(host);
}

/** Resolves a name for a connection, and fails if it leads into the server's own network, because a name may have changed since it was checked. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const first = addresses?.[0];
    if (error) return callback(error, '', 4);
    if (!first || addresses.some(({ address }) => isInside(address)))
      return callback(new Error(`${hostname} leads into our own network`), '', 4);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
