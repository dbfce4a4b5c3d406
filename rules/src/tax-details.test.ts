import { expect, test } from 'vitest';
import { endOfBsn, firstReportedYear, isBirthDay, isBsn, plainBsn } from './tax-details.ts';

test.each([
  ['111222333', true],
  ['123456782', true],
  ['010464554', true],
  ['123456783', false],
  // Two digits that changed places.
  ['132456782', false],
  ['000000000', false],
  ['12345678', false],
  ['1234567822', false],
  ['12345678A', false],
  ['', false],
])('%s is a citizen service number: %s', (digits, is) => {
  expect(isBsn(digits)).toBe(is);
});

test('each digit of a citizen service number counts', () => {
  for (let at = 0; at < 9; at += 1) {
    const changed = Array.from('123456782', Number).with(at, 0).join('');
    expect(isBsn(changed)).toBe(false);
  }
});

test('it is typed with or without spaces, dots and dashes, and only its end is shown', () => {
  expect(['1234 56 782', '1234.56.782', '123456-782 '].map(plainBsn)).toEqual(Array(3).fill('123456782'));
  expect(endOfBsn('123456782')).toBe('782');
});

test.each([
  ['1990-05-17', true],
  ['2014-11-30', true],
  ['2014-12-01', false],
  ['2027-01-01', false],
  ['1906-11-30', true],
  ['1906-11-29', false],
])('somebody born on %s can have been paid on 30 November 2026: %s', (day, is) => {
  expect(isBirthDay(day, '2026-11-30')).toBe(is);
});

test('the report of last year can still be made', () => {
  expect(firstReportedYear('2026-01-01')).toBe(2025);
});
