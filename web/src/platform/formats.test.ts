import { phrasesIn } from '@rondo/phrases';
import { formatMoney } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import {
  daysBetween,
  formatDay,
  formatDistance,
  formatNumber,
  formatRelativeDay,
  formatTimeRange,
  localDate,
} from './formats.ts';
import { translator } from './i18n.tsx';

const at = (instant: string) => Date.parse(instant);

describe('dates are those of Amsterdam', () => {
  test('late in the evening in London is the next day', () => {
    expect(localDate(at('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
  });

  test('a day of 25 hours is one day', () => {
    expect(daysBetween(at('2026-10-24T22:30:00Z'), at('2026-10-25T23:30:00Z'))).toBe(1);
  });

  test('a game over the end of summer time ends by the clock of the wall', () => {
    expect(formatTimeRange(at('2026-10-24T23:30:00Z'), 2, 'en')).toBe('01:30–02:30');
  });

  test('the year shows when it is another', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(formatDay(at('2026-11-27T19:00:00Z'), 'en', now)).toBe('Fri 27 Nov');
    expect(formatDay(at('2026-11-27T19:00:00Z'), 'nl', now)).toBe('vr 27 nov');
    expect(formatDay(at('2027-01-02T19:00:00Z'), 'en', now)).toBe('Sat 2 Jan 2027');
  });
});

test('days near now have names', () => {
  const say = (instant: string) =>
    formatRelativeDay(at(instant), at('2026-11-21T08:00:00Z'), 'en', translator(phrasesIn.en));
  expect(say('2026-11-21T13:00:00Z')).toBe('Today');
  expect(say('2026-11-21T19:30:00Z')).toBe('Tonight');
  expect(say('2026-11-22T10:00:00Z')).toBe('Tomorrow');
  expect(say('2026-11-22T19:00:00Z')).toBe('Tomorrow evening');
  expect(say('2026-11-20T19:00:00Z')).toBe('Yesterday');
  expect(say('2026-11-26T19:00:00Z')).toBe('in 5 days');
});

test('money, numbers and distances in both languages', () => {
  const nbsp = '\u00A0';
  expect(formatMoney(4.5, 'en')).toBe(`€${nbsp}4.50`);
  expect(formatMoney(4.5, 'nl')).toBe(`€${nbsp}4,50`);
  expect(formatMoney(-1_234_567.5, 'en')).toBe(`−€${nbsp}1,234,567.50`);
  expect(formatMoney(1000, 'nl')).toBe(`€${nbsp}1.000,00`);
  expect(formatNumber(1234567, 'en')).toBe('1,234,567');
  expect(formatNumber(4218, 'nl')).toBe('4.218');
  expect(formatDistance(3.42, 'nl')).toBe('3,4');
  expect(formatDistance(18.6, 'en')).toBe('19');
});

test('a phrase is filled and counted', () => {
  expect(translator(phrasesIn.en)('games.players.left', { count: 1 })).toBe('1 spot left');
  expect(translator(phrasesIn.nl)('games.players.left', { count: 3 })).toBe('Nog 3 plekken');
});
