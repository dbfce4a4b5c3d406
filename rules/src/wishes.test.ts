import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WeekPart, weekPartOf, weekParts } from './habits.ts';
import { levels } from './finding.ts';
import { amsterdamDay, minutesOfDay } from './local-time.ts';
import { sports } from './sports.ts';
import {
  digestAt,
  fitsWish,
  type Wish,
  type WishedGame,
  wishLevels,
  wishPricesCents,
  wishRadiiKm,
  wishTellings,
} from './wishes.ts';

const utrecht = { latitude: 52.09, longitude: 5.12 };
const wish: Wish = {
  ...utrecht,
  sports: ['Volleyball'],
  parts: ['weekdayEvening'],
  radiusKm: 10,
  levels: ['Intermediate'],
  maxPriceCents: 5_00,
};
/** A Monday at 20:00 in Amsterdam. */
const game: WishedGame = {
  ...utrecht,
  sport: 'Volleyball',
  startsAt: new Date('2026-11-23T19:00:00Z'),
  level: 'Intermediate',
  priceCents: 5_00,
};

describe('a game fits a wish', () => {
  test.each<[string, Partial<WishedGame>, Partial<Wish>, boolean]>([
    ['as wished', {}, {}, true],
    ['another sport', { sport: 'Futsal' }, {}, false],
    ['one of several sports', { sport: 'Futsal' }, { sports: ['Volleyball', 'Futsal'] }, true],
    ['on a Saturday', { startsAt: new Date('2026-11-28T19:00:00Z') }, {}, false],
    ['at 17:00, when an evening begins', { startsAt: new Date('2026-11-23T16:00:00Z') }, {}, true],
    ['a minute before', { startsAt: new Date('2026-11-23T15:59:00Z') }, {}, false],
    ['at 17:00 of summer time', { startsAt: new Date('2026-07-20T15:00:00Z') }, {}, true],
    ['after midnight of a Friday, which is its evening', { startsAt: new Date('2026-11-27T23:30:00Z') }, {}, true],
    ['at 6:00, when a morning begins', { startsAt: new Date('2026-11-23T05:00:00Z') }, {}, false],
    ['dearer by a cent', { priceCents: 5_01 }, {}, false],
    ['at any price', { priceCents: 99_00 }, { maxPriceCents: null }, true],
    ['free alone', { priceCents: 1 }, { maxPriceCents: 0 }, false],
    ['for all levels', { level: 'All levels' }, {}, true],
    ['of another level', { level: 'Advanced' }, {}, false],
    ['of any level', { level: 'Advanced' }, { levels: [] }, true],
    ['9.9 km to the north', { latitude: 52.179 }, {}, true],
    ['10.1 km to the north', { latitude: 52.181 }, {}, false],
    ['9.9 km to the east', { longitude: 5.2648 }, {}, true],
    ['10.1 km to the east', { longitude: 5.268 }, {}, false],
  ])('%s', (_, gameIs, wishIs, fits) => {
    expect(fitsWish({ ...game, ...gameIs }, { ...wish, ...wishIs })).toBe(fits);
  });

  const near = fc.record({
    latitude: fc.double({ min: 51.8, max: 52.4, noNaN: true }),
    longitude: fc.double({ min: 4.8, max: 5.5, noNaN: true }),
  });
  const instant = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') });
  const anyGame = fc
    .record({
      sport: fc.constantFrom(...sports),
      startsAt: instant,
      level: fc.constantFrom(...levels),
      priceCents: fc.integer({ min: 0, max: 20_00 }),
      at: near,
    })
    .map(({ at, ...rest }) => ({ ...rest, ...at }));
  const anyWish = fc
    .record({
      sports: fc.subarray(sports, { minLength: 1 }),
      parts: fc.subarray([...weekParts], { minLength: 1 }),
      levels: fc.subarray([...wishLevels]),
      radiusKm: fc.constantFrom(...wishRadiiKm),
      maxPriceCents: fc.constantFrom(null, ...wishPricesCents),
      at: near,
    })
    .map(({ at, ...rest }) => ({ ...rest, ...at }));

  test('whoever wishes for more is told of all they were told of before', () => {
    fc.assert(
      fc.property(anyGame, anyWish, (one, wished) => {
        fc.pre(fitsWish(one, wished));
        const wider: Wish = {
          ...wished,
          sports,
          parts: weekParts,
          levels: [],
          maxPriceCents: null,
          radiusKm: wished.radiusKm + 1,
        };
        expect(fitsWish(one, wider)).toBe(true);
        expect(fitsWish({ ...one, priceCents: 0, level: 'All levels' }, wished)).toBe(true);
      }),
    );
  });

  test('a game fits where it is played, in its part of the week and at no other time', () => {
    fc.assert(
      fc.property(anyGame, anyWish, (one, wished) => {
        const there: Wish = { ...wished, ...one, sports: [one.sport], levels: [], maxPriceCents: null };
        const then: WeekPart[] = [weekPartOf(one.startsAt)];
        expect(fitsWish(one, { ...there, parts: then })).toBe(true);
        expect(fitsWish(one, { ...there, parts: weekParts.filter((part) => part !== then[0]) })).toBe(false);
      }),
    );
  });

  test('a digest goes out at 17:00, a weekly one on Thursday, within a day or a week, also when the clocks change', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...wishTellings), (now, telling) => {
        fc.pre(telling !== 'at_once');
        const at = digestAt(telling, now);
        expect(minutesOfDay(at)).toBeCloseTo(17 * 60, 3);
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        const days = (at.getTime() - now.getTime()) / 86_400_000;
        expect(days).toBeLessThanOrEqual((telling === 'weekly' ? 7 : 1) + 1 / 24);
        expect(telling === 'daily' || new Date(amsterdamDay(at)).getUTCDay() === 4).toBe(true);
      }),
    );
  });

  test.each([
    ['daily', '2026-11-24T10:00:00Z', '2026-11-24T16:00:00Z'],
    ['daily', '2026-11-24T16:00:00Z', '2026-11-24T16:00:00Z'],
    ['daily', '2026-11-24T16:01:00Z', '2026-11-25T16:00:00Z'],
    ['weekly', '2026-11-24T10:00:00Z', '2026-11-26T16:00:00Z'],
    ['weekly', '2026-11-26T16:01:00Z', '2026-12-03T16:00:00Z'],
    ['weekly', '2026-10-23T10:00:00Z', '2026-10-29T16:00:00Z'],
  ] as const)('%s after %s: %s', (telling, now, at) => {
    expect(digestAt(telling, new Date(now)).toISOString()).toBe(new Date(at).toISOString());
  });
});
