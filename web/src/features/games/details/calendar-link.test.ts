import { expect, test } from 'vitest';
import { calendarLink } from './calendar-link.ts';
import { calendars } from './calendars.ts';

const entry = {
  title: 'Volley & friends',
  description: 'Bring water',
  place: 'Sporthal Zuid, Amsterdam',
  startsAt: new Date('2026-12-01T19:00:00Z'),
  hours: 1.5,
};

test.each(calendars)('%s gets the instants, whatever the zone of the machine', (calendar) => {
  const link = decodeURIComponent(calendarLink(calendar, entry));
  expect(link).toMatch(/20261201T190000Z|2026-12-01T19:00:00\.000Z/);
  expect(link).toMatch(/20261201T203000Z|2026-12-01T20:30:00\.000Z/);
  expect(link).toContain('Volley & friends');
});
