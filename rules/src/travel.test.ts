import { expect, test } from 'vitest';
import { minutesByBike, type Point } from './travel.ts';

const delft: Point = { latitude: 52.0116, longitude: 4.3571 };
/** A point so many kilometres to the north. */
const north = (km: number): Point => ({ ...delft, latitude: delft.latitude + km / 111.195 });

test.each([
  ['the same place', delft, 1],
  ['a kilometre', north(1), 5],
  ['just below ten minutes', north(2), 10],
  ['beyond ten, in steps of five', north(2.5), 10],
  ['four kilometres', north(4), 20],
  ['Den Haag', { latitude: 52.0705, longitude: 4.3007 }, 35],
  ['Rotterdam', { latitude: 51.9244, longitude: 4.4777 }, 60],
  ['as far as one rides', north(19.2), 95],
  ['farther', north(19.3), null],
  ['Groningen', { latitude: 53.2194, longitude: 6.5665 }, null],
  ['the other side of the globe', { latitude: -52.0116, longitude: -175.6429 }, null],
])('%s', (_, to, minutes) => {
  expect(minutesByBike(delft, to)).toBe(minutes);
  expect(minutesByBike(to, delft)).toBe(minutes);
});
