import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';
import { joinCalendars, methodOf, withOrganiser } from './calendar-mail.ts';

const now = new Date('2026-11-21T12:00:00Z');
const entry = (uid: string, title: string, status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED'): CalendarEntry => ({
  uid,
  title,
  description: 'END:VEVENT\r\nUID:other',
  place: '',
  url: 'https://rondo.test',
  startsAt: now,
  endsAt: now,
  revision: { sequence: 1, changedAt: now, status, isBusy: true, latitude: 52, longitude: 5 },
});
const long = `${'a'.repeat(80)}@rondo.test`;
const kept = calendarFile([entry(long, 'One')], now);
const moved = calendarFile([entry(long, 'One, later')], now);
const gone = calendarFile([entry('two', 'Two', 'CANCELLED')], now, { method: 'CANCEL' });

test('files are one, with the latest entry of each game', () => {
  expect(joinCalendars([])).toBeNull();
  expect(joinCalendars([gone])).toBe(gone);
  expect(joinCalendars([kept, moved])).toBe(moved);
  const both = joinCalendars([kept, gone, moved]) ?? '';
  expect(both.match(/^SUMMARY:.*$/gm)).toEqual([String.raw`SUMMARY:One\, later`, 'SUMMARY:Two']);
  expect(both.match(/^(?:BEGIN|END):VCALENDAR/gm)).toHaveLength(2);
  expect([methodOf(both), methodOf(gone), methodOf(kept)]).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
});

test('each entry says once who publishes it', () => {
  const organiser = { name: 'Rondo', email: 'games@rondo.test' };
  const file = withOrganiser(joinCalendars([kept, gone]) ?? '', organiser);
  expect(file.match(/^ORGANIZER;CN="Rondo":mailto:games@rondo.test\r\nEND:VEVENT/gm)).toHaveLength(2);
  expect(withOrganiser(file, organiser)).toBe(file);
});
