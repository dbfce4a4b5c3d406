import type { CalendarEntry } from '@rondo/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarLink } from './calendar-link.ts';
import { type Calendar, calendars } from './calendars.ts';

const now = new Date('2026-11-21T12:00:00Z');
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const odd = String.raw`Łódź; a, b\c & <x> "q" #1 %41 +1? 🏐`;
const entry = (start: string, end: string, title = 'Thursday game'): CalendarEntry => ({
  uid: '1@rondo.test',
  title,
  description: 'Bring water\nhttps://rondo.test/match/1',
  place: 'Sporthal; Zuid, Amsterdam #2',
  url: 'https://rondo.test/match/1',
  startsAt: new Date(start),
  endsAt: new Date(end),
});

/** The values that a calendar reads from its link. */
function read(calendar: Calendar, link: string) {
  const value = (name: string) => new URL(link).searchParams.get(name) ?? '';
  const pair = (name: string) => value(name).split('/');
  if (calendar === 'apple') {
    const file = decodeURIComponent(link.slice(link.indexOf(',') + 1)).replaceAll('\r\n ', '');
    const line = (name: string) =>
      (new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1] ?? '').replaceAll(/\\(.)/g, (_, sign: string) =>
        sign === 'n' ? '\n' : sign,
      );
    return [line('DTSTART'), line('DTEND'), line('SUMMARY'), line('DESCRIPTION'), line('LOCATION')];
  }
  if (calendar === 'google') return [...pair('dates'), value('text'), value('details'), value('location')];
  if (calendar === 'yahoo') return ['st', 'et', 'title', 'desc', 'in_loc'].map(value);
  return ['startdt', 'enddt', 'subject', 'body', 'location'].map(value);
}

const compact = (instant: string) => instant.replaceAll(/[-:]|\.000/g, '');

describe.each(calendars)('%s', (calendar) => {
  const says = (instant: string) => (calendar === 'outlook' || calendar === 'office365' ? instant : compact(instant));

  test.each(['America/New_York', 'Asia/Tokyo', 'Europe/Amsterdam'])('gets the instants in %s', (timeZone) => {
    process.env.TZ = timeZone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    for (const [start, end] of [
      // From 1:30 in summer time to 2:30 in winter time: two hours.
      ['2026-10-24T23:30:00.000Z', '2026-10-25T01:30:00.000Z'],
      // From 1:30 in winter time to 3:30 in summer time: one hour.
      ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
      // New York's clock change.
      ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
      ['2027-03-14T06:30:00.000Z', '2027-03-14T07:30:00.000Z'],
    ] as const) {
      const [from, to] = read(calendar, calendarLink(calendar, entry(start, end), now));
      expect([from, to]).toEqual([says(start), says(end)]);
    }
  });

  test('gets odd names, the place and the page as they are', () => {
    const link = calendarLink(calendar, entry('2026-12-01T19:00:00Z', '2026-12-01T20:30:00Z', odd), now);
    expect(link).not.toMatch(/[\s"<>#]/);
    expect(read(calendar, link).slice(2)).toEqual([
      odd,
      'Bring water\nhttps://rondo.test/match/1',
      'Sporthal; Zuid, Amsterdam #2',
    ]);
  });

  test('gets no link for an invalid time', () => {
    expect(() => calendarLink(calendar, entry('never', 'never'), now)).toThrow(RangeError);
  });
});
