import { type CalendarFeed, type CalendarMethod, fold, organiserLine } from './calendar-file.ts';

const event = /BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs;

/**
 * One calendar file with the entries of several files, the latest for each game. A file has one method (RFC 5546 §3.2): if some entries stay, a
 * cancelled one says so by its status.
 * @param files - made by `calendarFile`, the oldest first
 * @returns null if there are no files
 */
export function joinCalendars(files: readonly string[]): string | null {
  const [first] = files;
  if (first === undefined) return null;
  const latest = new Map(files.flatMap((file) => eventsOf(file)).map((entry) => [uidOf(entry), entry]));
  const entries = [...latest.values()];
  const method = entries.every((entry) => entry.includes('\r\nSTATUS:CANCELLED\r\n')) ? 'CANCEL' : 'PUBLISH';
  const head = first.slice(0, first.search(event)).replace(/^METHOD:.*$/m, `METHOD:${method}`);
  return `${head}${entries.join('')}END:VCALENDAR\r\n`;
}

/** A calendar file whose entries name their publisher: a mail is written before its sender is known. */
export function withOrganiser(file: string, organiser: CalendarFeed['organiser']): string {
  const line = `${fold(organiserLine(organiser))}\r\n`;
  return file.replaceAll(event, (entry) =>
    entry.includes('\r\nORGANIZER') ? entry : entry.replace(/END:VEVENT\r\n$/, (end) => line + end),
  );
}

/** Whether a calendar should keep a file's entries or remove them. */
export function methodOf(file: string): CalendarMethod {
  return file.includes('\r\nMETHOD:CANCEL\r\n') ? 'CANCEL' : 'PUBLISH';
}

const eventsOf = (file: string): string[] => file.match(event) ?? [];

const uidOf = (entry: string): string => /^UID:.*(?:\r\n .*)*/m.exec(entry)?.[0] ?? '';
