import { describe, expect, test } from 'vitest';
import { NetworkShares } from './network-shares.ts';
import { Refused } from '../refusal.ts';

/** How many places a network gets if it takes all it can. */
function takeAll(shares: NetworkShares, ip: string): number {
  for (let n = 0; ; n += 1)
    try {
      shares.take(ip);
    } catch {
      return n;
    }
}

describe('places that networks share', () => {
  test('three, and ten, leave many to others', () => {
    const shares = new NetworkShares(5000);
    const taken = Array.from({ length: 10 }, (_, n) => takeAll(shares, `10.0.0.${n}`));
    expect(taken[0]).toBe(1000);
    expect(taken.slice(0, 3).reduce((sum, n) => sum + n)).toBeLessThan(2500);
    expect(takeAll(shares, '10.0.1.1')).toBeGreaterThan(100);
  });

  test('the addresses of one IPv6 network are one', () => {
    const shares = new NetworkShares(100);
    expect(takeAll(shares, '2001:db8::1')).toBe(20);
    expect(() => shares.take('2001:db8::2')).toThrow(Refused);
    expect(takeAll(shares, '2001:db8:0:1::1')).toBeGreaterThan(0);
  });

  test('what is given back is free again', () => {
    const shares = new NetworkShares(8);
    const back = shares.take('10.0.0.1');
    shares.take('10.0.0.1');
    expect(() => shares.take('10.0.0.1')).toThrow(Refused);
    back();
    shares.take('10.0.0.1');
  });
});
