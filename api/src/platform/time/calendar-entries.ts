import { phrasesIn } from '@rondo/phrases';
import {
  type CalendarEntry,
  type CalendarPart,
  calendarSequence,
  calendarStanding,
  type Language,
  placeLine,
} from '@rondo/rules';
import { formatCents } from './amsterdam.ts';
import type { Rows } from '../schema.ts';

/** The columns of a game from which its entry in a calendar is made. */
export const calendarColumns = [
  'id',
  'name',
  'sport',
  'status',
  'starts_at',
  'ends_at',
  'price_cents',
  'latitude',
  'longitude',
  'address',
  'place_description',
  'created_at',
  'changed_at',
  'cancel_note',
] as const satisfies readonly (keyof Rows['game'])[];

/** A game, with the part that the calendar's owner has in it. */
export interface CalendarGameRow extends Pick<Rows['game'], (typeof calendarColumns)[number]> {
  part: CalendarPart;
}

/** A game as its entry in somebody's calendar, in their language (product.md#calendars). */
export function presentEntry(row: CalendarGameRow, language: Language, origin: string): CalendarEntry {
  const { part, status } = row;
  const words = phrasesIn[language].calendars.feed;
  const createdAt = new Date(row.created_at);
  const changedAt = row.changed_at === null ? null : new Date(row.changed_at);
  const url = `${origin}/match/${row.id}`;
  const state = status === 'cancelled' ? [words.cancelled, row.cancel_note] : [statesOf(row, language)];
  const price = row.price_cents === 0 ? phrasesIn[language].common.free : formatCents(row.price_cents, language);
  return {
    uid: `${row.id}@${new URL(origin).host}`,
    title: `${markOf(row, language)}${row.name}`,
    description: [`${phrasesIn[language].games.sport[row.sport]}, ${price}`, ...state, url].filter(Boolean).join('\n'),
    place: placeLine({ name: row.place_description, address: row.address }),
    url,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    revision: {
      ...calendarStanding(part, status),
      sequence: calendarSequence({ createdAt, changedAt, status }),
      changedAt: changedAt ?? createdAt,
      latitude: row.latitude,
      longitude: row.longitude,
    },
  };
}

function statesOf({ part, status }: CalendarGameRow, language: Language): string {
  const words = phrasesIn[language].calendars.feed;
  if (part === 'waiting') return words.waiting;
  return status === 'pending' ? words.pending : words.confirmed;
}

/** The mark before its name; none for a game that the owner plays in. */
function markOf({ part, status }: CalendarGameRow, language: Language): string {
  const { marks } = phrasesIn[language].calendars.feed;
  if (status === 'cancelled') return marks.cancelled;
  return part === 'organised' || part === 'waiting' ? marks[part] : '';
}

/** The publisher of all entries, which RFC 5546 requires in each: the sender of Rondo's mails, `Rondo <no-reply@rondo.nl>`. */
export const calendarOrganiser = (mailFrom: string): { name: string; email: string } => ({
  name: 'Rondo',
  email: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom,
});
