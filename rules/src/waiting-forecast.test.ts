import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecastHours, forecastSpot, type PastAt } from './waiting-forecast.ts';

const none = { came: 0, total: 0 };
const at = (hours: number, came: number, total = 1000): PastAt => ({
  hours,
  alike: { came, total },
  asPaid: { came, total },
  all: { came, total },
});

test.each([
  ['nobody had it before', [], 24, null],
  ['too few had it', [at(24, 10, 19)], 24, null],
  ['at the time of a look', [at(24, 400), at(48, 600)], 24, 4],
  ['between two looks, by hours that double', [at(12, 200), at(48, 600)], 24, 4],
  ['later than the last look', [at(6, 300), at(12, 500)], 1, 3],
  ['earlier than the first look', [at(6, 300), at(12, 500)], 900, 5],
  ['a look that knows too few is passed over', [at(12, 200), at(24, 9, 10), at(48, 600)], 24, 4],
  ['after the start', [at(1, 300), at(3, 500)], -1, 3],
] as const)('%s', (_, past, hoursLeft, expected) => {
  expect(forecastSpot(past, hoursLeft)).toBe(expected);
});

test('few games alike hardly move it, many decide', () => {
  const all = { came: 500, total: 1000 };
  const forecast = (alike: PastAt['alike']) => forecastSpot([{ hours: 24, alike, asPaid: all, all }], 24);
  expect([none, { came: 0, total: 2 }, { came: 0, total: 20 }, { came: 0, total: 900 }].map(forecast)).toEqual([
    5, 4, 2, 0,
  ]);
});

const past = fc
  .integer({ min: 0, max: 500 })
  .chain((total) => fc.record({ came: fc.integer({ min: 0, max: total }), total: fc.constant(total) }));
const looks = fc.uniqueArray(
  fc.record({ hours: fc.constantFrom(...forecastHours), alike: past, asPaid: past, all: past }),
  { selector: ({ hours }) => hours },
);

test('is nothing or a number of ten, whatever the order, between what the circles say', () => {
  fc.assert(
    fc.property(looks, fc.double({ min: 0.01, max: 1000, noNaN: true }), (given, hoursLeft) => {
      const forecast = forecastSpot(given, hoursLeft);
      expect(forecastSpot(given.toReversed(), hoursLeft)).toBe(forecast);
      const known = given.filter(({ all }) => all.total >= 20);
      expect(forecast === null).toBe(known.length === 0);
      if (forecast === null) return;
      const shares = known.flatMap(({ alike, asPaid, all }) =>
        [alike, asPaid, all].filter(({ total }) => total > 0).map(({ came, total }) => (came / total) * 10),
      );
      expect(forecast).toBeGreaterThanOrEqual(Math.floor(Math.min(...shares)));
      expect(forecast).toBeLessThanOrEqual(Math.ceil(Math.max(...shares)));
    }),
  );
});
