import { expect, test } from 'vitest';
import { order } from './order.ts';

const parts = ['slow', 'journeys', 'spring', 'autumn', 'new year'];

test('what a change reaches comes first, and each commit begins with another part', () => {
  const reached = new Set(['slow', 'autumn']);
  expect(order(parts, (part) => reached.has(part), '00000000ab')).toEqual([
    'slow',
    'autumn',
    'journeys',
    'spring',
    'new year',
  ]);
  expect(order(parts, (part) => reached.has(part), '00000001ab')).toEqual([
    'autumn',
    'slow',
    'spring',
    'new year',
    'journeys',
  ]);
});

test('each part is first for some commit, and none is lost', () => {
  const orders = parts.map((_, index) => order(parts, () => true, `0000000${index}`));
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set(parts));
  for (const one of orders) expect(one.toSorted()).toEqual(parts.toSorted());
});
