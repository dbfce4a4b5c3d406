import { isIPv6 } from 'node:net';

/**
 * The network whose requests are counted together: an IPv4 address, or the /64 of an IPv6 address, because one owner has all of it. Loopback stays as
 * it is. Requests that were closed early have no address, and are counted together.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  if (!ip.includes(':')) return ip; // which spares most requests the long expression of IPv6
  const address = ip.split('%')[0] ?? ip;
  if (!isIPv6(address) || address === '::1') return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? ip;
  // The URL parser normalises all forms of an address.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = written.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
