import { expect, test } from 'vitest';
import { Sampler } from './sampler.ts';

const sum = (weights: number[]) => weights.reduce((all, weight) => all + weight, 0);
const aSecond = (sampler: Sampler, count: number, at = 0) => Array.from({ length: count }, () => sampler.weigh(at));

test('a quiet second is written whole, a busy one in part, and what is written stands for all of it', () => {
  const sampler = new Sampler();
  expect(aSecond(sampler, 100)).toEqual(Array.from({ length: 100 }, () => 1));
  const busy = aSecond(sampler, 5000, 1000);
  expect(busy.filter((weight) => weight > 0).length).toBe(100 + 90 + 40);
  expect(sum(busy)).toBe(5000);
  expect(sampler.weigh(2000)).toBe(1);
});

test('where less is wanted one of ten is written from the first', () => {
  expect(aSecond(new Sampler(0), 30).filter((weight) => weight > 0)).toEqual([10, 10, 10]);
});
