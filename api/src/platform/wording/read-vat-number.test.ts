import { describe, expect, test } from 'vitest';
import { readVatNumber } from './read-vat-number.ts';

describe('a Dutch VAT number', () => {
  test.each([
    ['of a company', 'NL123456782B01', 'NL123456782B01'],
    ['as people write it', ' nl 1234.56.782-b01 ', 'NL123456782B01'],
    ['of a sole trader since 2020', 'NL000099998B57', 'NL000099998B57'],
    ['with a digit that is wrong', 'NL123456783B01', null],
    ['of a sole trader, with a digit that is wrong', 'NL000099998B58', null],
    ['of zeros', 'NL000000000B00', null],
    ['of zeros and one', 'NL000000000B01', null],
    ['without its B', 'NL12345678201', null],
    ['of KvK', '12345678', null],
  ])('%s', async (_, typed, number) => {
    expect(await readVatNumber(typed)).toBe(number);
  });
});

const digit = /\d/g;

/** The number with one digit changed, for each digit. */
const changed = (number: string): string[] =>
  [...number.matchAll(digit)].map(
    ({ 0: one, index }) => `${number.slice(0, index)}${(Number(one) + 1) % 10}${number.slice(index + 1)}`,
  );

test.each([
  'ATU13585627',
  'BE0428759497',
  'BG175074752',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'ES12345678Z',
  'ESX1234567L',
  'FI20774740',
  'FR40303265045',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IE8D79739I',
  'IT00743110157',
  'LT119511515',
  'LT100001919017',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
])('%s is one of its country; with a digit more, less or wrong it is none', async (number) => {
  expect(await readVatNumber(number)).toBe(number);
  expect(await readVatNumber(`${number}1234`)).toBeNull();
  expect(await readVatNumber(number.slice(0, 3))).toBeNull();
  for (const other of changed(number)) expect([other, await readVatNumber(other)]).toEqual([other, null]);
});

test('a Bulgarian number with an 8, which the library doesn’t know, is taken by its shape', async () => {
  expect(await readVatNumber('BG831650349')).toBe('BG831650349');
});

test.each(['', 'GR123456789', 'GB123456789', 'US123456789', 'DE12345678x', 'rondo'])(
  '%s is none of the EU',
  async (typed) => {
    expect(await readVatNumber(typed)).toBeNull();
  },
);
