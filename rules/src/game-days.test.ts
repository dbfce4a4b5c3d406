import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from './playing-times.ts';
import { daysOfMonth, gameDays, monthAfter, shownDays, weeksOfMonth } from './game-days.ts';

const today = '2026-11-28';

test.each([
  ['today on', {}, '2026-11-28', '2026-12-04'],
  ['a day that is asked for', { first: '2026-12-30' }, '2026-12-30', '2027-01-05'],
  ['today, for one that is over', { first: '2026-11-01' }, '2026-11-28', '2026-12-04'],
  ['the first of the search', { from: '2026-12-10' }, '2026-12-10', '2026-12-16'],
  ['the later of both', { first: '2026-12-12', from: '2026-12-10' }, '2026-12-12', '2026-12-18'],
  ['until the last of the search', { to: '2026-11-29' }, '2026-11-28', '2026-11-29'],
  ['one day', { from: '2026-12-10', to: '2026-12-10' }, '2026-12-10', '2026-12-10'],
  ['today alone, for a search that is over', { to: '2026-11-01' }, '2026-11-28', '2026-11-28'],
  ['over a day in spring on which clocks change', { first: '2027-03-26' }, '2027-03-26', '2027-04-01'],
])('a calendar shows seven days from %s', (_, asked, first, last) => {
  const days = shownDays(asked, today);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

test('nothing is left beyond the last day of the search', () => {
  expect(shownDays({ first: '2026-12-12', to: '2026-12-10' }, today)).toEqual([]);
});

const aDay = date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2060-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((instant) => instant.toISOString().slice(0, 10));

test('days follow each other, none is before today, and there are seven at most', () => {
  assert(
    property(aDay, aDay, aDay, aDay, (now, first, from, to) => {
      const days = shownDays({ first, from, to }, now);
      expect(days.length).toBeLessThanOrEqual(gameDays.shown);
      expect(days.every((day) => day >= now)).toBe(true);
      expect(days.every((day, index) => index === 0 || day === daysAfter(days[index - 1] ?? '', 1))).toBe(true);
    }),
  );
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('the month %s and %i more is %s', (month, months, expected) => expect(monthAfter(month, months)).toBe(expected));

test('a month has its days, in a leap year too', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a month is written in weeks from Monday, each of its days once', () => {
  expect(weeksOfMonth('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOfMonth('2026-11').at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  assert(
    property(aDay, (day) => {
      const weeks = weeksOfMonth(day.slice(0, 7));
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter((one) => one !== null);
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(Number(daysOfMonth(day.slice(0, 7)).to.slice(-2)));
      for (const one of days) {
        const column = weeks.find((week) => week.includes(one))?.indexOf(one) ?? -1;
        expect(column).toBe((new Date(`${one}T00:00:00Z`).getUTCDay() + 6) % 7);
      }
    }),
  );
});
