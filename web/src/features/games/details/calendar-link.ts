import { google, ics, yahoo } from 'calendar-link';
import type { Calendar } from './calendars.ts';

interface Entry {
  title: string;
  description: string;
  place: string;
  startsAt: Date;
  hours: number;
}

const microsoft = {
  outlook: 'https://outlook.live.com/calendar/0/action/compose',
  office365: 'https://outlook.office.com/calendar/0/action/compose',
};

/** An address that opens a calendar with the game filled in; a file for Apple's. */
export function calendarLink(calendar: Calendar, entry: Entry): string {
  const end = new Date(entry.startsAt.getTime() + entry.hours * 3_600_000);
  if (calendar === 'outlook' || calendar === 'office365') return microsoftLink(microsoft[calendar], entry, end);
  const event = {
    title: entry.title,
    description: entry.description,
    location: entry.place,
    start: entry.startsAt,
    end,
  };
  return { apple: ics, yahoo, google }[calendar](event);
}

/** The library writes these two in the reader's own zone without saying which: an instant says it. */
function microsoftLink(base: string, { title, description, place, startsAt }: Entry, end: Date): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: startsAt.toISOString(),
    enddt: end.toISOString(),
    subject: title,
    body: description,
    location: place,
  });
  return `${base}?${query.toString().replaceAll('+', '%20')}`;
}
