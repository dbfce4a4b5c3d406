import { expect, test } from 'vitest';
import { judge } from './scores.ts';
import { makeWorld, usualWorld } from './world.ts';

// The whole table, over several seeds: npm run simulate -- scores.
test('scores are nearer the truth than the mean of the grades, and say how sure they are', () => {
  const worlds = [1, 2].map((seed) => judge(makeWorld({ ...usualWorld, seed })));
  const average = (of: (one: (typeof worlds)[number]) => number) =>
    worlds.reduce((sum, one) => sum + of(one), 0) / worlds.length;
  expect(average(({ fit, mean }) => fit / mean)).toBeLessThan(0.74);
  expect(average(({ honest }) => honest)).toBeGreaterThan(0.9);
});

test('what friends give each other is taken off', () => {
  const { fit, mean } = judge(makeWorld({ ...usualWorld, friends: 0.25, friendsGive: 0.6 }));
  expect(fit / mean).toBeLessThan(0.83);
  const { ringByFit } = judge(makeWorld({ ...usualWorld, ring: 20 }));
  expect(ringByFit).toBeLessThan(0.3);
});

test('a ring of ten gains little, and its victims lose little', () => {
  const { ringByMean, ringByFit, victims } = judge(makeWorld({ ...usualWorld, ring: 10, spiteful: true }));
  expect(ringByMean).toBeGreaterThan(0.4);
  expect(ringByFit).toBeLessThan(0.15);
  expect(victims).toBeLessThan(0.1);
});

test('who gives any grade, or everybody the same, counts for little', () => {
  const { fit, mean, counted } = judge(makeWorld({ ...usualWorld, careless: 0.1, alike: 0.1 }));
  expect(fit / mean).toBeLessThan(0.65);
  // Apart from grades that are left out as repeated.
  expect(counted.seeing).toBeGreaterThan(65);
  expect(counted.blind).toBeLessThan(15);
});
