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
  expect(chosen({ spring: true, summer: false, autumn: true, winter: false })).toEqual(['spring', 'autumn']);
});
