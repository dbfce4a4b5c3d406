/** What a calendar stores about a game. */
export interface CalendarEntry {
  /** Stays the same for a game, so that a calendar that gets it again updates its entry. */
  uid: string;
  title: string;
  description: string;
  place: string;
  /** The game's own page. */
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** Needed by a calendar that fetches again; a file that is sent once does without. */
  revision?: {
    /** Higher than the number of an earlier state that an open calendar may have (RFC 5545 §3.8.7.4). */
    sequence: number;
    changedAt: Date;
    status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
    /** Whether it takes up its owner's time. */
    isBusy: boolean;
    latitude: number;
    longitude: number;
  };
}

/** A calendar that programs fetch again and again. */
export interface CalendarFeed {
  name: string;
  /** The publisher, which RFC 5546 §3.2.1 requires of each event. */
  organiser: { name: string; email: string };
  /** How often calendars should fetch it, in minutes. */
  refreshMinutes: number;
}

/** What a calendar does with a file (RFC 5546): keep its entries, in place of earlier ones with the same uids, or remove them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** Longest line of the file in octets; a longer one continues on the next line after a space (RFC 5545 §3.1). */
const lineOctets = 75;

/**
 * A calendar file (iCalendar, RFC 5545) with these entries. Times are in UTC, so that every calendar shows them correctly in any time
 * zone and across clock changes (decisions/0091-libraries.md).
 * @param now - when the file is made
 * @throws RangeError for an invalid date
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  now: Date,
  { method = 'PUBLISH', feed }: { method?: CalendarMethod; feed?: CalendarFeed } = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rondo//Games//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feed ? feedLines(feed) : []),
    ...entries.flatMap(({ uid, title, description, place, url, startsAt, endsAt, revision }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${calendarInstant(now)}`,
      `DTSTART:${calendarInstant(startsAt)}`,
      `DTEND:${calendarInstant(endsAt)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `LOCATION:${escapeText(place)}`,
      `URL:${withoutControls(url)}`,
      ...(feed ? [organiserLine(feed.organiser)] : []),
      ...(revision ? revisionLines(revision) : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The feed's name and pace, in the words of RFC 7986 and in those that calendars knew before. */
const feedLines = ({ name, refreshMinutes }: CalendarFeed) => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
  `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
];

/** A parameter may hold anything but quotes and controls (RFC 5545 §3.2). */
export const organiserLine = ({ name, email }: CalendarFeed['organiser']): string =>
  `ORGANIZER;CN="${withoutControls(name).replaceAll('"', "'")}":mailto:${withoutControls(email)}`;

const revisionLines = (revision: NonNullable<CalendarEntry['revision']>) => [
  `SEQUENCE:${revision.sequence}`,
  `LAST-MODIFIED:${calendarInstant(revision.changedAt)}`,
  `STATUS:${revision.status}`,
  `TRANSP:${revision.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  `GEO:${revision.latitude};${revision.longitude}`,
];

/**
 * `20261121T190000Z`
 * @throws RangeError for an invalid date
 */
export function calendarInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes what would end a value or start a new line (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return lines.map((line) => withoutControls(line).replaceAll(/[\\;,]/g, String.raw`\$&`)).join(String.raw`\n`);
}

function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}

/** Counts octets of UTF-8, and never breaks within a character. */
export function fold(line: string): string {
  let folded = '';
  let room = lineOctets;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      folded += '\r\n ';
      room = lineOctets - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
