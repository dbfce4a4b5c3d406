import { describe, expect, it } from 'vitest';
import type { Hour } from './facts.ts';
import { hourOf, seasonOf, sunTimes } from './sun.ts';

const bilt = { latitude: 52.1, longitude: 5.18 };

describe('the sun', () => {
  // De Bilt, in UTC.
  it.each([
    ['2026-03-20', '05:41', '17:50'],
    ['2026-06-21', '03:18', '20:04'],
    ['2026-09-23', '05:29', '17:36'],
    ['2026-12-21', '07:45', '15:29'],
  ])('on %s rises at %s and sets at %s, to four minutes', (day, rises, sets) => {
    const times = sunTimes(new Date(`${day}T12:00:00Z`), bilt);
    expect(Math.abs(times.rises.getTime() - Date.parse(`${day}T${rises}:00Z`))).toBeLessThan(4 * 60_000);
    expect(Math.abs(times.sets.getTime() - Date.parse(`${day}T${sets}:00Z`))).toBeLessThan(4 * 60_000);
  });

  it('is of the day that an instant is in', () => {
    for (const hour of ['00', '06', '12', '18', '23']) {
      const { rises, sets } = sunTimes(new Date(`2026-06-21T${hour}:30:00Z`), bilt);
      expect([rises, sets].map((time) => time.toISOString().slice(0, 10))).toEqual(['2026-06-21', '2026-06-21']);
    }
  });
});

describe('the light of a game', () => {
  it.each<[string, Hour]>([
    ['2026-06-20T06:00:00Z', 'morning'],
    ['2026-06-20T12:00:00Z', 'midday'],
    ['2026-06-20T18:00:00Z', 'golden'],
    ['2026-06-20T19:40:00Z', 'dusk'],
    ['2026-06-20T21:00:00Z', 'night'],
    ['2026-12-20T08:00:00Z', 'morning'],
    ['2026-12-20T11:30:00Z', 'midday'],
    ['2026-12-20T14:00:00Z', 'golden'],
    ['2026-12-20T15:10:00Z', 'dusk'],
    ['2026-12-20T18:00:00Z', 'night'],
    ['2026-12-20T05:00:00Z', 'night'],
  ])('at %s is that of %s', (startsAt, hour) => {
    expect(hourOf(new Date(startsAt), bilt)).toBe(hour);
  });

  it('has four seasons', () => {
    const months = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(Date.UTC(2026, month, 15)))[0]);
    expect(months.join('')).toBe('wwssssssaaaw');
  });
});
