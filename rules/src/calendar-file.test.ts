import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-21T12:00:00Z');
const entry: CalendarEntry = {
  uid: 'game-1@rondo.test',
  title: 'Volley & friends',
  description: 'Bring water\nhttps://rondo.test/match/1',
  place: 'Sporthal Zuid, Amsterdam',
  url: 'https://rondo.test/match/1',
  startsAt: new Date('2026-10-24T23:30:00Z'),
  endsAt: new Date('2026-10-25T01:30:00Z'),
};

/** Reads a file as a calendar does: joins folded lines and undoes the escapes. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(
    lines
      .filter((line) => line.includes(':'))
      .map((line) => {
        const at = line.indexOf(':');
        const value = line.slice(at + 1).replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        return [line.slice(0, at), value];
      }),
  );
}

test('a game is an event with its instants', () => {
  expect(calendarFile([entry], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rondo//Games//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:game-1@rondo.test',
      'DTSTAMP:20261121T120000Z',
      'DTSTART:20261024T233000Z',
      'DTEND:20261025T013000Z',
      'SUMMARY:Volley & friends',
      String.raw`DESCRIPTION:Bring water\nhttps://rondo.test/match/1`,
      String.raw`LOCATION:Sporthal Zuid\, Amsterdam`,
      'URL:https://rondo.test/match/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('any words come out as they went in, on lines of at most 75 octets, and add no line of their own', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('END:VEVENT\r\nBEGIN:VEVENT', 'a;b,c\\n\\', 'é'.repeat(80), '🏐'.repeat(50), '\u0000\u0007'),
  );
  fc.assert(
    fc.property(words, words, words, (title, description, place) => {
      const file = calendarFile([{ ...entry, title, description, place }], now);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.match(/^(?:BEGIN|END):/gm)).toHaveLength(4);
      const plain = (text: string) =>
        text
          .replaceAll(/\r\n?/g, '\n')
          .split('\n')
          .map((line) => line.replaceAll(/\p{Cc}/gu, ''))
          .join('\n');
      expect(read(file)).toMatchObject({
        SUMMARY: plain(title),
        DESCRIPTION: plain(description),
        LOCATION: plain(place),
      });
    }),
  );
});

test('a time that is none is refused', () => {
  expect(() => calendarFile([{ ...entry, startsAt: new Date('x') }], now)).toThrow(RangeError);
});
