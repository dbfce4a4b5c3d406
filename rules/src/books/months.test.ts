import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BooksState, lastDayOf, missingToClose, monthAfter, monthsUpTo } from './months.ts';

const october = { month: '2026-10', endsAt: new Date('2026-10-31T23:00:00Z') };
const later = new Date('2026-11-20T12:00:00Z');
const books: BooksState = {
  firstMonth: '2026-09',
  lastClosedMonth: '2026-09',
  lastClosedDay: '2026-11-19',
  documentedUntil: later,
};

test.each<[string, Partial<BooksState>, Date, ReturnType<typeof missingToClose>]>([
  ['everything is there', {}, later, null],
  ['it is the first with a journal', { firstMonth: '2026-10', lastClosedMonth: null }, later, null],
  ['it is closed', { lastClosedMonth: '2026-10' }, later, 'month_is_closed'],
  ['a later one is closed', { lastClosedMonth: '2026-11' }, later, 'month_is_closed'],
  ['nothing was booked until its end', { firstMonth: '2026-11', lastClosedMonth: null }, later, 'month_not_booked'],
  ['nothing was ever booked', { firstMonth: null, lastClosedMonth: null }, later, 'month_not_booked'],
  ['it is not over', {}, new Date('2026-10-31T22:59:59Z'), 'month_not_over'],
  ['its last day is open', { lastClosedDay: '2026-10-30' }, later, 'month_days_open'],
  ['its last day alone is closed', { lastClosedDay: '2026-10-31' }, later, null],
  ['no day is closed', { lastClosedDay: null }, later, 'month_days_open'],
  [
    'sales of its last minutes may lack documents',
    { documentedUntil: new Date('2026-10-31T23:03:59Z') },
    later,
    'month_undocumented',
  ],
  ['the month before is open', { lastClosedMonth: '2026-08' }, later, 'month_before_open'],
  ['the first month is open', { lastClosedMonth: null }, later, 'month_before_open'],
])('a month, when %s', (_, state, now, missing) => {
  expect(missingToClose(october, { ...books, ...state }, now)).toBe(missing);
});

test.each([
  ['2026-02', '2026-02-28', '2026-03'],
  ['2028-02', '2028-02-29', '2028-03'],
  ['2026-12', '2026-12-31', '2027-01'],
])('%s ends on %s, and %s comes after it', (month, day, after) => {
  expect([lastDayOf(month), monthAfter(month)]).toEqual([day, after]);
});

test('of all months at most one can be closed, the one after the last', () => {
  const months = Array.from({ length: 24 }, (_, index) => {
    const month = new Date(Date.UTC(2025, index)).toISOString().slice(0, 7);
    return { month, endsAt: new Date(Date.UTC(2025, index + 1)) };
  });
  const some = fc.constantFrom(...months.map(({ month }) => month));
  fc.assert(
    fc.property(some, fc.option(some), some, fc.date({ noInvalidDate: true }), (first, closed, day, now) => {
      const state = { firstMonth: first, lastClosedMonth: closed, lastClosedDay: lastDayOf(day), documentedUntil: now };
      const closable = months.filter((month) => missingToClose(month, state, now) === null);
      expect(closable.length).toBeLessThanOrEqual(1);
      expect(closable.every(({ month }) => closed === null || month === monthAfter(closed))).toBe(true);
    }),
  );
});

test('closing a month closes those before it that are open, in order', () => {
  const upTo = (firstMonth: string | null, lastClosedMonth: string | null) =>
    monthsUpTo('2027-01', { firstMonth, lastClosedMonth });
  expect(upTo('2026-11', null)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(upTo('2026-11', '2026-12')).toEqual(['2027-01']);
  expect(upTo('2026-11', '2027-01')).toEqual([]);
  expect(upTo(null, null)).toEqual([]);
});
