import { describe, expect, test } from 'vitest';
import { readVatNumber } from './vat-numbers.ts';

describe('a Dutch VAT number', () => {
  test.each([
    ['of a company', 'NL123456782B01', 'NL123456782B01'],
    ['as people write it', ' nl 1234.56.782-b01 ', 'NL123456782B01'],
    ['of a sole trader since 2020', 'NL000099998B57', 'NL000099998B57'],
    ['with a digit that is wrong', 'NL123456783B01', null],
    ['of a sole trader, with a digit that is wrong', 'NL000099998B58', null],
    ['of zeros', 'NL000000000B00', null],
    ['without its B', 'NL12345678201', null],
    ['of KvK', '12345678', null],
  ])('%s', (_, typed, number) => {
    expect(readVatNumber(typed)).toBe(number);
  });
});

test.each([
  'ATU12345678',
  'BE0123456789',
  'BG123456789',
  'CY12345678X',
  'CZ12345678',
  'DE123456789',
  'DK12345678',
  'EE123456789',
  'EL123456789',
  'ESB12345678',
  'ES12345678Z',
  'FI12345678',
  'FRXX123456789',
  'HR12345678901',
  'HU12345678',
  'IE1234567WA',
  'IE1A23456B',
  'IT12345678901',
  'LT123456789',
  'LT123456789012',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'PL1234567890',
  'PT123456789',
  'RO1234567890',
  'SE123456789001',
  'SI12345678',
  'SK1234567890',
])('%s looks like one of its country; with a digit more or less it does not', (number) => {
  expect(readVatNumber(number)).toBe(number);
  expect(readVatNumber(`${number}1234`)).toBeNull();
  expect(readVatNumber(number.slice(0, 3))).toBeNull();
});

test.each(['', 'GR123456789', 'GB123456789', 'US123456789', 'DE12345678x', 'rondo'])(
  '%s is none of the EU',
  (typed) => {
    expect(readVatNumber(typed)).toBeNull();
  },
);
