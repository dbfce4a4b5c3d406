import { expect, expectTypeOf, test } from 'vitest';
import { chosen, every } from './every.ts';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

test('a list of every member keeps its order', () => {
  const seasons = every<Season>()(['winter', 'spring', 'summer', 'autumn']);
  expect(seasons).toEqual(['winter', 'spring', 'summer', 'autumn']);
  expectTypeOf(seasons).toEqualTypeOf<readonly ['winter', 'spring', 'summer', 'autumn']>();
});

test('a list that lacks a member, or has another, does not compile', () => {
  // @ts-expect-error autumn is missing
  expect(every<Season>()(['winter', 'spring', 'summer'])).toHaveLength(3);
  // @ts-expect-error there is no such season
  expect(every<Season>()(['winter', 'spring', 'summer', 'autumn', 'rain'])).toHaveLength(5);
});

test('those are chosen of which the record says yes', () => {
  const planted = chosen<Season>()({ spring: true, summer: false, autumn: true, winter: false });
  expect(planted).toEqual(['spring', 'autumn']);
  expectTypeOf(planted).toEqualTypeOf<('spring' | 'autumn')[]>();
  // @ts-expect-error nothing is said of winter
  expect(chosen<Season>()({ spring: true, summer: false, autumn: true })).toHaveLength(2);
});
