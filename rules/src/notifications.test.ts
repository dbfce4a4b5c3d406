import { assert, date, integer, pre, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bellCount } from './bell.ts';
import {
  goesAlways,
  isUrgent,
  isWanted,
  notificationAge,
  notificationCategoryNames,
  notificationChannels,
  quietUntil,
  usualQuietHours,
} from './notifications.ts';
import { notificationKinds, ringsAtNight } from './notification-kinds.ts';

const minute = 60_000;
const at = (text: string) => new Date(text);

describe('age', () => {
  test.each([
    ['2026-11-21T11:59:30Z', { form: 'now' }],
    ['2026-11-21T12:00:30Z', { form: 'now' }], // the clock that wrote it runs ahead
    ['2026-11-21T11:59:00Z', { form: 'minutes', count: 1 }],
    ['2026-11-21T11:00:01Z', { form: 'minutes', count: 59 }],
    ['2026-11-21T11:00:00Z', { form: 'hours', count: 1 }],
    ['2026-11-20T12:00:01Z', { form: 'hours', count: 23 }],
    ['2026-11-20T12:00:00Z', { form: 'yesterday' }],
    ['2026-11-19T23:00:00Z', { form: 'yesterday' }], // midnight in Amsterdam
    ['2026-11-19T22:59:59Z', { form: 'date' }],
    ['2025-11-20T12:00:00Z', { form: 'date' }],
  ])('%s at noon of 21 November', (created, expected) => {
    expect(notificationAge(at(created), at('2026-11-21T12:00:00Z'))).toEqual(expected);
  });

  test('yesterday is the day before also when the clocks change', () => {
    expect(notificationAge(at('2026-10-24T21:30:00Z'), at('2026-10-25T22:45:00Z'))).toEqual({ form: 'yesterday' });
    expect(notificationAge(at('2027-03-27T12:00:00Z'), at('2027-03-28T20:00:00Z'))).toEqual({ form: 'yesterday' });
  });
});

describe('the bell', () => {
  test.each([
    [0, null],
    [-1, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%i unread: %s', (unread, shown) => {
    expect(bellCount(unread)).toBe(shown);
  });
});

describe('what is wanted', () => {
  test('the default, unless somebody chose', () => {
    expect(isWanted('games', 'mail', undefined)).toBe(true);
    expect(isWanted('games', 'mail', false)).toBe(false);
    expect(isWanted('signUps', 'mail', undefined)).toBe(false);
    expect(isWanted('signUps', 'mail', true)).toBe(true);
  });

  test('some goes always, whatever is chosen; push never does', () => {
    for (const category of notificationCategoryNames) {
      expect(goesAlways(category, 'push')).toBe(false);
      const always = notificationChannels.filter((channel) => goesAlways(category, channel));
      expect(always.every((channel) => isWanted(category, channel, false))).toBe(true);
    }
    expect(notificationCategoryNames.filter((category) => goesAlways(category, 'mail'))).toEqual([
      'offers',
      'changes',
      'money',
    ]);
  });

  test('each category has a kind', () => {
    expect([...new Set(Object.values(notificationKinds))].sort()).toEqual([...notificationCategoryNames].sort());
  });
});

describe('quiet hours', () => {
  const night = usualQuietHours;
  test.each([
    ['2026-11-21T20:59:59Z', night, null],
    ['2026-11-21T21:00:00Z', night, '2026-11-22T07:00:00.000Z'],
    ['2026-11-22T03:00:00Z', night, '2026-11-22T07:00:00.000Z'],
    ['2026-11-22T07:00:00Z', night, null],
    ['2026-11-22T03:00:00Z', null, null],
    ['2026-11-22T12:30:00Z', { from: 13 * 60, until: 14 * 60 }, '2026-11-22T13:00:00.000Z'],
    ['2026-11-22T13:00:00Z', { from: 13 * 60, until: 14 * 60 }, null],
    ['2026-10-24T22:00:00Z', night, '2026-10-25T07:00:00.000Z'], // clocks go back
    ['2027-03-27T22:00:00Z', night, '2027-03-28T06:00:00.000Z'], // and forward
  ])('%s', (now, quiet, until) => {
    expect(quietUntil(at(now), quiet)?.toISOString() ?? null).toBe(until);
  });

  test('they end, within a day, at a time outside of them', () => {
    const minutes = integer({ min: 0, max: 1439 });
    const instants = date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true });
    assert(
      property(instants, minutes, minutes, (now, from, until) => {
        pre(from !== until);
        const end = quietUntil(now, { from, until });
        if (end === null) return;
        expect(end.getTime() - now.getTime()).toBeGreaterThan(0);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 60 * minute);
      }),
    );
  });
});

test('a game within a day is urgent', () => {
  const now = at('2026-11-21T12:00:00Z');
  expect(isUrgent(at('2026-11-22T11:59:59Z'), now)).toBe(true);
  expect(isUrgent(at('2026-11-22T12:00:00Z'), now)).toBe(false);
});

test.each([
  ['matchLate', null, true],
  ['matchMessage', 5, true],
  ['matchMessage', 7, false],
  ['matchMessage', null, false],
  ['communityMessage', null, false],
  ['matchConfirmed', 1, false],
] as const)('%s of a game in %s hours rings at night: %s', (kind, hours, rings) => {
  const now = new Date('2026-11-24T23:00:00Z');
  const startsAt = hours === null ? null : new Date(now.getTime() + hours * 3_600_000);
  expect(ringsAtNight(kind, startsAt, now)).toBe(rings);
});
