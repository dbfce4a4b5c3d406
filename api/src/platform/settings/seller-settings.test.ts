import { expect, test } from 'vitest';
import { sellerSettings } from '../../../test/seller.ts';
import { readConfig } from '../config.ts';

const sellerOf = (settings: Record<string, string>) => readConfig({ DATABASE_URL: '', ...settings }).seller;

test('who sells is named in one line, with what a buyer must find', () => {
  expect(sellerOf({ ...sellerSettings, SELLER_PHONE: '+31 30 123 4567' })).toEqual({
    name: 'Avondspel B.V.',
    address: 'Kade 12, 3511 AB Utrecht',
    kvk: '12345678',
    vat: 'NL123456789B01',
    phone: '+31 30 123 4567',
    line: 'Avondspel B.V., Kade 12, 3511 AB Utrecht, KvK 12345678, NL123456789B01',
  });
});

test('the demo has a seller of its own, and elsewhere nobody is made up', () => {
  expect(sellerOf({ RONDO_DEMO: 'on' })?.name).toBe('Rondo Demo B.V.');
  expect(sellerOf({ RONDO_DEMO: 'off' })).toBeNull();
});

test.each<[Record<string, string>, string]>([
  [{ SELLER_NAME: 'Avondspel B.V.' }, 'SELLER_ADDRESS, SELLER_KVK, SELLER_VAT is missing.'],
  [{ ...sellerSettings, SELLER_VAT: '' }, 'SELLER_VAT is missing.'],
  [{ SELLER_PHONE: '030 123 4567' }, 'SELLER_NAME, SELLER_ADDRESS, SELLER_KVK, SELLER_VAT is missing.'],
  [{ ...sellerSettings, SELLER_KVK: '1234567' }, 'SELLER_KVK (eight digits)'],
  [{ ...sellerSettings, SELLER_VAT: '123456789B01' }, 'SELLER_VAT (NL…B…)'],
  [{ ...sellerSettings, SELLER_PHONE: 'call us' }, 'SELLER_PHONE (a telephone number)'],
])('%j says what is wrong', (settings, sentence) => {
  expect(() => sellerOf(settings)).toThrow(sentence);
});
