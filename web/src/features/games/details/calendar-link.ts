import { type CalendarEntry, calendarFile, calendarInstant } from '@rondo/rules';
import type { Calendar } from './calendars.ts';

/**
 * An address that opens a calendar with the game filled in, or for Apple's a file. All use instants rather than local times, so that each
 * calendar shows its owner's time zone.
 * @throws RangeError for an invalid date
 */
export function calendarLink(calendar: Calendar, entry: CalendarEntry, now: Date): string {
  if (calendar === 'apple') return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile([entry], now))}`;
  return { outlook, office365, yahoo, google }[calendar](entry);
}

const outlook = (entry: CalendarEntry) => microsoft('https://outlook.live.com', entry);
const office365 = (entry: CalendarEntry) => microsoft('https://outlook.office.com', entry);

function microsoft(origin: string, { title, description, place, startsAt, endsAt }: CalendarEntry): string {
  return address(`${origin}/calendar/0/action/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    subject: title,
    body: description,
    location: place,
  });
}

function yahoo({ title, description, place, startsAt, endsAt }: CalendarEntry): string {
  return address('https://calendar.yahoo.com/', {
    v: '60',
    title,
    st: calendarInstant(startsAt),
    et: calendarInstant(endsAt),
    desc: description,
    in_loc: place,
  });
}

function google({ title, description, place, startsAt, endsAt }: CalendarEntry): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarInstant(startsAt)}/${calendarInstant(endsAt)}`,
    details: description,
    location: place,
  });
}

/** Spaces as %20, because not every calendar reads a plus as one. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
