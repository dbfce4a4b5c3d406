import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedWishes, demandOf, demandTerms, roundPeople, startIn } from './demand.ts';
import { type WeekPart, weekPartOf, weekParts } from './habits.ts';
import { type WishLevel, wishLevels, wishPricesCents } from './wishes.ts';

interface One {
  levels: readonly WishLevel[];
  maxPriceCents: number | null;
}

const count = (people: readonly One[]): CountedWishes => ({
  people: people.length,
  paying: wishPricesCents.map(
    (cents) => people.filter(({ maxPriceCents: most }) => most === null || most >= cents).length,
  ),
  payingAny: people.filter(({ maxPriceCents }) => maxPriceCents === null).length,
  only: {
    Beginner: people.filter(({ levels }) => levels.join() === 'Beginner').length,
    Intermediate: people.filter(({ levels }) => levels.join() === 'Intermediate').length,
    Advanced: people.filter(({ levels }) => levels.join() === 'Advanced').length,
  },
});

const people = fc.array(
  fc.record({
    levels: fc.subarray([...wishLevels]),
    maxPriceCents: fc.constantFrom(null, ...wishPricesCents),
  }),
  { maxLength: 60 },
);

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [4999, 2000],
])('%i people are shown as %s', (counted, shown) => {
  expect(roundPeople(counted)).toBe(shown);
});

describe('what is shown of people', () => {
  test('is nothing of fewer than five, and never more than there are', () => {
    fc.assert(
      fc.property(people, (all) => {
        const demand = demandOf(count(all));
        expect(demand === null).toBe(all.length < demandTerms.least);
        expect(demand?.people ?? 0).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  test('says of a level and a price only what is true of at least five, and of half', () => {
    fc.assert(
      fc.property(people, (all) => {
        const demand = demandOf(count(all));
        fc.pre(demand !== null);
        const { level, priceCents } = demand;
        const least = Math.max(5, all.length / 2);
        const fine = all.filter(
          ({ maxPriceCents: most }) => most === null || (priceCents !== null && most >= priceCents),
        );
        expect(fine.length).toBeGreaterThanOrEqual(least);
        const agree = all.filter(({ levels }) => level === 'All levels' || levels.join() === level);
        expect(agree.length).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  test('does not show that one person came or went, except where a step is passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 5000 }), (all) => {
        const [shown, after] = [roundPeople(all), roundPeople(all + 1)];
        expect(after === shown || after === all + 1).toBe(true);
      }),
    );
  });
});

test.each<[WeekPart, string, string]>([
  ['weekdayEvening', '2026-11-24T12:00', '2026-11-27T20:00'],
  ['weekdayEvening', '2026-11-25T12:00', '2026-11-30T20:00'],
  ['weekendMorning', '2026-11-24T12:00', '2026-11-28T10:00'],
  ['weekendAfternoon', '2026-11-26T23:59', '2026-11-29T14:00'],
  ['weekendEvening', '2026-11-27T00:00', '2026-12-05T20:00'],
])('the next start on a %s after %s is %s', (part, now, start) => {
  expect(startIn(part, now)).toBe(start);
});

test('a proposed start is in its part of the week', () => {
  const days = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2030-01-01') });
  fc.assert(
    fc.property(days, fc.constantFrom(...weekParts), (now, part) => {
      // Holds in winter and summer time: the rule has local times, and these hours are far from the edges of a part.
      expect(weekPartOf(new Date(`${startIn(part, now.toISOString().slice(0, 16))}:00+01:30`))).toBe(part);
    }),
  );
});
