import { isIP } from 'node:net';
import { z } from 'zod';

/** The number of proxies in front, or their addresses; null if there are none. */
export const proxies = z.string().transform((value, problems): number | string[] | null => {
  if (['', '0', 'false'].includes(value)) return null;
  if (value === 'true') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  const named = value.split(',').map((name) => name.trim());
  if (named.every(isNetwork)) return named;
  problems.addIssue({ code: 'custom', message: 'a number of proxies, or their addresses: 10.0.0.5, 10.1.0.0/16' });
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more === undefined &&
    most > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most))
  );
}
