import { isIPv6 } from 'node:net';

/**
 * Whose requests count together: an IPv4 address, or the /64 network of an IPv6 one, as its owner has all of its addresses.
 * Loopback stays what it is. Who has gone before they were asked after has no address any more: they count together.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  const address = ip.split('%')[0] ?? ip;
  if (!isIPv6(address) || address === '::1') return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? ip;
  // The parser of addresses writes every form of one the same.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = written.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
