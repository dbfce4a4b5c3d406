import { expect, test } from 'vitest';
import { instantOf, nextSameWeekday, seriesDates } from './local-time.ts';

const at = (instant: string) => Date.parse(instant);

test.each([
  ['2026-12-01T20:00', '2026-12-01T19:00:00Z'],
  ['2026-07-01T20:00', '2026-07-01T18:00:00Z'],
  // Around the clock changes of a year.
  ['2027-03-28T01:59', '2027-03-28T00:59:00Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00Z'],
])('%s in Amsterdam is %s', (local, instant) => {
  expect(instantOf(local)).toBe(at(instant));
});

test('a time that exists twice means the first; one that does not exist is null', () => {
  expect(instantOf('2026-10-25T02:30')).toBe(at('2026-10-25T00:30:00Z'));
  expect(instantOf('2027-03-28T02:30')).toBeNull();
  expect(instantOf('')).toBeNull();
});

test('a series keeps its local time across a clock change', () => {
  const dates = seriesDates('2027-03-23T20:00', 3);
  expect(dates).toEqual(['2027-03-23T20:00', '2027-03-30T20:00', '2027-04-06T20:00']);
  expect(dates.map(instantOf)).toEqual(
    ['2027-03-23T19:00:00Z', '2027-03-30T18:00:00Z', '2027-04-06T18:00:00Z'].map(at),
  );
  expect(seriesDates('', 3)).toEqual([]);
});

test.each([
  // An upcoming game: the week after it.
  ['2026-11-24T19:00:00Z', '2026-12-01T20:00'],
  // Played this week: next week.
  ['2026-11-19T19:00:00Z', '2026-11-26T20:00'],
  // Earlier today.
  ['2026-11-21T09:00:00Z', '2026-11-28T10:00'],
  // Long ago, in summer: the same local time.
  ['2026-08-04T18:00:00Z', '2026-11-24T20:00'],
])('after a game of %s the next one is %s', (start, next) => {
  expect(nextSameWeekday(at(start), at('2026-11-21T11:00:00Z'))).toBe(next);
});
